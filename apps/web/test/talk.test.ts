import type { Card } from '@skat/engine';
import { TOURNAMENT_RULES, presetRules } from '@skat/engine';
import type { ChatLine, Say } from '@skat/protocol';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages as de } from '../src/i18n/de/index.ts';
import TableScreen from '../src/table/TableScreen.svelte';
import { EngineTable } from './support/engine-table.svelte.ts';
import { renderPage } from './support/render.ts';

const HANDS: readonly (readonly Card[])[] = [
  ['SJ', 'DJ', 'CT', 'CQ', 'SK', 'S9', 'H9', 'HQ', 'DA', 'DK'],
  ['CJ', 'HJ', 'HA', 'HT', 'HK', 'H8', 'SA', 'ST', 'CA', 'D7'],
  ['C9', 'C8', 'C7', 'SQ', 'S8', 'S7', 'H7', 'DQ', 'D9', 'D8'],
];
const HOUSE = { ...presetRules('withRamsch'), seriesLength: 3 } as const;
const line = (saidAt: number, who: 'anna' | 'ben', say: Say): ChatLine => ({
  ...{ id: `line ${saidAt}`, playerId: who, name: who, say },
  saidAt,
});

async function show(table: EngineTable, viewer: 0 | 'spectator' = 0) {
  await renderPage(TableScreen, {
    connection: table.connectionOf(viewer),
    invitation: '',
    getCode: () => Promise.resolve(null),
    onleave: () => undefined,
    onopengame: () => undefined,
    onhistory: () => undefined,
  });
}

const polite = (): string => document.querySelector('#live-polite')?.textContent ?? '';

beforeEach(() => localStorage.clear());

