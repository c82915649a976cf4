import { BIDS, PASSES, Player } from './support/player.ts';
import { playCards, seatAndStart } from './support/tables.ts';
import { expect, test } from './support/test.ts';

test.use({ serverSettings: { botPause: 0, awayMs: 1_500 } });

test('one leaves in the middle of a game, the computer plays, the person returns and plays on', async ({
  invite,
}) => {
  const anna = await invite('Anna');
  const ben = await invite('Ben', { screen: 'phone' });
  const cleo = await invite('Cleo');
  await seatAndStart([anna, ben, cleo], { games: 3 });
  const players = [new Player(anna, BIDS), new Player(ben, PASSES), new Player(cleo, PASSES)];
  await playCards(players, 7);

  const held = await ben.page.locator('.hand [data-card]').count();
  const address = ben.page.url();
  const memory = await ben.context.storageState();
  await ben.context.close();

  const plate = anna.page.getByRole('region', { name: 'Ben' });
  await expect(plate, 'F40: how long somebody is gone').toContainText(/weg seit 0:0[1-9]/);
  const question = anna.words.presence.ask({ name: 'Ben' });
  for (const person of [anna, cleo]) await expect(person.page.getByRole('dialog')).toContainText(question);
  await anna.press(anna.button(anna.words.presence.letComputerPlay));
  await anna.press(anna.button(anna.words.common.confirm));
  await expect(cleo.page.getByRole('dialog'), 'asked no longer').toHaveCount(0);
  await expect(plate).toContainText(anna.words.presence.computerPlaysFor({ name: 'Ben' }));
  const others = [players[0], players[2]].filter((player) => player !== undefined);
  await playCards(others, 6);

  const back = await invite('Ben', { screen: 'phone', memory });
  await back.page.goto(address);
  await expect(back.page.locator('.toast')).toContainText('Wieder da.');
  const told = await back.page.locator('.toast').innerText();
  const left = await back.page.locator('.hand [data-card]').count();
  const cards = held - left;
  expect(cards, 'the computer has played').toBeGreaterThan(0);
  expect(told).toBe(back.words.presence.returned({ cards }));
  await expect(plate).not.toContainText(anna.words.presence.computerPlaysFor({ name: 'Ben' }));

  const returned = new Player(back, PASSES);
  await Promise.all([...others, returned].map((player) => player.playUntil('result')));
});
