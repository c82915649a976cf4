import type { Locator } from '@playwright/test';
import type { SeriesSummary } from '@skat/protocol';
import type { Card, Suit } from '@skat/engine';
import { rankOf, suitOf } from '@skat/engine';
import type { Messages } from '../src/i18n/messages.ts';
import type { Preferences } from '../src/ui/settings.svelte.ts';
import { LOOKS } from './support/looks.ts';
import type { Person } from './support/person.ts';
import { expectGoodToSee, picture } from './support/pictures.ts';
import { BIDS, Player } from './support/player.ts';
import { settle } from './support/settle.ts';
import { GERMAN_SUITS, expect, test } from './support/test.ts';

type Deck = Preferences['deck'];

/** What a deck calls things, and what it draws for them. */
interface DeckFacts {
  readonly words: (person: Person) => Messages;
  /** Colour of the diamonds, or of what stands for them. */
  readonly ink: string;
  readonly pips: Readonly<Record<Suit, string>>;
}

const FRENCH_PIPS = { C: '#pip-C', S: '#pip-S', H: '#pip-H', D: '#pip-D' } as const;
const DECKS: Readonly<Record<Exclude<Deck, 'table'>, DeckFacts>> = {
  french: { words: ({ words }) => words, ink: 'rgb(193, 31, 43)', pips: FRENCH_PIPS },
  tournament: { words: ({ words }) => words, ink: 'rgb(171, 90, 0)', pips: FRENCH_PIPS },
  german: {
    words: ({ language }) => GERMAN_SUITS[language],
    ink: 'rgb(124, 84, 0)',
    pips: { C: '#pip-acorn', S: '#pip-leaf', H: '#pip-H', D: '#pip-bell' },
  },
};

/** From the form of a new table, its house rules say German suits, to the first hand against computers. */
async function openGermanTable(person: Person, players: 2 | 3): Promise<void> {
  const { words, page } = person;
  const choose = async (question: string, answer: string): Promise<void> => {
    const answers = page.getByRole('group', { name: question, exact: true });
    await person.press(answers.getByText(answer, { exact: true }));
  };
  await person.goTo('/new');
  await page.getByLabel(words.create.yourName).fill(person.name);
  await choose(words.rules.seats, String(players));
  await person.press(page.locator('summary', { hasText: words.rules.houseRules }));
  await choose(words.rules.labels.cardFace, words.rules.values.german);
  await choose(words.create.freeSeats, words.create.freeSeatsComputer);
  await person.press(person.button(words.create.submit));
  await person.press(person.by('start'));
}

/** In the table's menu, while the game runs. */
async function chooseDeck(person: Person, deck: Deck, look = ''): Promise<void> {
  const { page, words } = person;
  await person.press(page.getByRole('button', { name: words.table.menu, exact: true }));
  const menu = page.getByRole('dialog');
  await person.press(menu.locator('summary', { hasText: words.common.settings }));
  const decks = menu.getByRole('group', { name: words.settings.deck, exact: true });
  await person.press(decks.getByText(words.settings.decks[deck], { exact: true }));
  await expect(decks.getByRole('radio', { name: words.settings.decks[deck], exact: true })).toBeChecked();
  if (look !== '') await picture(person, look);
  await person.press(menu.getByRole('button', { name: words.common.close, exact: true }));
  await expect(menu).toHaveCount(0);
}

/** What the last trick is opened with. */
function lastTrickOf(person: Person): Locator {
  return person.isOnPhone
    ? person.page.getByRole('navigation').getByRole('button', { name: person.words.play.trick })
    : person.by('show-last-trick');
}

/** What is drawn and called wrong on the screen: cards of the hand, of the trick and of stacks, by name. */
async function expectDeck(person: Person, deck: Exclude<Deck, 'table'>): Promise<void> {
  const { words, ink, pips } = DECKS[deck];
  const { cards } = words(person);
  const named = person.page.locator('.hand button[data-card]');
  await expect(named.first()).toBeVisible();
  for (const button of await named.all()) {
    const card = (await button.getAttribute('data-card')) as Card;
    const name = cards.card({ suit: suitOf(card), rank: rankOf(card) });
    await expect(button).toHaveAccessibleName(new RegExp(name, 'u'));
    await expect(button.locator(`use[href="${pips[suitOf(card)]}"]`).first()).toBeAttached();
    if (suitOf(card) === 'D') await expect(button.locator('svg.card')).toHaveCSS('color', ink);
  }
}

