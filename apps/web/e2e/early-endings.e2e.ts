import type { Locator } from '@playwright/test';
import { LOOKS, inviteThree } from './support/looks.ts';
import type { Person } from './support/person.ts';
import { expectGoodToSee, picture } from './support/pictures.ts';
import { BIDS, PASSES, Player, allUntil } from './support/player.ts';
import { expectResult, holdOn, lastRow } from './support/series.ts';
import { settle } from './support/settle.ts';
import { handOf } from './support/shown-cards.ts';
import { firstAsked, playCards, seatAndStart, untilAsked } from './support/tables.ts';
import { expect, test } from './support/test.ts';
import type { Look } from './support/looks.ts';
import type { Invite } from './support/test.ts';

interface Round {
  readonly people: readonly [Person, Person, Person];
  readonly players: readonly Player[];
  readonly declarer: Player;
  readonly see: (person: Person, moment: string) => Promise<void>;
}

/** Anna plays Grand, and the first card is awaited. */
async function annaPlays(invite: Invite, look: Look, name: string): Promise<Round> {
  const people = await inviteThree(invite, look);
  const [anna, ben, cleo] = people;
  await seatAndStart(people, { games: 3 });
  const declarer = new Player(anna, BIDS);
  const players = [declarer, new Player(ben, PASSES), new Player(cleo, PASSES)];
  await untilAsked(players, declarer, 'declare');
  await declarer.declare();
  await firstAsked(players);
  const see = (person: Person, moment: string): Promise<void> =>
    expectGoodToSee(person, `early/${name}-${look.screen}-${moment}-${person.name}`);
  return { people, players, declarer, see };
}

/** The menu of the table. */
async function openMenu(person: Person): Promise<Locator> {
  const { play, table } = person.words;
  await person.press(person.button(person.isOnPhone ? play.more : table.menu));
  const menu = person.page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
}

/** The cards that a declarer has laid open, as somebody sees them. */
async function openCards(person: Person): Promise<readonly string[]> {
  const cards = person.by('open-hand').locator('[data-card]');
  return cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? '').sort());
}

for (const look of LOOKS) {
  const title = `${look.screen}, ${look.language}`;

  test(`R6.6, R6.7: a claim refused and played on with open cards, ${title}`, async ({ invite }) => {
    const { people, players, declarer, see } = await annaPlays(invite, look, 'claim');
    const [anna, ben, cleo] = people;
    const { early, common } = anna.words;
    await playCards(players, 3);
    await firstAsked(players);
    const menu = await openMenu(anna);
    await anna.press(menu.getByRole('button', { name: early.claim, exact: true }));
    await expect(menu).toContainText(early.claimSays({ demand: early.claimDemands.simple }));
    await expect(anna.by('yes')).toHaveCount(0);
    await expect(ben.by('open-hand'), 'nothing is shown before the second step').toHaveCount(0);
    await settle(anna);
    await picture(anna, `early/claim-${look.screen}-1-second-step`);
    await anna.press(menu.getByRole('button', { name: common.confirm, exact: true }));

    await expect(menu).toHaveCount(0);
    const held = [...(await handOf(anna))].sort();
    for (const other of [ben, cleo]) {
      await expect(other.by('prompt')).toHaveText(other.words.early.asksClaim({ name: 'Anna' }));
      await expect(other.by('yes')).toBeVisible();
      expect(await openCards(other), other.name).toEqual(held);
    }
    await see(ben, '2-asked');
    await see(cleo, '2-asked');
    await see(anna, '2-waits');
    await ben.press(ben.by('no'));

    await expect(cleo.by('yes'), 'one refusal is enough').toHaveCount(0);
    for (const other of people)
      await expect(other.page.getByText(other.words.early.declinedOpen).first()).toBeVisible();
    await firstAsked(players);
    await see(anna, '3-open');
    await see(ben, '3-open');
    await playCards(players, 3);
    await firstAsked(players);
    const left = [...(await handOf(anna))].sort();
    expect(left).toHaveLength(held.length - 1);
    for (const other of [ben, cleo]) expect(await openCards(other), other.name).toEqual(left);
    await see(cleo, '4-open-later');
    const again = await openMenu(anna);
    await expect(again.getByRole('button', { name: early.resign, exact: true })).toBeVisible();
    await expect(again.getByRole('button', { name: early.claim, exact: true }), 'claimed once').toHaveCount(
      0,
    );
    await anna.press(again.getByRole('button', { name: common.close, exact: true }));

    await allUntil(players, 'result');
    await holdOn(anna);
    const { facts, evaluation } = await lastRow(anna);
    if (facts.kind !== 'played' || evaluation.kind !== 'played') throw new Error('No game was played');
    expect(facts.ending, 'valued by what was played').toEqual({ kind: 'played' });
    const score = (evaluation.won ? 1 : -2) * evaluation.gameValue;
    for (const person of people) await expectResult(person, score, [declarer.person.name]);
    await see(anna, '5-result');
  });

  test(`R6.2, R6.3: resignations, alone and with a consent, ${title}`, async ({ invite }) => {
    const { people, players, declarer, see } = await annaPlays(invite, look, 'resign');
    const [anna, ben, cleo] = people;
    const { early, common } = anna.words;
    const resignInMenu = async (says: string, name: string): Promise<void> => {
      const menu = await openMenu(anna);
      await anna.press(menu.getByRole('button', { name: early.resign, exact: true }));
      await expect(menu).toContainText(says);
      await expect(menu).toContainText(early.resignQuestion);
      await expect(anna.by('result'), 'nothing happens before the second step').toHaveCount(0);
      await settle(anna);
      await picture(anna, `early/resign-${look.screen}-${name}`);
      await anna.press(menu.getByRole('button', { name: common.confirm, exact: true }));
      await expect(menu).toHaveCount(0);
    };
    await resignInMenu(early.resignAlone, '1-alone');
    const expectLost = async (): Promise<void> => {
      await expect(anna.by('result')).toBeVisible();
      await holdOn(anna);
      const { facts, evaluation } = await lastRow(anna);
      if (facts.kind !== 'played' || evaluation.kind !== 'played') throw new Error('No game was played');
      expect(facts.ending).toEqual({ kind: 'resigned' });
      for (const person of people)
        await expectResult(person, evaluation.score, [person.words.early.endings.resigned]);
    };
    await expectLost();
    await see(anna, '2-result');
    await see(cleo, '2-result');

    await untilAsked(players, declarer, 'declare');
    await declarer.declare();
    await playCards(players, 6);
    await firstAsked(players);
    await resignInMenu(early.resignAsk, '3-with-consent');
    for (const other of [ben, cleo])
      await expect(other.by('prompt')).toHaveText(other.words.early.asksResign({ name: 'Anna' }));
    await see(cleo, '4-asked');
    await see(anna, '4-waits');
    await ben.press(ben.by('no'));
    await expect(ben.by('no')).toHaveCount(0);
    await see(ben, '5-has-declined');
    await cleo.press(cleo.by('yes'));
    await expectLost();
    await see(ben, '6-result');
  });
}
