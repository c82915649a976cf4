import type { Page } from '@playwright/test';
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

  test('F42: the same seat in a second window moves there, the first says so, and every card is played once', async ({
    invite,
  }) => {
    const dora = await invite('Dora');
    await dora.practise(3);
    const player = new Player(dora, BIDS);
    await player.playUntil('play');
    const held = dora.page.locator('.hand [data-card]');
    const count = await held.count();
    const legal = dora.page.locator('.hand [data-card][aria-disabled="false"]').first();
    const card = (await legal.getAttribute('data-card')) ?? '';
    const second = await dora.context.newPage();
    const heldThere = second.locator('.hand [data-card]');

    await Promise.all([legal.dispatchEvent('click'), second.goto(dora.page.url())]);
    await expect(dora.by('elsewhere')).toContainText(dora.words.connection.otherWindow);
    await expect(dora.page.locator('#live-assertive')).toContainText(dora.words.connection.otherWindow);
    await expect(held).toHaveCount(0);
    await expect(heldThere).toHaveCount(count - 1);
    await expect(second.locator(`.hand [data-card="${card}"]`)).toHaveCount(0);

    await dora.press(dora.button(dora.words.connection.playHere));
    await expect(held).toHaveCount(count - 1);
    await expect(second.getByTestId('elsewhere')).toContainText(dora.words.connection.otherWindow);
    await expect(heldThere).toHaveCount(0);
    await second.close();
    await player.playUntil('result');
  });
});
