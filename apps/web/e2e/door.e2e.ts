import decodeQR from 'qr/decode.js';
import { expectAccessible } from './support/axe.ts';
import { LOOKS, inviteThree } from './support/looks.ts';
import type { Person } from './support/person.ts';
import { picture } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const NO_SUCH_TABLE = 'A'.repeat(22);

/** Reads the QR code on the screen as a camera would. */
async function readQrCode(person: Person, name: string): Promise<string> {
  const svg = person.page.getByRole('img', { name });
  expect(await svg.evaluate((element) => element.tagName.toLowerCase())).toBe('svg');
  const picture = await svg.evaluate(async (element) => {
    const side = 400;
    const copy = element.cloneNode(true) as SVGElement;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', String(side));
    copy.setAttribute('height', String(side));
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, side, side);
    const data = context?.getImageData(0, 0, side, side).data ?? [];
    return { width: side, height: side, data: [...data] };
  });
  return decodeQR({ ...picture, data: Uint8Array.from(picture.data) });
}

test('F3, F4: the link is copied and announced, and the QR code holds it', async ({ invite }) => {
  const anna = await invite('Anna', { permissions: ['clipboard-read', 'clipboard-write'] });
  await anna.openTable({ games: 3 });
  const link = await anna.inviteLink();
  expect(link).toBe(anna.page.url());
  await anna.press(anna.button(anna.words.lobby.copyLink));
  await expect(anna.page.getByRole('status')).toHaveText(anna.words.lobby.copied);
  expect(await anna.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(await readQrCode(anna, anna.words.lobby.qrAlt({ url: link }))).toBe(link);
});

for (const { name, path } of [
  { name: 'a link to no table', path: `/t/${NO_SUCH_TABLE}` },
  { name: 'a broken link', path: '/t/nothing' },
]) {
  test(`F5: ${name} ends on a page with two ways on, and status 404`, async ({ invite, guard, server }) => {
    guard.expects(/404|400/);
    const dora = await invite('Dora', { screen: 'phone' });
    const response = await dora.page.goto(`${server.url}${path}`);
    expect(response?.status()).toBe(404);
    await expect(dora.page.getByRole('heading', { level: 1 })).toHaveText(
      dora.words.errors.invitationUnknown,
    );
    await expect(dora.page.getByLabel(dora.words.landing.code)).toBeVisible();
    await dora.press(dora.button(dora.words.join.newTable));
    await expect(dora.page.getByLabel(dora.words.create.yourName)).toBeVisible();
  });
}

test('F5: a full table says so and offers two ways on; a wrong code is explained', async ({
  invite,
  guard,
}) => {
  guard.expects(/404/);
  const anna = await invite('Anna');
  await anna.openTable({ games: 3 });
  const link = await anna.inviteLink();
  for (const name of ['Ben', 'Cleo']) await (await invite(name)).joinByLink(link);
  const dora = await invite('Dora', { screen: 'phone' });
  await dora.page.goto(link);
  await expect(dora.page.getByText(dora.words.join.watchOnly)).toBeVisible();
  await expect(dora.button(dora.words.join.newTable)).toBeVisible();
  await dora.page.getByLabel(dora.words.landing.code).fill('zzz-zzz');
  await dora.press(dora.button(dora.words.landing.join));
  await expect(dora.page.getByText(dora.words.errors.codeUnknown)).toBeVisible();
});

for (const look of LOOKS) {
  test(`F5: a full table that others may watch offers it at the door, ${look.screen}`, async ({ invite }) => {
    const [anna, ben, cleo] = await inviteThree(invite, look);
    await anna.openTable({ games: 3, spectators: true });
    const link = await anna.inviteLink();
    for (const guest of [ben, cleo]) await guest.joinByLink(link);
    const dora = await invite('Dora', look);
    await dora.page.goto(link);
    await expect(dora.page.getByText(dora.words.join.watchOnly)).toBeVisible();
    await dora.press(dora.by('watch'));
    await expect(dora.page.getByText(dora.words.create.nameMissing)).toBeVisible();
    await dora.page.getByLabel(dora.words.create.yourName).fill(dora.name);
    await expectAccessible(dora, 'a full table');
    await picture(dora, `door/${look.screen}-full`);
    await dora.press(dora.by('watch'));
    await expect(dora.page.getByText(dora.words.watch.watching)).toBeVisible();
    await dora.page.reload();
    await expect(dora.page.getByText(dora.words.watch.watching), 'past the door').toBeVisible();
    await expect(ben.by('spectators')).toContainText('Dora');

    const emil = await invite('Emil', look);
    await emil.page.goto(link);
    await emil.page.getByLabel(emil.words.create.yourName).fill(emil.name);
    await emil.press(emil.button(emil.words.join.wait));
    await expect(emil.page.getByLabel(emil.words.create.yourName)).toHaveCount(0);
    await expect(emil.by('watch')).toBeVisible();
    await picture(emil, `door/${look.screen}-waits`);
    await emil.press(emil.by('watch'));
    await expect(emil.page.getByText(emil.words.watch.watching)).toBeVisible();
  });
}

test('F6: two people called Ben can be told apart', async ({ invite }) => {
  const anna = await invite('Ben');
  await anna.openTable({ games: 3 });
  const second = await invite('Ben', { screen: 'phone' });
  await second.joinByLink(await anna.inviteLink());
  await expect(anna.by('seat-1').locator('strong')).toHaveText('Ben (2)');
});
