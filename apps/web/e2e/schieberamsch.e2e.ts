import { formatsOf } from '../src/i18n/format.ts';
import { LOOKS, inviteThree } from './support/looks.ts';
import type { Person } from './support/person.ts';
import { expectGoodToSee } from './support/pictures.ts';
import type { Habits } from './support/player.ts';
import { PASSES, Player, allUntil } from './support/player.ts';
import { expectResult, holdOn, lastRow } from './support/series.ts';
import { cardsShown, handOf, watchCards } from './support/shown-cards.ts';
import { firstAsked, seatAndStart } from './support/tables.ts';
import { expect, test } from './support/test.ts';

const PUSHES: Habits = { ...PASSES, schieben: 'push' };

/** Whoever is asked first pushes, the others look. */
async function passAll(people: readonly Person[]): Promise<readonly [Player, Player, Player]> {
  const passing = people.map((person) => new Player(person, PASSES));
  for (let asked = await firstAsked(passing); (await asked.moment()) !== 'lookOrPush';) {
    await asked.act(await asked.moment());
    asked = await firstAsked(passing);
  }
  const forehand = passing.indexOf(await firstAsked(passing));
  const [first, second, third] = [0, 1, 2].map((step) => people[(forehand + step) % 3]);
  if (first === undefined || second === undefined || third === undefined) throw new Error('Not three');
  return [new Player(first, PUSHES), new Player(second, PASSES), new Player(third, PASSES)];
}

/** Looks at the skat, and hands two cards on. @returns those two */
async function lookAndPass(
  player: Player,
  see: (moment: string) => Promise<void>,
): Promise<readonly string[]> {
  const { person } = player;
  const before = await handOf(person);
  await player.act('lookOrPush');
  await expect(person.by('ramsch-pass')).toBeDisabled();
  await see('looks');
  const held = await handOf(person);
  expect(held).toHaveLength(12);
  expect(held).toEqual(expect.arrayContaining([...before]));
  await player.chooseTwo();
  await see('chooses');
  await person.press(person.by('ramsch-pass'));
  await expect(person.by('ramsch-pass')).toHaveCount(0);
  const kept = await handOf(person);
  return held.filter((card) => !kept.includes(card));
}

for (const look of LOOKS) {
  test(`R9.20, R9.23, R9.24: a Schieberamsch, ${look.screen}, ${look.language}`, async ({ invite }) => {
    const people = await inviteThree(invite, look);
    await seatAndStart(people, { games: 3, preset: 'family' });
    const players = await passAll(people);
    const [first, second, third] = players;
    const see = (player: Player, moment: string): Promise<void> =>
      expectGoodToSee(player.person, `schieberamsch/${look.screen}-${player.person.name}-${moment}`);
    const ownCards = await handOf(first.person);
    await watchCards(first.person);
    await see(first, '1-first-asked');
    await see(second, '1-second-waits');
    await first.act('lookOrPush');

    await expect(second.person.by('ramsch-look')).toBeVisible();
    for (const { person } of players)
      await expect(person.by('factor'), person.name).toContainText(person.words.rounds.factor({ factor: 2 }));
    await see(second, '2-second-asked');
    await see(third, '2-third-waits');
    const passed = await lookAndPass(second, (moment) => see(second, `3-second-${moment}`));
    expect(passed).toHaveLength(2);
    expect(
      passed.filter((card) => card.endsWith('J')),
      'R9.22: no jack',
    ).toEqual([]);

    await expect(third.person.by('ramsch-look')).toBeVisible();
    await see(first, '4-first-waits');
    const thirdHand = await handOf(third.person);
    expect(thirdHand, 'nothing before looking').not.toEqual(expect.arrayContaining([...passed]));
    await third.act('lookOrPush');
    await expect(third.person.by('ramsch-pass')).toBeVisible();
    expect(await handOf(third.person), 'the skat goes round').toEqual(
      expect.arrayContaining([...thirdHand, ...passed]),
    );
    await third.passTwo();
    await firstAsked(players);
    const faces = await cardsShown(first.person);
    expect(new Set(faces.map(({ card }) => card)), 'R9.24: own cards alone').toEqual(new Set(ownCards));
    await see(first, '5-first-plays');
    await see(third, '5-third-waits');

    await allUntil(players, 'result');
    await holdOn(first.person);
    const { facts, evaluation } = await lastRow(first.person);
    if (facts.kind !== 'ramsch' || evaluation.kind !== 'ramsch') throw new Error('No Ramsch was played');
    const { scores, march, losers, points, factor } = evaluation;
    expect(points.reduce((sum, one) => sum + one)).toBe(120);
    expect(factor % 2, 'R9.23: pushed once').toBe(0);
    const marked = march ?? losers[0] ?? 0;
    const score = scores[marked];
    if (march === null) expect(score).toBe(-Math.max(...points) * factor);
    const names = (march === null ? losers : [march]).map(
      (position) => people.at(evaluation.seats[position] ?? 0)?.name ?? '',
    );
    for (const { person } of players) {
      const { ramsch, rounds } = person.words;
      const { signed } = formatsOf(person.language);
      const sentence =
        march === null
          ? ramsch.loses({ names, points: points[marked] })
          : ramsch.march({ name: names[0] ?? '' });
      const line = rounds.factorLine({ value: signed(score / factor), factor, score: signed(score) });
      await expectResult(person, score, [sentence, ramsch.pushes({ count: 1 }), line]);
    }
    await see(first, '6-result');
    await see(third, '6-result');
  });
}
