import type { Person } from './support/person.ts';
import { picture } from './support/pictures.ts';
import type { Moment } from './support/player.ts';
import { BIDS, Player } from './support/player.ts';
import { WAITING, expect, test } from './support/test.ts';

/** What a browser itself writes when nobody answers. */
const NOBODY_ANSWERS = /WebSocket connection to .* failed|ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED)/;

/** Seconds without a network, by the moment at which it goes; the longest once only. */
const CUTS = [
  { screen: 'desktop', bidding: 20, discard: 2, play: 90 },
  { screen: 'phone', bidding: 2, discard: 20, play: 2 },
] as const;

async function passed(seconds: number): Promise<void> {
  const since = Date.now();
  const timeout = (seconds + 10) * 1000;
  await expect.poll(() => Date.now() - since, { timeout }).toBeGreaterThan(seconds * 1000);
}

/** Does `act` without a network, and waits until the page says that it is connected again. */
async function whileOffline(
  person: Person,
  { seconds, name }: { readonly seconds: number; readonly name: string },
  act: () => Promise<void>,
): Promise<void> {
  const { connection } = person.words;
  await person.context.setOffline(true);
  await expect(person.by('connection')).toHaveText(connection.lost);
  await act();
  await passed(seconds);
  await picture(person, `offline/${person.isOnPhone ? 'phone' : 'desktop'}-${name}-${seconds}s`);
  await person.context.setOffline(false);
  await expect(person.by('connection')).toHaveText(connection.restored);
}

/** Plays games until one of these is asked. */
async function reach(player: Player, ...moments: readonly Moment[]): Promise<Moment> {
  const moment = await player.playUntil(...moments, 'final');
  expect(moments).toContain(moment);
  return moment;
}

for (const { screen, ...seconds } of CUTS)
  test(
    `what is tapped without a network is done once it is back: ${screen}`,
    WAITING,
    async ({ invite, guard }) => {
      test.setTimeout(400_000);
      const dora = await invite('Dora', { screen });
      await dora.practise(12);
      await dora.mark();
      guard.expects(NOBODY_ANSWERS);
      const player = new Player(dora, { ...BIDS, bidsUpTo: 60 });

      const said = (await reach(player, 'bid', 'answer')) === 'bid' ? 'bid-next' : 'hold';
      const words = await dora.by(said).innerText();
      await whileOffline(dora, { seconds: seconds.bidding, name: 'bidding' }, () =>
        dora.press(dora.by(said)),
      );
      await expect(dora.page.getByTestId(said).and(dora.page.getByText(words, { exact: true }))).toHaveCount(
        0,
      );

      await reach(player, 'discard');
      await whileOffline(dora, { seconds: seconds.discard, name: 'discard' }, async () => {
        await player.discardTwo();
        await dora.press(dora.by('declare-grand'));
        await dora.press(dora.by('declare-confirm'));
        if (await player.isWarned()) await dora.press(dora.by('declare-confirm'));
      });
      await expect(dora.by('declare-confirm')).toHaveCount(0);

      await reach(player, 'play');
      const held = dora.page.locator('.hand [data-card]');
      const count = await held.count();
      const card = dora.page.locator(`.hand [data-card="${await player.someLegalCard()}"]`);
      await whileOffline(dora, { seconds: seconds.play, name: 'play' }, async () => {
        await dora.press(card);
        if (dora.isOnPhone) await dora.press(card);
      });
      await expect(card).toHaveCount(0);
      await expect(held).toHaveCount(count - 1);
      await player.playUntil('result', 'final');
      expect(await dora.isMarked(), 'no reload').toBe(true);
    },
  );
