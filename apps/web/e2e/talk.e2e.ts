import { expectAccessible } from './support/axe.ts';
import { LOOKS, inviteThree } from './support/looks.ts';
import type { Person } from './support/person.ts';
import { expectGoodToSee, picture } from './support/pictures.ts';
import { BIDS, PASSES, Player, allUntil } from './support/player.ts';
import { cardsShown, handOf, watchCards } from './support/shown-cards.ts';
import { playCards, untilAsked } from './support/tables.ts';
import { allRead, closeChat, expectOpen, expectSilent, linesOf, openChat, write } from './support/talk.ts';
import { expect, test } from './support/test.ts';

/** Where a card may lie that everybody sees. */
const PUBLIC = new Set(['trick', 'last-trick', 'result']);

/** Who sits at a table, opened so that others may watch, and the link for those. */
async function seat(
  people: readonly [Person, ...Person[]],
  preset: 'tournament' | 'withRamsch',
): Promise<string> {
  const [host, ...guests] = people;
  await host.openTable({ games: 3, preset, spectators: true });
  const link = await host.inviteLink();
  for (const guest of guests) await guest.joinByLink(link);
  return host.by('watch-link').inputValue();
}

/** In at the door for spectators. */
async function watch(person: Person, link: string): Promise<void> {
  await person.page.goto(link);
  await person.page.getByLabel(person.words.create.yourName).fill(person.name);
  await picture(person, `talk/${person.isOnPhone ? 'phone' : 'desktop'}-0-door`);
  await person.press(person.by('watch'));
  await expect(person.page.getByText(person.words.watch.watching)).toBeVisible();
}

async function seeAt(person: Person, testid: string, name: string): Promise<void> {
  await person.by(testid).scrollIntoViewIfNeeded();
  await expectAccessible(person, name);
  await picture(person, name);
}

/** Both links are in the table's menu as well. */
async function seeLinks(person: Person, name: string): Promise<void> {
  const { watch, returning, play, table, common } = person.words;
  await person.press(person.button(person.isOnPhone ? play.more : table.menu));
  for (const title of [watch.link, returning.title]) await person.press(person.page.getByText(title));
  await expect(person.by('watch-link')).toHaveValue(/\/w\/./);
  await seeAt(person, 'make-return-link', name);
  await person.press(person.button(common.close));
}

/** A finished game opens from its number on the sheet, in a page of its own. */
async function openGame(person: Person, name: string): Promise<void> {
  const { words, page, context } = person;
  const opens = context.waitForEvent('page');
  await person.press(person.button(person.isOnPhone ? words.play.sheet : words.sheet.title));
  const sheet = person.by('sheet').filter({ visible: true });
  await person.press(sheet.getByRole('button', { name: words.history.game({ number: 1 }) }));
  await person.press(person.by('explanation').getByRole('button', { name: words.result.tricks }));
  const game = await opens;
  await expect(game.getByTestId('tricks').getByRole('listitem').first()).toBeVisible();
  await picture({ page: game }, name);
  await game.getByRole('link', { name: words.landing.backToTable }).click();
  await expect(game.getByTestId('watch')).toBeVisible();
  await game.close();
  if (person.isOnPhone) await page.keyboard.press('Escape');
}

