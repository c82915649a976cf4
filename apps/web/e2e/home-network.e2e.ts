import { BIDS, PASSES, Player, allUntil } from './support/player.ts';
import type { Person } from './support/person.ts';
import { seatAndStart } from './support/tables.ts';
import { expect, test } from './support/test.ts';

test.use({ hostName: 'skat.lan' });

test('a whole game by a name in the home network, over plain http', async ({ invite }) => {
  const anna = await invite('Anna');
  const ben = await invite('Ben', { screen: 'phone' });
  const cleo = await invite('Cleo');

  await anna.openTable({ games: 3 });
  const hasSecureParts = await anna.page.evaluate(
    () => isSecureContext || 'clipboard' in navigator || 'randomUUID' in crypto,
  );
  expect(hasSecureParts, 'a page without a secure context').toBe(false);
  const link = await anna.inviteLink();
  expect(link).toContain('http://skat.lan:');
  await anna.press(anna.button(anna.words.lobby.copyLink));
  await expect(anna.page.locator('#live-polite')).toHaveText(anna.words.lobby.copied);
  expect(await pasted(anna), 'F3: what lies on the clipboard').toBe(link);
  const cookies = await anna.context.cookies();
  expect(cookies.map(({ domain, httpOnly, secure }) => ({ domain, httpOnly, secure }))).toEqual([
    { domain: 'skat.lan', httpOnly: true, secure: false },
  ]);

  await seatAndStart([anna, ben, cleo], { games: 3 });
  const players = [new Player(anna, BIDS), new Player(ben, PASSES), new Player(cleo, PASSES)];
  await allUntil(players, 'result');
  for (const person of [anna, ben, cleo]) await expect(person.by('result')).toBeVisible();
});

async function pasted({ page }: Person): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'paste-here';
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('ControlOrMeta+V');
  const text = await page.locator('#paste-here').inputValue();
  await page.locator('#paste-here').evaluate((field) => field.remove());
  return text;
}
