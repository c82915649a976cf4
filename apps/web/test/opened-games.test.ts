import type { Card, TableView } from '@skat/engine';
import { presetRules } from '@skat/engine';
import { fireEvent, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { TableConnection } from '../src/net/table-connection.svelte.ts';
import TableScreen from '../src/table/TableScreen.svelte';
import { EngineTable } from './support/engine-table.svelte.ts';
import { renderPage } from './support/render.ts';

const HANDS: readonly (readonly Card[])[] = [
  ['SJ', 'DJ', 'CT', 'CQ', 'SK', 'S9', 'H9', 'HQ', 'DA', 'DK'],
  ['CJ', 'HJ', 'HA', 'HT', 'HK', 'H8', 'SA', 'ST', 'CA', 'D7'],
  ['C9', 'C8', 'C7', 'SQ', 'S8', 'S7', 'H7', 'DQ', 'D9', 'D8'],
];

/** Ben has won a Grand with which the first round ended. */
function afterGrand(): EngineTable {
  const table = EngineTable.dealt(HANDS, 0, { ...presetRules('withRamsch'), seriesLength: 3 });
  table.act(2, { type: 'pass' });
  table.act(0, { type: 'pass' });
  table.act(1, { type: 'bid', value: 18 });
  table.act(1, { type: 'playHand' });
  const announcement = { game: 'grand', level: 'hand' } as const;
  table.act(1, { type: 'declare', announcement, discard: null });
  table.playOn();
  return table;
}

/** The same connection with one more line of the same number before the last. */
function withTwoLines(connection: TableConnection): TableConnection {
  const view = (): TableView | null => {
    const { view: seen } = connection;
    if (seen?.sheet == null) return seen;
    const { games } = seen.sheet;
    return { ...seen, sheet: { ...seen.sheet, games: [...games, ...games] } };
  };
  return Object.create(connection, { view: { get: view } }) as TableConnection;
}

it.each([0, 'spectator'] as const)(
  '[R9.25] the game that has just ended is opened by its line, %s',
  async (viewer) => {
    const onopengame = vi.fn();
    await renderPage(TableScreen, {
      connection: withTwoLines(afterGrand().connectionOf(viewer)),
      invitation: '',
      getCode: () => Promise.resolve(null),
      onleave: () => undefined,
      onopengame,
      onhistory: () => undefined,
    });
    await fireEvent.click(screen.getByRole('button', { name: 'Stiche ansehen' }));
    expect(onopengame).toHaveBeenCalledWith(1, 2);
  },
);
