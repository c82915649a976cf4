import type { PlayedFacts } from '@skat/engine';
import { BID_VALUES, evaluateGame, isTrumpGame } from '@skat/engine';
import type { SeriesReply, SeriesSummary } from '@skat/protocol';
import { formatsOf } from '../src/i18n/format.ts';
import { expectFits } from './support/layout.ts';
import type { Person } from './support/person.ts';
import { PASSES, Player } from './support/player.ts';
import { firstAsked, playCards, seatAndStart } from './support/tables.ts';
import { expect, test } from './support/test.ts';

/** So high that no game of the hand is worth it. */
const JUMP = 216;

async function lastGame(person: Person): Promise<PlayedFacts> {
  const [summary] = await person.api<readonly SeriesSummary[]>('/series');
  const reply = await person.api<SeriesReply>(`/series/${summary?.tableId ?? ''}/1`);
  const facts = reply.games.at(-1)?.facts;
  if (facts?.kind !== 'played') throw new Error('No game was played');
  return facts;
}

/** Runs inside the page: presses an answer as soon as it is shown as inert, and notes what it said. */
function pressWhileInert(): void {
  new MutationObserver(() => {
    const hold = document.querySelector<HTMLElement>('[data-testid="hold"][aria-disabled="true"]');
    const { dataset } = document.documentElement;
    if (hold === null || dataset['inert'] !== undefined) return;
    dataset['inert'] = hold.innerText;
    hold.click();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Everybody but one says and plays what is asked until that one is asked. */
async function othersUntil(
  players: readonly Player[],
  awaited: Player,
  moment: 'skat' | 'play',
): Promise<void> {
  while ((await awaited.moment()) !== moment) {
    const asked = await firstAsked(players);
    if (asked !== awaited) await asked.act(await asked.moment());
  }
}

test('bidding, putting away and announcing on a phone, overbid on purpose', async ({ invite }) => {
  const people = [
    await invite('Anna', { screen: 'phone' }),
    await invite('Ben', { screen: 'phone' }),
    await invite('Cleo', { screen: 'phone' }),
  ] as const;
  await seatAndStart(people, { games: 3 });
  const players = people.map((person) => new Player(person, PASSES));
  const declarer = await firstAsked(players);
  const { person } = declarer;
  const { page, words } = person;
  const confirm = person.by('declare-confirm');
  let worth = '';

  await test.step('F11: the value list', async () => {
    await expect(person.by('bid-next')).toHaveText(words.bidding.bid({ value: 18 }));
    await person.press(person.by('bid-more'));
    const values = await person.by('bid-list').getByRole('button').allInnerTexts();
    expect(values.map(Number)).toEqual(BID_VALUES);
    await expectFits(person);
  });

  await test.step('F12: after a jump the answer is inert for a moment', async () => {
    const others = players.filter((player) => player !== declarer);
    for (const other of others) await other.person.page.evaluate(pressWhileInert);
    await person.press(person.by('bid-list').getByRole('button', { name: String(JUMP), exact: true }));
    const listener = await firstAsked(others);
    const hold = listener.person.by('hold');
    await expect(hold).toHaveText(words.bidding.hold({ value: JUMP }));
    const inert = await listener.person.page.evaluate(() => document.documentElement.dataset['inert']);
    expect(inert).toContain(String(JUMP));
    expect(inert).not.toBe(words.bidding.hold({ value: JUMP }));
    await expect(listener.person.by('bid-log').filter({ visible: true })).toHaveText(
      new RegExp(`${JUMP}\\s*$`),
    );
  });

  await test.step('F15 to F17: two cards are put away out of twelve', async () => {
    await othersUntil(players, declarer, 'skat');
    await expect(person.by('play-hand')).toBeEnabled();
    await person.press(person.by('pick-up'));
    const cards = page.locator('.hand [data-card]');
    await expect(cards).toHaveCount(12);
    await expectFits(person);
    const fromSkat = page.getByRole('group').getByRole('button', { name: words.skat.fromSkat });
    await expect(fromSkat, 'the cards of the skat are marked').toHaveCount(2);
    const putAway = person.by('discard-confirm');
    await expect(putAway).toBeDisabled();
    await person.press(cards.nth(3));
    await expect(putAway).toBeDisabled();
    await person.press(cards.nth(5));
    await expect(putAway).toBeEnabled();
    await person.press(cards.nth(7));
    await expect(page.locator('.hand [aria-pressed="true"]'), 'not a third one').toHaveCount(2);
    await person.press(cards.nth(3));
    await expect(putAway, 'a choice can be taken back').toBeDisabled();
    await person.press(cards.nth(7));
    await person.press(putAway);
    await expect(cards).toHaveCount(10);
  });

  await test.step('F18 to F20: the game is announced against a warning', async () => {
    await expect(person.by('declare-null'), 'a Null below the bid is not offered').toBeDisabled();
    await expect(confirm).toBeDisabled();
    await person.press(person.by('declare-H'));
    await expect(
      page.getByRole('group', { name: words.table.levels, exact: true }),
      'nothing to add after a pick-up',
    ).toHaveCount(0);
    await expect(person.by('meter')).toHaveAttribute('role', 'alert');
    await expect(person.by('meter')).toContainText(String(JUMP));
    worth = (await person.by('meter').locator('p').first().innerText()).trim();
    await expectFits(person);
    await person.press(confirm);
    await expect(confirm).toHaveText(words.declare.announceAnyway({ game: words.cards.games.H }));
    await person.press(confirm);
    await expect(confirm).toHaveCount(0);
  });

  await test.step('F22, F23, F29: illegal cards are marked on my turn to follow, and say why', async () => {
    await expect(person.by('contract')).toContainText(words.cards.games.H);
    await expect(person.by('contract')).toContainText(String(JUMP));
    const bound = await playUntilBound(players);
    const { page: theirs, words: said } = bound.person;
    await expect(bound.person.by('trick')).toContainText(said.play.led);
    const illegal = theirs.locator('.hand [aria-disabled="true"]').first();
    const card = (await illegal.getAttribute('data-card')) ?? '';
    // It still answers, though it counts as disabled.
    await illegal.tap({ force: true });
    await expect(theirs.locator('.toast').last()).toContainText(/Geht nicht: .+ bedienen/);
    await expect(theirs.locator('#live-assertive')).toContainText(/Geht nicht: .+ bedienen/);
    await expect(theirs.locator(`.hand [data-card="${card}"]`)).toHaveCount(1);
    for (const other of players.filter((player) => player !== bound))
      await expect(other.person.page.locator('.hand [aria-disabled="true"]')).toHaveCount(0);
    await expectFits(bound.person);
  });

  await test.step('F28: the last trick can be seen until one has played on', async () => {
    await untilTrickIsWhole(players);
    const follower = await leaderAndNext(players);
    const open = follower.person.page.getByRole('navigation').getByRole('button', { name: words.play.trick });
    await follower.person.press(open);
    const lastTrick = follower.person.by('last-trick');
    await expect(lastTrick.getByRole('listitem')).toHaveCount(3);
    const places = await lastTrick
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-place')).sort());
    expect(places).toEqual(['left', 'right', 'self']);
    await expect(lastTrick).toContainText(words.table.takesTrick);
    await follower.person.press(open);
    await expect(lastTrick).toHaveCount(0);
    await follower.act('play');
    await expect(open).toBeDisabled();
  });

  await Promise.all(players.map((player) => player.playUntil('result')));
  await test.step('F18, F19: the result explains the overbid loss', async () => {
    const facts = await lastGame(person);
    const evaluation = evaluateGame(facts);
    expect(evaluation).toMatchObject({ won: false, overbid: true });
    if (!isTrumpGame(facts)) throw new Error('Hearts was announced');
    const { matadors } = facts;
    const level = matadors.count + 1;
    expect(worth).toBe(
      words.declare.worth({ ...matadors, level, game: words.cards.games.H, base: 10, value: level * 10 }),
    );
    for (const one of people) {
      const result = one.by('result');
      await expect(result).toContainText(formatsOf('de').signed(evaluation.score));
      await expect(result).toContainText(
        words.result.overbidLine({ value: 10 * (evaluation.reachedLevel ?? 0), bid: JUMP }),
      );
    }
  });
});

/** Lets everybody play until one whose turn it is has cards that the rules refuse. */
async function playUntilBound(players: readonly Player[]): Promise<Player> {
  for (;;) {
    const asked = await firstAsked(players);
    const refused = asked.person.page.locator('.hand [aria-disabled="true"]');
    if ((await asked.moment()) === 'play' && (await refused.count()) > 0) return asked;
    await asked.act(await asked.moment());
  }
}

/** Everybody's own cards are counted: another page may hear of a card later. */
async function untilTrickIsWhole(players: readonly Player[]): Promise<void> {
  while ((await cardsHeld(players)) % players.length !== 0) await playCards(players, 1);
}

async function cardsHeld(players: readonly Player[]): Promise<number> {
  const hands = players.map(({ person }) => person.page.locator('.hand [data-card]').count());
  return (await Promise.all(hands)).reduce((sum, cards) => sum + cards, 0);
}

/** Lets the leader of a trick play, and finds who plays next. */
async function leaderAndNext(players: readonly Player[]): Promise<Player> {
  const leader = await firstAsked(players);
  await leader.act('play');
  return firstAsked(players.filter((player) => player !== leader));
}

test('F20: without the skat, each announcement takes along what it includes', async ({ invite }) => {
  const people = [await invite('Anna'), await invite('Ben'), await invite('Cleo')] as const;
  await seatAndStart(people, { games: 3 });
  const players = people.map((person) => new Player(person, PASSES));
  const declarer = await firstAsked(players);
  const { person } = declarer;
  const { words } = person;
  await declarer.say(() => person.press(person.by('bid-next')));
  await othersUntil(players, declarer, 'skat');
  await person.press(person.by('play-hand'));
  await person.press(person.by('declare-C'));
  const { schneider, schwarz, ouvert } = words.declare;
  const chips = person.page.getByRole('group', { name: words.table.levels, exact: true });
  const pressed = async (): Promise<readonly string[]> =>
    chips.locator('[aria-pressed="true"]').allInnerTexts();
  const touch = (name: string): Promise<void> =>
    person.press(chips.getByRole('button', { name, exact: true }));
  expect(await pressed()).toEqual([]);
  await touch(ouvert);
  expect(await pressed()).toEqual([schneider, schwarz, ouvert]);
  await touch(schwarz);
  expect(await pressed()).toEqual([schneider]);
  await touch(schneider);
  expect(await pressed()).toEqual([]);
  await touch(ouvert);
  await person.press(person.by('declare-confirm'));
  for (const one of people) await expect(one.by('contract')).toContainText(`${words.cards.games.C} ouvert`);
  const open = people.filter((one) => one !== person);
  for (const one of open) await expect(one.by('open-hand').getByRole('listitem')).toHaveCount(10);
});
