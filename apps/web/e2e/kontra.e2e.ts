import { formatsOf } from '../src/i18n/format.ts';
import { LOOKS, inviteThree } from './support/looks.ts';
import type { Person } from './support/person.ts';
import { expectGoodToSee } from './support/pictures.ts';
import { BIDS, PASSES, Player, allUntil } from './support/player.ts';
import { expectResult, holdOn, lastRow } from './support/series.ts';
import { firstAsked, seatAndStart, untilAsked } from './support/tables.ts';
import { expect, test } from './support/test.ts';

/** Presses Kontra, which takes a second press. */
async function sayKontra(person: Person): Promise<void> {
  const { words, page } = person;
  const kontra = person.by('kontra');
  await person.press(kontra);
  await expect(kontra).toHaveText(words.kontra.say({ word: 'kontra' }));
  await expect(page.getByTestId('factor'), 'one press says nothing').toHaveCount(0);
  await person.press(kontra);
  await expect(kontra).toHaveCount(0);
}

/** That everybody reads in the head what the game is multiplied with. */
async function expectFactor(people: readonly Person[], factor: number): Promise<void> {
  for (const person of people) {
    const { words } = person;
    await expect(person.by('factor'), person.name).toContainText(words.rounds.factor({ factor }));
    await expect(person.by('factor'), person.name).toHaveAccessibleName(
      new RegExp(words.kontra.words.kontra),
    );
  }
}

for (const look of LOOKS) {
  test(`R9.40, R9.44: Kontra and Re, ${look.screen}, ${look.language}`, async ({ invite }) => {
    const people = await inviteThree(invite, look);
    const [anna, ben, cleo] = people;
    const see = (person: Person, moment: string): Promise<void> =>
      expectGoodToSee(person, `kontra/${look.screen}-${person.name}-${moment}`);
    await seatAndStart(people, { games: 3, preset: 'withRamsch' });
    const players = [new Player(anna, BIDS), new Player(ben, PASSES), new Player(cleo, PASSES)];
    const [declarer] = players;
    if (declarer === undefined) throw new Error('Nobody plays');
    await untilAsked(players, declarer, 'declare');
    await declarer.declare();
    await firstAsked(players);
    await expect(anna.by('kontra'), 'not the declarer’s to say').toHaveCount(0);
    await see(ben, '1-may-say');
    await sayKontra(ben);

    await expectFactor(people, 2);
    await expect(cleo.by('kontra'), 'said once').toHaveCount(0);
    await expect(anna.by('prompt')).toHaveText(anna.words.kontra.youAreAsked({ word: 're' }));
    for (const other of [ben, cleo])
      await expect(other.by('prompt')).toHaveText(
        other.words.kontra.waiting({ names: ['Anna'], word: 're' }),
      );
    for (const player of players.slice(1)) expect(await player.moment(), 'no card before Re').toBe('wait');
    await see(anna, '2-asked');
    await see(ben, '2-waits');
    await see(cleo, '2-waits');
    await anna.press(anna.by('yes'));
    await expect(anna.by('yes'), 'the first touch says nothing').toHaveText(
      anna.words.kontra.say({ word: 're' }),
    );
    await expectFactor(people, 2);
    await anna.press(anna.by('yes'));

    await expectFactor(people, 4);
    await firstAsked(players);
    await see(anna, '3-re-said');
    await see(cleo, '3-re-said');
    await allUntil(players, 'result');
    await holdOn(anna);
    const { facts, evaluation } = await lastRow(anna);
    if (facts.kind !== 'played' || evaluation.kind !== 'played') throw new Error('No game was played');
    expect(facts).toMatchObject({ kontra: 2, ending: { kind: 'played' } });
    const score = (evaluation.won ? 4 : -8) * evaluation.gameValue;
    for (const person of people) {
      const { kontra, rounds } = person.words;
      const { signed } = formatsOf(person.language);
      const line = rounds.factorLine({ value: signed(score / 4), factor: 4, score: signed(score) });
      await expectResult(person, score, [`${kontra.words.kontra}, ${kontra.words.re}: ${line}`]);
    }
    await see(anna, '4-result');
    await see(cleo, '4-result');
  });
}
