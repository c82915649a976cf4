import type { Card, TableRules } from '@skat/engine';
import { DECK, TOURNAMENT_RULES, presetRules } from '@skat/engine';
import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { rankOf, suitOf } from '../src/cards/card.ts';
import { DeckInUse } from '../src/cards/deck-in-use.svelte.ts';
import type { CardFace, SuitFamily } from '../src/cards/deck.ts';
import { LANGUAGES } from '../src/i18n/format.ts';
import * as de from '../src/i18n/de/index.ts';
import * as en from '../src/i18n/en/index.ts';
import * as zh from '../src/i18n/zh/index.ts';
import RulesText from '../src/rules/RulesText.svelte';
import SettingsPanel from '../src/screens/SettingsPanel.svelte';
import TableScreen from '../src/table/TableScreen.svelte';
import { Settings } from '../src/ui/settings.svelte.ts';
import { EngineTable } from './support/engine-table.svelte.ts';
import { leavesOf, textOf } from './support/leaves.ts';
import Follower from './support/Follower.svelte';
import { memoryStorage, renderPage } from './support/render.ts';

const ALL = { de, en, zh } as const;
const parts = (card: Card) => ({ suit: suitOf(card), rank: rankOf(card) });
const wordsOf = (language: (typeof LANGUAGES)[number], suits: SuitFamily) =>
  suits === 'german' ? ALL[language].germanSuits : ALL[language].messages;

describe('card names', () => {
  const decks = LANGUAGES.flatMap((language) =>
    (['french', 'german'] as const).map((suits) => ({ language, suits })),
  );

  it.each(decks)('[R1.9] $language names the 32 cards of $suits suits apart', ({ language, suits }) => {
    const names = DECK.map((card) => wordsOf(language, suits).cards.card(parts(card)));
    expect(new Set(names).size).toBe(32);
  });

  it.each([
    { language: 'de', card: 'CJ', french: 'Kreuz-Bube', german: 'Eichel-Unter' },
    { language: 'de', card: 'SQ', french: 'Pik-Dame', german: 'Grün-Ober' },
    { language: 'de', card: 'HK', french: 'Herz-König', german: 'Rot-König' },
    { language: 'de', card: 'DA', french: 'Karo-Ass', german: 'Schellen-Daus' },
    { language: 'en', card: 'CJ', french: 'Jack of clubs', german: 'Unter of acorns' },
    { language: 'en', card: 'SQ', french: 'Queen of spades', german: 'Ober of leaves' },
    { language: 'en', card: 'HT', french: 'Ten of hearts', german: 'Ten of hearts' },
    { language: 'en', card: 'DA', french: 'Ace of diamonds', german: 'Daus of bells' },
    { language: 'zh', card: 'CJ', french: '梅花 J', german: '橡果 U' },
    { language: 'zh', card: 'SQ', french: '黑桃 Q', german: '绿叶 O' },
    { language: 'zh', card: 'DA', french: '方块 A', german: '铃铛 A' },
  ] as const)('[R1.9] $language: $french is $german', ({ language, card, french, german }) => {
    const names = (['french', 'german'] as const).map((suits) =>
      wordsOf(language, suits).cards.card(parts(card)),
    );
    expect(names).toEqual([french, german]);
  });
});

describe('words with German suits', () => {
  /** Names of French suits and ranks that German ones do not have. */
  const FRENCH_NAMES = {
    de: /\b(Kreuz|Pik|Karo|Herz|Bube|Buben|Dame|Ass)\b/u,
    en: /\b(clubs?|spades?|diamonds?|jacks?|queens?|aces?)\b/iu,
    zh: /梅花|黑桃|方块|红黑|\b[JQ]\b/u,
  } as const;
  /** What is said of the choice between decks and their letters. */
  const ABOUT_DECKS = /^settings\.lettersOf\./u;

  it.each(LANGUAGES)('[R1.9] %s names no French suit or rank', (language) => {
    const french = leavesOf(ALL[language].germanSuits).filter(
      ([path, value]) => !ABOUT_DECKS.test(path) && FRENCH_NAMES[language].test(String(textOf(value))),
    );
    expect(french.map(([path]) => path)).toEqual([]);
  });

  it.each(LANGUAGES)('%s has a word for everything', (language) => {
    const paths = (words: object) => leavesOf(words).map(([path]) => path);
    expect(paths(ALL[language].germanSuits)).toEqual(paths(ALL[language].messages));
  });
});