describe('the chat', () => {
  it('opens by its key, counts what is new, and says phrases, emoji and text', async () => {
    const table = EngineTable.dealt(HANDS, 0, HOUSE);
    table.chat = [line(1, 'ben', { kind: 'phrase', phrase: 'goodLuck' })];
    await show(table);
    expect(within(screen.getByTestId('chat')).getByText('eine neue Zeile')).toBeTruthy();
    await fireEvent.keyDown(window, { key: 'c', code: 'KeyC' });
    const lines = await screen.findByTestId('chat-lines');
    expect(lines.textContent).toContain('Gut Blatt!');
    await waitFor(() => expect(screen.queryByText('eine neue Zeile')).toBeNull());
    const field = screen.getByTestId<HTMLInputElement>('chat-text');
    await fireEvent.input(field, { target: { value: '  hallo  ' } });
    await fireEvent.submit(field);
    await fireEvent.click(screen.getByRole('button', { name: 'Danke!' }));
    await fireEvent.click(screen.getByRole('button', { name: '🍀 sagen' }));
    expect(table.said).toEqual([
      { kind: 'text', text: 'hallo' },
      { kind: 'phrase', phrase: 'thanks' },
      { kind: 'emoji', emoji: '🍀' },
    ]);
  });

  it('mutes by one tap, and hears again by another', async () => {
    const table = EngineTable.dealt(HANDS, 0, HOUSE);
    table.chat = [
      line(1, 'ben', { kind: 'text', text: 'laut' }),
      line(2, 'anna', { kind: 'text', text: 'leise' }),
    ];
    await show(table);
    await fireEvent.click(screen.getByTestId('chat'));
    const lines = await screen.findByTestId('chat-lines');
    await fireEvent.click(screen.getByRole('button', { name: 'ben stumm schalten' }));
    await waitFor(() => expect(lines.textContent).not.toContain('laut'));
    expect(lines.textContent).toContain('leise');
    await fireEvent.click(screen.getByRole('button', { name: 'ben wieder hören' }));
    await waitFor(() => expect(lines.textContent).toContain('laut'));
  });

  it('F56: reads new lines aloud while it is closed, and leaves that to the open panel', async () => {
    const table = EngineTable.dealt(HANDS, 0, HOUSE);
    table.chat = [1, 2, 3].map((at) => line(at, 'ben', { kind: 'emoji', emoji: '🍀' }));
    await show(table);
    const { chat } = de;
    await waitFor(() => expect(polite()).toContain(`Chat: ${chat.unread({ count: 3 })}`));
    table.chat = [...table.chat, line(4, 'ben', { kind: 'phrase', phrase: 'thanks' })];
    await waitFor(() => expect(polite()).toContain(chat.said({ name: 'ben', text: chat.phrases.thanks })));
    await fireEvent.click(screen.getByTestId('chat'));
    const lines = await screen.findByTestId('chat-lines');
    table.chat = [...table.chat, line(5, 'ben', { kind: 'text', text: 'offen' })];
    await waitFor(() => expect(lines.textContent).toContain('offen'));
    table.act(2, { type: 'pass' });
    await waitFor(() => expect(polite()).toContain('Cleo'));
    expect(polite()).not.toContain('offen');
  });

  it('what was read stays read after a reload', async () => {
    const table = EngineTable.dealt(HANDS, 0, HOUSE);
    table.chat = [line(1, 'ben', { kind: 'text', text: 'alt' })];
    await show(table);
    await fireEvent.click(screen.getByTestId('chat'));
    await screen.findByTestId('chat-lines');
    await waitFor(() => expect(screen.queryAllByTestId('unread')).toEqual([]));
    cleanup();
    table.chat = [...table.chat, line(2, 'ben', { kind: 'text', text: 'neu' })];
    await show(table);
    expect(screen.getAllByTestId('unread').map((count) => count.textContent)).toEqual(
      screen.getAllByTestId('unread').map(() => `1 ${de.chat.unread({ count: 1 })}`),
    );
  });

  it('[R4.11] is closed while a game with tournament rules runs, and says why', async () => {
    await show(EngineTable.dealt(HANDS, 0, { ...TOURNAMENT_RULES, seriesLength: 3 }));
    await fireEvent.click(screen.getByTestId('chat'));
    expect((await screen.findByTestId('chat-closed')).textContent).toContain('Turnierregeln');
    expect(screen.getByTestId<HTMLInputElement>('chat-text').disabled).toBe(true);
  });

  it('keys typed into it are no keys of the table', async () => {
    const table = EngineTable.dealt(HANDS, 0, HOUSE);
    await show(table);
    await fireEvent.click(screen.getByTestId('chat'));
    const field = await screen.findByTestId('chat-text');
    for (const code of ['KeyN', 'KeyY', 'Digit1', 'KeyS'])
      await fireEvent.keyDown(field, { key: code.slice(-1).toLowerCase(), code });
    expect(table.asked).toEqual([]);
  });
});

describe('a spectator', () => {
  it('sees the table from the first chair, without a hand and with nothing to press', async () => {
    const table = EngineTable.dealt(HANDS, 0, HOUSE);
    await show(table, 'spectator');
    expect(screen.getByText('Du schaust zu.')).toBeTruthy();
    for (const name of ['Anna', 'Ben', 'Cleo']) expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    expect(document.querySelectorAll('.hand [data-card]')).toHaveLength(0);
    for (const id of ['pass', 'hold', 'bid-next']) expect(screen.queryByTestId(id)).toBeNull();
    await fireEvent.click(screen.getByTestId('chat'));
    expect((await screen.findByTestId('chat-closed')).textContent).toContain('Wer zuschaut');
    expect(screen.getByTestId('spectators').textContent).toContain('Olga');
  });

  it('waits with the others until the series begins', async () => {
    const table = new EngineTable(HOUSE);
    table.as(0, { type: 'sit', seat: 0 });
    await show(table, 'spectator');
    expect(screen.getByText(/Du schaust zu/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hier sitzen' })).toBeNull();
    expect(screen.getByTestId<HTMLInputElement>('chat-text').disabled).toBe(false);
  });
});