for (const look of LOOKS) {
  test(`R1.9, F60: the deck changes in the middle of a game, ${look.screen}, ${look.language}`, async ({
    invite,
  }) => {
    const dora = await invite('Dora', look);
    const see = (name: string): Promise<void> => expectGoodToSee(dora, `faces-${look.screen}-${name}`);
    await openGermanTable(dora, 3);
    await dora.mark();
    const player = new Player(dora, { ...BIDS, bidsUpTo: 60, game: 'D' });
    await player.playUntil('bid', 'answer');
    await expectDeck(dora, 'german');
    await see('german-bidding');

    await player.playUntil('declare');
    const bells = GERMAN_SUITS[look.language].cards.games.D;
    await expect(dora.by('declare-D')).toContainText(bells);
    await expect(dora.by('declare-D').locator('use')).toHaveAttribute('href', '#pip-bell');
    await see('german-announcing');
    await player.declare();
    await expect(dora.by('contract').first()).toContainText(bells);

    await player.playUntil('play');
    await player.act('play');
    await player.playUntil('play');
    for (const deck of ['german', 'french', 'tournament'] as const) {
      await chooseDeck(dora, deck, `faces-${look.screen}-${deck}-settings`);
      await expectDeck(dora, deck);
      const contract = DECKS[deck].words(dora).cards.games.D;
      await expect(dora.by('contract').first()).toContainText(contract);
      await expect(dora.by('contract').first().locator('use')).toHaveAttribute('href', DECKS[deck].pips.D);
      await see(`${deck}-trick`);
    }
    await chooseDeck(dora, 'table');
    await expectDeck(dora, 'german');

    await dora.press(lastTrickOf(dora));
    await see('german-last-trick');
    await dora.press(dora.by('last-trick').locator('xpath=ancestor::section[1]').getByRole('button'));

    let isSeen = false;
    while ((await player.playUntil('play', 'result')) === 'play') {
      const lying = dora.by('trick').locator('[data-card]');
      if (!isSeen && (await lying.count()) > 0) {
        isSeen = true;
        await see('german-trick-begun');
      }
      await player.act('play');
    }
    await expect(dora.by('result')).toContainText(bells);
    await see('german-result');
    expect(await dora.isMarked(), 'no reload').toBe(true);

    const [summary] = await dora.api<readonly SeriesSummary[]>('/series');
    const { cards, sheet } = GERMAN_SUITS[look.language];
    for (const { name, path, says } of [
      { name: 'sheet', path: '', says: dora.isOnPhone ? sheet.gamesShort.D : cards.games.D },
      { name: 'game', path: '/1', says: cards.games.D },
    ]) {
      await dora.goTo(`/s/${summary?.tableId ?? ''}/1${path}`);
      await expect(dora.page.getByText(says).filter({ visible: true }).first()).toBeVisible();
      await picture(dora, `faces-${look.screen}-german-${name}`);
    }
    await expect(dora.page.locator('use[href="#pip-acorn"]').first()).toBeAttached();
  });

  test(`R9.83, R1.9: two play with German suits, ${look.screen}, ${look.language}`, async ({ invite }) => {
    const dora = await invite('Dora', look);
    await openGermanTable(dora, 2);
    await expect(dora.by('own-stacks')).toBeVisible();
    const player = new Player(dora, { ...BIDS, says: 'no' });
    await player.nextMoment();
    await expectGoodToSee(dora, `faces-${look.screen}-two-german-${await player.moment()}`);
    await player.playUntil('play');
    for (const deck of ['german', 'french', 'tournament'] as const) {
      await chooseDeck(dora, deck);
      await expectDeck(dora, deck);
      await expectGoodToSee(dora, `faces-${look.screen}-two-${deck}`);
    }
  });
}

test('R1.9: one’s own deck is kept, and shown on the first page too', async ({ invite }) => {
  const dora = await invite('Dora');
  await dora.practise(3);
  await chooseDeck(dora, 'german');
  await dora.page.reload();
  await expectDeck(dora, 'german');
  await dora.goTo('/');
  await expect(dora.page.locator('.fan use[href="#pip-bell"]').first()).toBeAttached();
  await settle(dora);
  await picture(dora, 'faces-first-page');
});