/** Anna deals, so Ben on seat 1 is forehand. */
const HANDS: readonly (readonly Card[])[] = [
  ['SJ', 'DJ', 'CT', 'CQ', 'SK', 'S9', 'H9', 'HQ', 'DA', 'DK'],
  ['CJ', 'HJ', 'HA', 'HT', 'HK', 'H8', 'SA', 'ST', 'CA', 'D7'],
  ['C9', 'C8', 'C7', 'SQ', 'S8', 'S7', 'H7', 'DQ', 'D9', 'D8'],
];

/** Ben plays diamonds and has led the seven; it is Cleo's turn. */
function benPlaysDiamonds(cardFace: CardFace): EngineTable {
  const table = EngineTable.dealt(HANDS, 0, { ...TOURNAMENT_RULES, seriesLength: 3, cardFace });
  table.act(2, { type: 'bid', value: 18 });
  table.act(1, { type: 'hold' });
  table.act(2, { type: 'pass' });
  table.act(0, { type: 'pass' });
  table.act(1, { type: 'pickUpSkat' });
  table.act(1, {
    type: 'declare',
    announcement: { game: 'suit', trump: 'D', level: 'none' },
    discard: ['DT', 'CK'],
  });
  return table;
}

const show = (table: EngineTable, seat: 0 | 1 | 2) =>
  renderPage(TableScreen, {
    connection: table.connectionOf(seat),
    invitation: 'invitation-of-22-letters',
    getCode: () => Promise.resolve('7F3K2Q'),
    onleave: () => undefined,
    onopengame: () => undefined,
    onhistory: () => undefined,
  });