for (const look of LOOKS) {
  const preset = look.screen === 'desktop' ? 'tournament' : 'withRamsch';
  test(`F33: chat and a spectator, ${look.screen}, ${preset}`, async ({ invite }) => {
    test.setTimeout(300_000);
    const people = await inviteThree(invite, look);
    const [anna, ben, cleo] = people;
    const dora = await invite('Dora', { ...look, language: look.language === 'de' ? 'en' : 'de' });
    const all = [...people, dora];
    const see = (person: Person, moment: string): Promise<void> =>
      expectGoodToSee(person, `talk/${look.screen}-${moment}-${person.name}`);
    const link = await seat(people, preset);
    await watch(dora, link);
    for (const person of people) await expect(person.by('spectators')).toContainText('Dora');

    await write(anna, 'Hallo zusammen, lange nicht gesehen! <b>Heute</b> gewinnt ihr nicht.');
    await ben.press(ben.button(ben.words.chat.phrases.goodLuck));
    await cleo.press(cleo.button(cleo.words.chat.emoji({ emoji: '🍀' })));
    await write(dora, 'Ich schaue nur zu.');
    await allRead(all, 'Anna', () => '<b>Heute</b>');
    await allRead(all, 'Ben', ({ words }) => words.chat.phrases.goodLuck);
    await allRead(all, 'Cleo', () => '🍀');
    await allRead(all, 'Dora', () => 'Ich schaue nur zu.');
    for (const person of all)
      await seeAt(person, 'chat-text', `talk/${look.screen}-1-waiting-${person.name}`);

    await cleo.press(cleo.button(cleo.words.chat.mute({ name: 'Dora' })));
    await expect(linesOf(cleo, 'Dora')).toHaveCount(0);
    await expect(linesOf(cleo, 'Ben')).toHaveCount(1);
    await seeAt(cleo, 'chat-text', `talk/${look.screen}-2-muted`);

    for (const guest of [ben, cleo]) await guest.press(guest.by('ready'));
    await anna.press(anna.by('start'));
    for (const person of people) await expect(person.by('prompt')).toBeVisible();
    await watchCards(dora);
    await expect(dora.page.getByRole('region', { name: 'Anna', exact: true })).toBeVisible();
    expect(await handOf(dora)).toEqual([]);
    const players = [new Player(anna, BIDS), new Player(ben, PASSES), new Player(cleo, PASSES)] as const;
    await see(dora, '3-bidding');
    await untilAsked(players, players[0], 'play');
    await playCards(players, 5);
    for (const person of [anna, dora]) await see(person, '4-play');
    await ben.press(ben.by('watchers'));
    await expect(ben.page.locator('.toast')).toContainText(ben.words.watch.names({ names: ['Dora'] }));
    await picture(ben, `talk/${look.screen}-4-watchers`);
    for (const person of all) await openChat(person);
    await expectSilent(dora, 'spectators');
    if (preset === 'tournament') for (const person of people) await expectSilent(person, 'tournament');
    else {
      for (const person of people) await expectOpen(person);
      await write(ben, 'Das war mein Ass.');
      await allRead(all, 'Ben', () => 'Das war mein Ass.');
    }
    for (const person of all) await see(person, '5-chat-in-play');
    if (anna.isOnPhone) for (const person of all) await closeChat(person);
    else for (const person of [anna, ben]) await closeChat(person);

    await allUntil(players, 'result');
    if (anna.isOnPhone) for (const person of all) await openChat(person);
    else for (const person of [anna, ben]) await openChat(person);
    for (const person of all) await expectOpen(person);
    await write(dora, 'Schön gespielt!');
    await allRead([anna, ben, dora], 'Dora', () => 'Schön gespielt!');
    await expect(linesOf(cleo, 'Dora'), 'muted').toHaveCount(0);
    for (const person of [anna, dora]) await see(person, '6-result-chat');
    const faces = await cardsShown(dora);
    expect(
      faces.filter(({ place }) => !PUBLIC.has(place)),
      'a spectator sees what all see',
    ).toEqual([]);
    expect(faces.length).toBeGreaterThan(2);
    if (anna.isOnPhone) for (const person of all) await closeChat(person);
    await see(dora, '7-result');
    await openGame(dora, `talk/${look.screen}-7-game`);
    await expect(dora.by('next-game'), 'nothing is asked of a spectator').toHaveCount(0);
    await seeLinks(ben, `talk/${look.screen}-7-menu`);

    await allUntil(players, 'final');
    await expect(dora.by('final')).toBeVisible();
    await expect(dora.by('final').getByTestId('unread')).toHaveCount(0);
    await anna.press(anna.by('final').getByTestId('chat'));
    await write(anna, 'Bis Freitag!');
    await expect(dora.page.locator('#live-polite')).toContainText('Bis Freitag!');
    await expect(dora.by('final').getByTestId('unread')).toHaveText(/^1\b/);
    await picture(dora, `talk/${look.screen}-8-final`);
    await expectAccessible(dora, 'final');
    await dora.press(dora.by('final').getByTestId('chat'));
    await allRead([anna, dora], 'Anna', () => 'Bis Freitag!');
    await expect(dora.by('final').getByTestId('unread')).toHaveCount(0);
    for (const person of [anna, dora])
      await seeAt(person, 'chat-text', `talk/${look.screen}-8-final-chat-${person.name}`);
  });
}

test('C.11: a link made in the settings brings the seat to another device', async ({ invite }) => {
  const anna = await invite('Anna', { screen: 'desktop', language: 'de' });
  await anna.practise(3);
  const held = await handOf(anna);
  expect(held).toHaveLength(10);
  const table = anna.page.url();
  const home = await anna.context.newPage();
  await home.goto(new URL('/', table).href);
  await home.getByRole('button', { name: anna.words.common.settings }).click();
  await home.getByTestId('make-return-link').click();
  const link = await home.getByTestId('return-link').inputValue();
  await home.close();

  const phone = await invite('Anna', { screen: 'phone', language: 'zh', colours: 'dark' });
  await phone.page.goto(link);
  await expect(phone.by('return')).toHaveText(phone.words.returning.confirm({ name: 'Anna' }));
  await expectAccessible(phone, 'return');
  await picture(phone, 'talk/return-2-door');
  await phone.press(phone.by('return'));
  await phone.press(phone.button(phone.words.landing.backToTable));
  await expect(phone.page.locator('.hand [data-card]')).toHaveCount(held.length);
  expect(new Set(await handOf(phone))).toEqual(new Set(held));
  await expect(anna.by('elsewhere')).toContainText(anna.words.connection.otherWindow);
  await expectGoodToSee(phone, 'talk/return-3-phone');
  await picture(anna, 'talk/return-4-elsewhere');
});
