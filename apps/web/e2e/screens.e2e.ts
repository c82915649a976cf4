import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/layout.ts';
import { picture } from './support/pictures.ts';
import type { Person } from './support/person.ts';
import { BIDS, Player } from './support/player.ts';
import { settle } from './support/settle.ts';
import { playCards, untilAsked } from './support/tables.ts';
import { expect, test } from './support/test.ts';

const LOOKS = [
  { screen: 'desktop', colours: 'light', language: 'de' },
  { screen: 'phone', colours: 'dark', language: 'de' },
  { screen: 'desktop', colours: 'dark', language: 'en' },
  { screen: 'phone', colours: 'light', language: 'zh' },
] as const;

for (const look of LOOKS) {
  const title = `${look.screen}, ${look.colours}, ${look.language}`;

  test(`F56, F33: every screen, ${title}`, async ({ invite }) => {
    const anna = await invite('Anna', look);
    const ben = await invite('Ben');
    const cleo = await invite('Cleo');
    const { page, words } = anna;
    let shown = 0;
    const see = async (name: string): Promise<void> => {
      await settle(anna);
      shown++;
      const folder = `${look.screen}-${look.colours}-${look.language}`;
      await picture(anna, `${folder}/${String(shown).padStart(2, '0')}-${name}`);
      await expectAccessible(anna, name);
    };

    await anna.goTo('/');
    await see('landing');
    await anna.press(anna.button(words.common.settings));
    await expect(page.getByRole('dialog')).toBeVisible();
    await see('settings');
    await anna.press(anna.button(words.common.close));
    for (const path of ['/practise', '/new', '/history'] as const) {
      await anna.goTo(path);
      await expect(page.getByRole('main').getByRole('button').last()).toBeVisible();
      await see(path.slice(1));
    }

    await seatUntilWaiting(ben, cleo);
    const link = await ben.inviteLink();
    await anna.page.goto(link);
    await expect(anna.button(words.join.sit)).toBeVisible();
    await see('door');
    await anna.sitDown();
    await anna.press(anna.by('ready'));
    await see('waiting-room');
    await cleo.press(cleo.by('ready'));
    await ben.press(ben.by('start'));

    const players = [
      new Player(anna, { ...BIDS, bidsUpTo: 24 }),
      new Player(ben, NEVER),
      new Player(cleo, NEVER),
    ];
    const [me] = players;
    if (me === undefined) throw new Error('Nobody plays');
    await untilAsked(players, me, 'bid', 'answer');
    await see('bidding');
    await expectFits(anna);
    if (await anna.by('bid-more').isEnabled()) {
      await anna.press(anna.by('bid-more'));
      await see('bid-list');
      await anna.press(anna.by('bid-more'));
    }
    await untilAsked(players, me, 'skat');
    await see('skat');
    await anna.press(anna.by('pick-up'));
    await anna.press(page.locator('.hand [data-card]').nth(11));
    await see('put-away');
    await expectFits(anna);
    await anna.press(page.locator('.hand [data-card]').nth(10));
    await anna.press(anna.by('discard-confirm'));
    await anna.press(anna.by('declare-D'));
    await see('announce');
    await expectFits(anna);
    await me.declare();
    await untilAsked(players, me, 'play');
    await see('play');
    await playCards(players, 3);
    await untilAsked(players, me, 'play');
    await see('play-later');
    await expectFits(anna);
    const lastTrick = page.getByTestId('show-last-trick');
    if (await lastTrick.isVisible()) {
      await anna.press(lastTrick);
      await see('last-trick');
      await anna.press(anna.button(words.common.close));
    }
    await anna.press(anna.button(anna.isOnPhone ? words.play.more : words.table.menu));
    await expect(page.getByRole('dialog')).toBeVisible();
    await see('menu');
    await anna.press(anna.by('toggle-pause'));
    await expect(anna.by('pause')).toBeVisible();
    await see('paused');
    await expectFits(anna);
    await anna.press(anna.by('resume'));
    await expect(anna.by('pause')).toHaveCount(0);

    await Promise.all(players.map((player) => player.playUntil('result')));
    await anna.press(anna.button(words.result.waitPlease));
    await see('result');
    if (anna.isOnPhone) await anna.press(anna.button(words.play.sheet));
    else await page.keyboard.press('s');
    await expect(page.getByRole('dialog')).toBeVisible();
    await see('sheet');
    await anna.press(anna.button(words.common.close));
    await endSeries(ben);
    await expect(anna.by('final')).toBeVisible();
    await see('final');
    await anna.press(anna.button(words.standing.toHistory));
    await expect(anna.by('history')).toBeVisible();
    await see('history');
    await anna.press(anna.by('history').getByRole('link'));
    const sheet = anna.by(anna.isOnPhone ? 'sheet' : 'sheet-wide').filter({ visible: true });
    await anna.press(sheet.getByRole('button', { name: words.history.game({ number: 1 }) }));
    await see('past-sheet');
    await anna.press(sheet.getByRole('button', { name: words.result.tricks }));
    await expect(anna.by('tricks')).toBeVisible();
    await see('past-game');
    await anna.goTo('/nowhere');
    await see('not-found');
  });
}

const NEVER = { bidsUpTo: 0, skat: 'pickUp', game: 'grand' } as const;

async function seatUntilWaiting(host: Person, guest: Person): Promise<void> {
  await host.openTable({ games: 3 });
  await guest.joinByLink(await host.inviteLink());
}

/** As the host can between two games. */
async function endSeries(host: Person): Promise<void> {
  await host.press(host.button(host.words.table.menu));
  await host.press(host.button(host.words.presence.endSeries));
  await host.press(host.button(host.words.common.confirm));
}
