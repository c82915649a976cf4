import type { Locator, Page } from '@playwright/test';
import type { Person } from './support/person.ts';
import { BIDS, LOOKS_AFTER_MS, PASSES, Player } from './support/player.ts';
import { firstAsked, seatAndStart } from './support/tables.ts';
import { expect, test } from './support/test.ts';

const SEEN_WITHIN_MS = 300;

async function three(invite: (name: string) => Promise<Person>): Promise<readonly [Player, Player, Player]> {
  const people = [await invite('Anna'), await invite('Ben'), await invite('Cleo')] as const;
  await seatAndStart(people, { games: 3 });
  const [anna, ben, cleo] = people;
  return [new Player(anna, BIDS), new Player(ben, PASSES), new Player(cleo, PASSES)];
}

/** Runs inside the page: notes when each entry of the bid log is shown. */
function noteCalls(): void {
  const shownAt: number[] = [];
  Object.assign(globalThis, { shownAt });
  new MutationObserver(() => {
    const { length } = document.querySelectorAll('.side [data-testid="bid-log"] li');
    while (shownAt.length < length) shownAt.push(Date.now());
  }).observe(document, { subtree: true, childList: true });
}

function shownAt(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (globalThis as unknown as { shownAt: readonly number[] }).shownAt);
}

/** Presses inside the page, and tells when. */
function pressAt(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    (element as HTMLElement).click();
    return Date.now();
  });
}

test('F13: what is said is seen by all at once, and the 18 of forehand alone stays in the log', async ({
  invite,
}) => {
  const players = await three(invite);
  for (const { person } of players) await person.page.evaluate(noteCalls);
  const pressed: number[] = [];
  for (const what of ['pass', 'pass', 'bid-next'] as const) {
    const asked = await firstAsked(players);
    await asked.say(async () => void pressed.push(await pressAt(asked.person.by(what))));
  }
  for (const { person } of players) {
    const log = person.by('bid-log').filter({ visible: true });
    await expect(log).toContainText('18');
    await expect(log.getByRole('listitem')).toHaveCount(3);
    const delays = (await shownAt(person.page)).map((at, call) => at - (pressed[call] ?? Infinity));
    expect(delays).toHaveLength(3);
    const [, median] = [...delays].sort((a, b) => a - b);
    expect(median, `what ${person.name} saw`).toBeLessThan(SEEN_WITHIN_MS);
  }
});

test('F27: a finished trick lies until it is tapped, be it on a card', async ({ invite }) => {
  const dora = await invite('Dora', { screen: 'phone' });
  const { page, words } = dora;
  await dora.goTo('/');
  await dora.press(dora.button(words.common.settings));
  const pauses = page.getByRole('group', { name: words.settings.trickPause, exact: true });
  await dora.press(pauses.getByText(words.settings.trickPauses.untilTap, { exact: true }));
  await dora.press(dora.button(words.common.close));
  await dora.practise(3);
  const player = new Player(dora, { ...BIDS, says: 'no' });
  const finished = page.locator('[data-testid="trick"].finished');
  await untilTrickLies(player, finished);
  const card = await finished.locator('[data-place="self"]').boundingBox();
  if (card === null) throw new Error('The own card does not lie there');
  await page.touchscreen.tap(card.x + card.width / 2, card.y + card.height / 2);
  await expect(finished).toHaveCount(0);
});

test('F25: a card dragged up is played, one let go below the line comes back', async ({ invite }) => {
  const dora = await invite('Dora');
  await dora.practise(3);
  const player = new Player(dora, BIDS);
  await player.playUntil('play');
  const held = dora.page.locator('.hand [data-card]');
  const count = await held.count();
  const card = dora.page.locator(`.hand [data-card="${await player.someLegalCard()}"]`);
  await drag(card, 0, -40);
  await expect(card).toBeVisible();
  await expect(held).toHaveCount(count);
  await drag(card, 0, -120);
  await expect(card).toHaveCount(0);
  await expect(held).toHaveCount(count - 1);
});

/** A computer may claim the rest before a trick is full, or resign: then the game or the next one is played on. */
async function untilTrickLies(player: Player, finished: Locator): Promise<void> {
  const isLying = async (): Promise<boolean> => (await finished.locator('[data-card]').count()) === 3;
  const playOn = async (): Promise<boolean> => {
    if (await isLying()) return true;
    await player.act(await player.moment());
    return isLying();
  };
  await expect.poll(playOn, { intervals: LOOKS_AFTER_MS, timeout: 120_000 }).toBe(true);
}

async function drag(card: Locator, x: number, y: number): Promise<void> {
  const { mouse } = card.page();
  const box = await card.boundingBox();
  if (box === null) throw new Error('The card is not there');
  const from = { x: box.x + box.width / 4, y: box.y + box.height / 3 };
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + x / 2, from.y + y / 2);
  await mouse.move(from.x + x, from.y + y);
  await mouse.up();
}