const byId = (id: string): HTMLElement => screen.getByTestId(id);
const nameOf = (card: Card): string => byId(`card-${card}`).getAttribute('aria-label') ?? '';
/** Names of the drawings that a part of the page uses. */
const drawnIn = (element: Element): readonly string[] =>
  [...element.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');

describe('the deck of the table', () => {
  it.each([
    { face: 'french', name: /^Karo-Dame/, contract: 'Karo', pip: '#pip-D', ink: 'var(--ink-red)' },
    { face: 'tournament', name: /^Karo-Dame/, contract: 'Karo', pip: '#pip-D', ink: 'var(--ink-orange)' },
    {
      face: 'german',
      name: /^Schellen-Ober/,
      contract: 'Schellen',
      pip: '#pip-bell',
      ink: 'var(--ink-bell)',
    },
  ] as const)(
    '[R9.98 cardFace] $face is what everybody plays with',
    async ({ face, name, contract, pip, ink }) => {
      const table = benPlaysDiamonds(face);
      await show(table, 2);
      expect(nameOf('DQ')).toMatch(name);
      expect(drawnIn(byId('card-DQ'))).toContain(pip);
      const drawing = byId('card-DQ').querySelector<SVGElement>('svg.card');
      expect(drawing?.style.getPropertyValue('--ink')).toBe(ink);
      expect(byId('contract').textContent).toContain(contract);
      expect(drawnIn(byId('contract'))).toEqual([pip]);
    },
  );

  it('[R1.9] gives way to a person’s own choice, at once and in the middle of a trick', async () => {
    const table = benPlaysDiamonds('german');
    table.act(1, { type: 'playCard', card: 'D7' });
    const { settings, storage } = await show(table, 2);
    expect(byId('prompt').textContent).toBe('Du bist dran: Trumpf bedienen');
    for (const { deck, name, trick } of [
      { deck: 'french', name: /^Karo-Dame/, trick: 'Karo-Sieben' },
      { deck: 'tournament', name: /^Karo-Dame/, trick: 'Karo-Sieben' },
      { deck: 'german', name: /^Schellen-Ober/, trick: 'Schellen-Sieben' },
      { deck: 'french', name: /^Karo-Dame/, trick: 'Karo-Sieben' },
      { deck: 'table', name: /^Schellen-Ober/, trick: 'Schellen-Sieben' },
    ] as const) {
      settings.choose('deck', deck);
      flushSync();
      expect(nameOf('DQ')).toMatch(name);
      expect(byId('trick').innerHTML).toContain(trick);
      expect(new Settings(storage, false).values.deck).toBe(deck);
    }
    expect(table.asked).toEqual([]);
  });

  it('[R5.2] a suit to follow goes by the name of the deck', async () => {
    const table = benPlaysDiamonds('german');
    table.act(1, { type: 'playCard', card: 'SA' });
    const { settings } = await show(table, 2);
    expect(byId('prompt').textContent).toBe('Du bist dran: Grün bedienen');
    settings.choose('deck', 'french');
    flushSync();
    expect(byId('prompt').textContent).toBe('Du bist dran: Pik bedienen');
  });

  it('[E.3] a typed card goes by the letters of the deck', async () => {
    const table = benPlaysDiamonds('german');
    await show(table, 1);
    await userEvent.keyboard('/gd{Enter}');
    expect(table.asked).toEqual([{ type: 'act', action: { type: 'playCard', card: 'SA' } }]);
  });
});

describe('a page with one table after another', () => {
  it('[R1.9] plays with the deck of the last one that is still there', () => {
    const deck = new DeckInUse(new Settings(memoryStorage(), false));
    const follow = (face: CardFace) => render(Follower, { deck, face });
    expect(deck.face).toBe('french');
    const first = follow('german');
    const second = follow('tournament');
    expect(deck.face).toBe('tournament');
    first.unmount();
    expect(deck.face).toBe('tournament');
    second.unmount();
    expect(deck.face).toBe('french');
  });
});

describe('the deck in the settings', () => {
  it('is chosen there, and its sample shows it; only French courts have a choice of letters', async () => {
    const { settings, container } = await renderPage(SettingsPanel, {});
    expect(settings.values.deck).toBe('table');
    expect(screen.getByRole('group', { name: 'Buchstaben auf den Karten' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'deutsch' }));
    expect(settings.values.deck).toBe('german');
    expect(drawnIn(container)).toEqual(
      expect.arrayContaining(['#pip-acorn', '#pip-leaf', '#pip-bell', '#glyph-U']),
    );
    expect(screen.queryByRole('group', { name: 'Buchstaben auf den Karten' })).toBeNull();
  });
});

describe('two at a table with German suits', () => {
  const RULES: TableRules = { ...presetRules('twoPlayers'), seriesLength: 2, cardFace: 'german' };
  beforeAll(() => import('../src/table/officers/OfficersScreen.svelte'));

  it('[R9.83, R1.9] stacks and games go by them', async () => {
    const table = EngineTable.dealt([], 0, RULES);
    const { settings } = await show(table, 1);
    const stacks = await screen.findByTestId('own-stacks');
    expect(byId('declare-C').textContent).toContain('Eichel');
    expect(drawnIn(byId('declare-C'))).toEqual(['#pip-acorn']);
    const names = () =>
      stacks.textContent +
      [...stacks.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label')).join(' ');
    expect(names()).toMatch(/Eichel-|Grün-|Rot-|Schellen-/);
    expect(names()).not.toMatch(/Kreuz-|Pik-|Karo-|Herz-/);
    settings.choose('deck', 'french');
    flushSync();
    expect(names()).toMatch(/Kreuz-|Pik-|Karo-|Herz-/);
    await fireEvent.click(byId('declare-D'));
    expect(byId('declare-confirm').textContent).toContain('Karo');
  });

  it('[R9.83] their rules name the suits of the deck', async () => {
    const { settings } = await renderPage(RulesText, { rules: RULES });
    expect(byId('rules-text').textContent).toContain('Kreuz, Pik, Herz, Karo');
    settings.choose('deck', 'german');
    flushSync();
    expect(byId('rules-text').textContent).toContain('Eichel, Grün, Rot, Schellen');
  });
});
