import type { TableView } from '@skat/engine';
import type { ViewMessage } from '@skat/protocol';
import { describe, expect, it } from 'vitest';
import { mergeView } from '../src/merge-view.ts';
import { DealtTable } from './support/dealt-table.ts';

const VIEW = new DealtTable().viewOf(0);

function full(version: number, change: Partial<TableView> = {}): ViewMessage {
  return { tableId: 'table', version, ...VIEW, viewer: 0, ...change };
}

const sheet = (games: number) => ({ series: games, games: [], names: ['Anna', 'Ben', 'Cleo'] as const });

describe('merging views by section and version', () => {
  it('starts only with a message that brings the chairs', () => {
    expect(mergeView(null, { tableId: 'table', version: 3, viewer: 0, sheet: null })).toBeNull();
    expect(mergeView(null, full(3))?.version).toBe(3);
  });

  it('takes what a message has and keeps the rest', () => {
    const held = mergeView(null, full(3, { sheet: sheet(1) }));
    const merged = mergeView(held, { tableId: 'table', version: 4, viewer: 0, result: null });
    expect(merged?.view.sheet).toEqual(sheet(1));
    expect(merged?.version).toBe(4);
  });

  it('never goes back to an older section', () => {
    const message = { tableId: 'table', version: 6, viewer: 0, sheet: sheet(6) } as const;
    const newer = mergeView(mergeView(null, full(3)), message);
    const late = mergeView(newer, full(5, { sheet: sheet(5) }));
    expect(late?.view.sheet).toEqual(sheet(6));
    expect(late?.version).toBe(6);
  });

  it('forgets everything of another seat', () => {
    const held = mergeView(null, full(3, { sheet: sheet(1) }));
    const moved = mergeView(held, full(4, { viewer: 1, sheet: null }));
    expect(moved?.view.viewer).toBe(1);
    expect(moved?.view.sheet).toBeNull();
  });

  it('does not take an older view of another seat', () => {
    const held = mergeView(null, full(4));
    expect(mergeView(held, full(3, { viewer: null }))?.view.viewer).toBe(0);
  });
});
