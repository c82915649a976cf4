import type { Card } from '@skat/engine';
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseCard } from '../src/model/card-text.ts';
import { arrangeHand, moveCard } from '../src/model/sort-hand.ts';
import TableScreen from '../src/table/TableScreen.svelte';
import { Settings } from '../src/ui/settings.svelte.ts';
import { EngineTable } from './support/engine-table.svelte.ts';
import { memoryStorage, renderPage, stubMedia } from './support/render.ts';

const HANDS: readonly (readonly Card[])[] = [
  ['SJ', 'DJ', 'CT', 'CQ', 'SK', 'S9', 'H9', 'HQ', 'DA', 'DK'],
  ['CJ', 'HJ', 'HA', 'HT', 'HK', 'H8', 'SA', 'ST', 'CA', 'D7'],
  ['C9', 'C8', 'C7', 'SQ', 'S8', 'S7', 'H7', 'DQ', 'D9', 'D8'],
];

/** Ben plays hearts from the hand and leads. */
function benLeads(): EngineTable {
  const table = EngineTable.dealt(HANDS, 0);
  table.act(2, { type: 'pass' });
  table.act(0, { type: 'pass' });
  table.act(1, { type: 'bid', value: 18 });
  table.act(1, { type: 'playHand' });
  table.act(1, {
    type: 'declare',
    announcement: { game: 'suit', trump: 'H', level: 'hand' },
    discard: null,
  });
  return table;
}

function show(table: EngineTable, seat: 0 | 1 | 2) {
  return renderPage(TableScreen, {
    connection: table.connectionOf(seat),
    invitation: 'invitation-of-22-letters',
    getCode: () => Promise.resolve('7F3K2Q'),
    onleave: () => undefined,
    onopengame: () => undefined,
    onhistory: () => undefined,
  });
}

const shown = (): (string | undefined)[] =>
  within(screen.getByRole('group', { name: /^Dein Blatt/ }))
    .getAllByRole('button')
    .map((button) => button.dataset['card']);

describe('F31: a hand arranged by its holder', () => {
  beforeEach(() => stubMedia());

  it('keeps the order made, with the cards of the skat after it', () => {
    expect(arrangeHand(['SA', 'CJ', 'HT', 'D7'], ['HT', 'CJ', 'D8'], null)).toEqual(['HT', 'CJ', 'SA', 'D7']);
  });

  it('starts anew with other cards', () => {
    const order: readonly Card[] = ['HT', 'CJ', 'D8'];
    expect(arrangeHand(['SA', 'C9', 'CJ', 'D7'], order, null)[0]).toBe('CJ');
  });

  it.each([
    { to: 0, order: ['HT', 'CJ', 'SA'] },
    { to: 2, order: ['CJ', 'SA', 'HT'] },
    { to: 9, order: ['CJ', 'SA', 'HT'] },
    { to: -1, order: ['HT', 'CJ', 'SA'] },
  ] as const)('moves a card to place $to', ({ to, order }) => {
    expect(moveCard(['CJ', 'HT', 'SA'], 'HT', to)).toEqual(order);
  });

  it('survives a reload', () => {
    const storage = memoryStorage();
    const settings = new Settings(storage, false);
    settings.choose('sort', 'manual');
    settings.arrange(['HT', 'CJ']);
    const again = new Settings(storage, false);
    expect([again.values.sort, again.handOrder]).toEqual(['manual', ['HT', 'CJ']]);
  });

  it.each(['["HT"', '{}', '["XX", 3]'])('ignores a stored order that is none: %s', (stored) => {
    expect(new Settings(memoryStorage({ handOrder: stored }), false).handOrder).toEqual([]);
  });

  it('moves with Shift and an arrow, or with buttons for the chosen card, and plays nothing', async () => {
    const table = benLeads();
    const { settings } = await show(table, 0);
    settings.choose('sort', 'manual');
    await waitFor(() => expect(shown()).toHaveLength(10));
    const [first, second, third] = shown();
    const button = screen.getByTestId(`card-${first ?? ''}`);
    button.focus();
    await fireEvent.keyDown(button, { key: 'ArrowRight', shiftKey: true });
    expect(shown().slice(0, 3)).toEqual([second, first, third]);
    await fireEvent.click(screen.getByTestId(`card-${third ?? ''}`));
    await userEvent.click(screen.getByRole('button', { name: 'Karte nach links' }));
    expect(shown().slice(0, 3)).toEqual([second, third, first]);
    expect(table.asked).toEqual([]);
  });
});

describe('E.3: the card box', () => {
  it.each([
    { suits: 'french', text: 'HT', card: 'HT' },
    { suits: 'french', text: ' h10 ', card: 'HT' },
    { suits: 'french', text: 'cb', card: 'CJ' },
    { suits: 'french', text: 'SD', card: 'SQ' },
    { suits: 'french', text: 'd7', card: 'D7' },
    { suits: 'french', text: 'D', card: null },
    { suits: 'french', text: 'X7', card: null },
    { suits: 'french', text: 'H77', card: null },
    { suits: 'french', text: 'EU', card: null },
    { suits: 'german', text: 'EU', card: 'CJ' },
    { suits: 'german', text: 'go', card: 'SQ' },
    { suits: 'german', text: 'R10', card: 'HT' },
    { suits: 'german', text: 'sd', card: 'DA' },
    { suits: 'german', text: 'AA', card: 'CA' },
    { suits: 'german', text: 'LK', card: 'SK' },
    { suits: 'german', text: 'B7', card: 'D7' },
    { suits: 'german', text: 'CA', card: null },
  ] as const)('[R1.9] reads "$text" with $suits suits as $card', ({ suits, text, card }) => {
    expect(parseCard(text, suits)).toBe(card);
  });

  it('opens with a slash, plays the typed card and closes; letters are no shortcuts inside', async () => {
    const table = benLeads();
    await show(table, 1);
    await userEvent.keyboard('/');
    const box = screen.getByRole('textbox', { name: 'Karte' });
    expect(document.activeElement).toBe(box);
    await userEvent.keyboard('s');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('a{Enter}');
    expect(table.asked).toEqual([{ type: 'act', action: { type: 'playCard', card: 'SA' } }]);
    expect(screen.queryByRole('textbox', { name: 'Karte' })).toBeNull();
  });

  it('says why a card cannot be played and stays open', async () => {
    const table = benLeads();
    await show(table, 1);
    await userEvent.keyboard('/c9{Enter}');
    expect(screen.getByText('Diese Karte ist nicht in deinem Blatt.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Karte' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Karte' })).toBeNull();
    expect(table.asked).toEqual([]);
  });
});
