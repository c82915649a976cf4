import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { LOOKS } from './support/looks.ts';
import type { Person } from './support/person.ts';
import { expectGoodToSee, picture } from './support/pictures.ts';
import { BIDS, PASSES, Player, allUntil } from './support/player.ts';
import { expectResult, holdOn, lastRow } from './support/series.ts';
import { cardsShown, handOf, watchCards } from './support/shown-cards.ts';
import { playCards, seatAndStart, untilAsked } from './support/tables.ts';
import { expect, test } from './support/test.ts';

const SHORT_PHONE = { width: 390, height: 550 } as const;

/** Where a card may lie that everybody sees. */
const PUBLIC = new Set(['trick', 'last-trick', 'result']);

/** Collects whatever the server tells somebody. */
function listen({ page }: Person): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** Whether any of these frames names a card of a hand or of the skat. */
function tellHiddenCards(frames: readonly string[]): boolean {
  return frames.some((frame) => /"(?:hand|skat|putAway)":\["/.test(frame));
}

/** The line on the screen, which is read aloud as well. */
function ownLine({ page, words }: Person): Locator {
  return page.getByRole('main').getByText(words.four.youSitOut);
}

/** Whoever deals reads so; the others are dealt cards. */
async function findDealer(people: readonly Person[]): Promise<Person> {
  let dealer: Person | undefined;
  const look = async (): Promise<boolean> => {
    for (const person of people) if ((await ownLine(person).count()) > 0) dealer = person;
    return dealer !== undefined;
  };
  await expect.poll(look).toBe(true);
  if (dealer === undefined) throw new Error('Nobody deals');
  return dealer;
}

for (const look of LOOKS) {
  test(`R2.4, F37: four people, and the dealer’s view, ${look.screen}, ${look.language}`, async ({
    invite,
  }) => {
    const people = [
      await invite('Anna', look),
      await invite('Ben', look),
      await invite('Cleo', { ...look, language: 'zh' }),
      await invite('Dora', look),
    ] as const;
    const frames = new Map(people.map((person) => [person, listen(person)]));
    await seatAndStart(people, { games: 4, players: 4 });
    const dealer = await findDealer(people);
    const others = people.filter((person) => person !== dealer);
    const see = (person: Person, moment: string): Promise<void> =>
      expectGoodToSee(person, `four/${look.screen}-${moment}-${person.name}`);
    await watchCards(dealer);
    const players = others.map((person, index) => new Player(person, index === 0 ? BIDS : PASSES));
    const [declarer, guest] = players;
    if (declarer === undefined || guest === undefined) throw new Error('Nobody plays');
    for (const { name, words } of others)
      await expect(dealer.page.getByRole('region', { name, exact: true }), words.play.table).toBeVisible();
    for (const person of others) {
      const plate = person.page.getByRole('region', { name: dealer.name, exact: true });
      await expect(plate).toContainText(person.words.four.sitsOut);
      expect(await handOf(person)).toHaveLength(10);
    }
    await see(dealer, '1-dealer-bidding');
    await see(guest.person, '1-bidding');

    await untilAsked(players, declarer, 'skat');
    await see(dealer, '2-dealer-skat');
    await untilAsked(players, declarer, 'declare');
    await see(declarer.person, '2-declare');
    await declarer.declare();
    await playCards(players, 2);
    for (const person of people) await expect(person.by('trick').locator('[data-card]')).toHaveCount(2);
    const laid = await declarer.person.by('trick').locator('[data-card]').all();
    for (const card of laid) {
      const code = (await card.getAttribute('data-card')) ?? '';
      await expect(dealer.by('trick').locator(`[data-card="${code}"]`)).toBeVisible();
    }
    await see(dealer, '3-dealer-play');
    for (const { person } of [declarer, guest]) await see(person, '3-play');

    expect(tellHiddenCards(frames.get(dealer) ?? []), 'what the dealer was told').toBe(false);
    expect(tellHiddenCards(frames.get(guest.person) ?? []), 'what a player was told').toBe(true);
    await allUntil([...players, new Player(dealer, PASSES)], 'result');
    await holdOn(dealer);
    const faces = await cardsShown(dealer);
    expect(
      faces.filter(({ place }) => !PUBLIC.has(place)),
      'the dealer sees what all see',
    ).toEqual([]);
    expect(faces.length).toBeGreaterThan(2);
    const { evaluation } = await lastRow(dealer);
    if (evaluation.kind !== 'played') throw new Error('No game was played');
    expect(people[evaluation.declarer]).toBe(declarer.person);
    const score = (evaluation.won ? 1 : -2) * evaluation.gameValue;
    for (const person of people) await expectResult(person, score, [declarer.person.name]);
    await see(dealer, '4-dealer-result');
    await see(guest.person, '4-result');

    for (const player of [...players, new Player(dealer, PASSES)]) await player.sayReady();
    await expect(dealer.page.locator('.hand [data-card]')).toHaveCount(10);
    const next = people[(people.indexOf(dealer) + 1) % 4];
    expect(await findDealer(people), 'R2.9: the deal goes to the left').toBe(next);
  });
}

test('R5.10, F33: four with the points of all tricks fit a phone', async ({ invite }) => {
  const anna = await invite('Anna', { screen: 'phone', language: 'de' });
  await seatAndStart([anna], { games: 4, players: 4, preset: 'withRamsch', withComputers: true });
  const player = new Player(anna, { ...PASSES, says: 'no' });
  for (const moment of ['1', '2', '3']) {
    await playCards([player], 3);
    await expectGoodToSee(anna, `four/phone-counters-${moment}`);
  }
  await player.playUntil('result');
  await anna.page.setViewportSize(SHORT_PHONE);
  for (const button of [anna.button(anna.words.result.tricks), anna.by('next-game')])
    await expect(button, 'F33: the lines give way').toBeInViewport({ ratio: 1 });
  await expectAccessible(anna, 'a short phone');
  await picture(anna, 'four/phone-counters-result');
});
