import { BIDS, PASSES, Player, allUntil } from './support/player.ts';
import { playCards, seatAndStart } from './support/tables.ts';
import { expect, test } from './support/test.ts';

/** What a browser itself writes when nobody answers. */
const NOBODY_ANSWERS = /WebSocket connection to .* failed|ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED)/;

test('F39: a reload in the middle of a game leads back to the same seat and moment', async ({ invite }) => {
  const dora = await invite('Dora', { screen: 'phone' });
  await dora.practise(3);
  const player = new Player(dora, { ...BIDS, bidsUpTo: 60 });
  for (const end of ['bid', 'play'] as const) {
    if ((await player.playUntil(end, 'play', 'result')) === 'result') break;
    const held = await dora.page
      .locator('.hand [data-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
    const moment = await player.nextMoment();
    await dora.page.reload();
    expect(await player.nextMoment()).toBe(moment);
    const heldAfter = await dora.page
      .locator('.hand [data-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
    expect(heldAfter).toEqual(held);
    await player.act(moment);
  }
  await player.playUntil('result');
});

test('the server is killed in the middle of a game: everybody is told, and it goes on without a reload', async ({
  invite,
  server,
  guard,
}) => {
  const anna = await invite('Anna');
  const ben = await invite('Ben', { screen: 'phone' });
  const cleo = await invite('Cleo');
  const people = [anna, ben, cleo] as const;
  await seatAndStart(people, { games: 3 });
  const players = [new Player(anna, BIDS), new Player(ben, PASSES), new Player(cleo, PASSES)];
  await playCards(players, 8);
  const laid = anna.by('trick').getByRole('listitem');
  await expect(laid, 'the second trick has gone, two cards lie').toHaveCount(2);
  for (const person of people) await person.mark();

  guard.expects(NOBODY_ANSWERS);
  await server.kill();
  for (const person of people) await expect(person.by('connection')).toHaveText(person.words.connection.lost);
  const told = people.map(async (person) => {
    await expect(person.by('connection')).toHaveText(person.words.connection.restored, { timeout: 60_000 });
    await expect(person.by('connection')).toHaveCount(0);
  });
  await Promise.all([server.start(), ...told]);
  await expect(laid).toHaveCount(2);
  await allUntil(players, 'result');
  for (const person of people) expect(await person.isMarked(), 'no reload').toBe(true);
});

test('F38: without a network a banner says so, and the table goes on when it is back', async ({
  invite,
  guard,
}) => {
  const dora = await invite('Dora');
  await dora.practise(3);
  const player = new Player(dora, BIDS);
  await player.playUntil('play', 'bid', 'answer');
  await dora.mark();
  guard.expects(NOBODY_ANSWERS);
  await dora.context.setOffline(true);
  await expect(dora.by('connection')).toHaveText(dora.words.connection.lost);
  await expect(dora.page.locator('#live-assertive')).toContainText(dora.words.connection.lost);
  await dora.context.setOffline(false);
  await expect(dora.by('connection')).toHaveText(dora.words.connection.restored);
  await player.playUntil('result');
  expect(await dora.isMarked(), 'no reload').toBe(true);
});
