import type { TableRules } from '@skat/engine';
import { DECK, PLAIN_SETTINGS, presetRules } from '@skat/engine';
import { fireEvent, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { messages as de } from '../src/i18n/de/index.ts';
import { agreedText } from '../src/rules/agreed.ts';
import TableScreen from '../src/table/TableScreen.svelte';
import { EngineTable } from './support/engine-table.svelte.ts';
import { renderPage } from './support/render.ts';

const HANDS = [DECK.slice(0, 10), DECK.slice(10, 20), DECK.slice(20, 30)];

/** A table at which a game runs, as seat 0 sees it. */
async function showRunning(rules: TableRules) {
  const table = EngineTable.dealt(rules.players === 2 ? [] : HANDS, 0, { ...rules, seriesLength: 12 });
  await renderPage(TableScreen, {
    connection: table.connectionOf(0),
    invitation: 'invitation-of-22-letters',
    getCode: () => Promise.resolve('7F3K2Q'),
    onleave: () => undefined,
    onopengame: () => undefined,
    onhistory: () => undefined,
  });
  await screen.findByTestId('prompt');
}

async function readSentences(): Promise<readonly string[]> {
  const text = await screen.findByTestId('rules-text');
  return within(text)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

const sentencesOf = (rules: TableRules): readonly string[] =>
  agreedText({ ...rules, seriesLength: 12 }, PLAIN_SETTINGS, de).flatMap(({ sentences }) => sentences);

describe('F8: the rules while a game runs', () => {
  it.each(['tournament', 'twoPlayers'] as const)('E.3: R opens them, %s', async (preset) => {
    await showRunning(presetRules(preset));
    await fireEvent.keyDown(document.body, { key: 'r', code: 'KeyR' });
    expect(await readSentences()).toEqual(sentencesOf(presetRules(preset)));
  });

  it('E.3: opened again at once they stay, though the event of their closing comes late', async () => {
    await showRunning(presetRules('tournament'));
    await fireEvent.keyDown(document.body, { key: 'r', code: 'KeyR' });
    const dialog = (await screen.findByTestId('rules-text')).closest('dialog') as HTMLElement;
    await fireEvent(dialog, new Event('close'));
    expect(await readSentences()).toEqual(sentencesOf(presetRules('tournament')));
  });

  it('the menu opens them', async () => {
    await showRunning(presetRules('family'));
    await fireEvent.click(screen.getAllByRole('button', { name: de.table.menu })[0] as HTMLElement);
    await fireEvent.click(screen.getByRole('button', { name: de.rules.title }));
    expect(await readSentences()).toEqual(sentencesOf(presetRules('family')));
  });

  it('the help names the key', async () => {
    await showRunning(presetRules('tournament'));
    await fireEvent.keyDown(document.body, { key: '?', code: 'Minus', shiftKey: true });
    expect((await screen.findByText('R', { selector: 'dt' })).nextElementSibling?.textContent).toBe(
      de.table.keys.rules,
    );
  });
});
