import type { Locator, Page } from '@playwright/test';
import { BIDS, Player } from './support/player.ts';
import { expect, test } from './support/test.ts';

/** Collects the actions of the game that a page sends. */
function watchActions(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const frame = String(payload);
      const action = /"table:command".*"type":"act","action":\{"type":"(\w+)"/.exec(frame)?.[1];
      if (action !== undefined) sent.push(action);
    });
  });
  return sent;
}

/** Far enough ahead that both windows know of it in time. */
const TOGETHER_AFTER_MS = 500;

/** Clicks what is there now in either window, at the same moment of the clock both share. */
async function clickTogether(...targets: readonly Locator[]): Promise<void> {
  const found = await Promise.all(targets.map((target) => target.elementHandle()));
  const at = Date.now() + TOGETHER_AFTER_MS;
  const clicks = found.map((element) =>
    element.evaluate(async (card, moment) => {
      await new Promise((resolve) => setTimeout(resolve, moment - Date.now()));
      if (card instanceof HTMLElement) card.click();
    }, at),
  );
  await Promise.all(clicks);
}

test('F43, F24: a double click is one action, and one click plays on a desktop', async ({ invite }) => {
  const dora = await invite('Dora');
  const sent = watchActions(dora.page);
  await dora.practise(3);
  const player = new Player(dora, BIDS);
  let moment = await player.playUntil('bid', 'answer', 'play');
  if (moment !== 'play') {
    const before = sent.length;
    await player.say(() => dora.by(moment === 'bid' ? 'bid-next' : 'hold').dblclick());
    expect(sent.length).toBe(before + 1);
  }
  moment = await player.playUntil('play');
  const held = dora.page.locator('.hand [data-card]');
  const count = await held.count();
  const before = sent.length;
  await dora.page.locator(`.hand [data-card="${await player.someLegalCard()}"]`).dblclick();
  await expect(held).toHaveCount(count - 1);
  expect(sent.slice(before)).toEqual(['playCard']);
});

test.describe('with computers at a human pace', () => {
  test.use({ serverSettings: { botPause: 1, awayMs: 60_000 } });

  test('F42: the same seat in two windows plays every card once', async ({ invite }) => {
    const dora = await invite('Dora');
    await dora.practise(3);
    const player = new Player(dora, BIDS);
    await player.playUntil('play');
    const second = await dora.context.newPage();
    await second.goto(dora.page.url());
    const held = dora.page.locator('.hand [data-card]');
    const heldThere = second.locator('.hand [data-card]');
    const count = await held.count();
    await expect(heldThere).toHaveCount(count);
    const legal = '.hand [data-card][aria-disabled="false"]';
    await clickTogether(dora.page.locator(legal).first(), second.locator(legal).last());
    await expect(held).toHaveCount(count - 1);
    await expect(heldThere).toHaveCount(count - 1);
  });
});
