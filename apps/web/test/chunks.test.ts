import { describe, expect, it } from 'vitest';
import { chunkOf } from '../chunks.ts';

/** Who imports a file, and who fetches it only when it is needed. */
interface Used {
  readonly by?: readonly string[];
  readonly laterBy?: readonly string[];
}

const GRAPH: Readonly<Record<string, Used>> = {
  '/src/main.ts': {},
  '/src/ui/Button.svelte': { by: ['/src/main.ts', '/src/table/TableScreen.svelte'] },
  '/src/pages/SeriesPage.svelte': { laterBy: ['/src/main.ts'] },
  '/src/table/TableScreen.svelte': { laterBy: ['/src/pages/TablePage.svelte'] },
  '/src/table/Plate.svelte': { by: ['/src/table/TableScreen.svelte', '/src/table/Officers.svelte'] },
  '/src/table/Officers.svelte': { laterBy: ['/src/table/TableScreen.svelte'] },
  '/src/table/Stacks.svelte': { by: ['/src/table/Officers.svelte'] },
  '/src/model/sheet.ts': { by: ['/src/table/TableScreen.svelte', '/src/pages/SeriesPage.svelte'] },
  '/src/table/Circle.svelte': { by: ['/src/table/Circle.svelte', '/src/table/Plate.svelte'] },
};

const modules = {
  getModuleInfo: (id: string) => {
    const used = GRAPH[id];
    if (used === undefined) return null;
    const isEntry = id === '/src/main.ts';
    return { isEntry, importers: used.by ?? [], dynamicImporters: used.laterBy ?? [] };
  },
};

describe('files that are fetched together are one', () => {
  it.each([
    { id: '/src/ui/Button.svelte', chunk: 'base', name: 'what the first page needs' },
    { id: '/src/main.ts', chunk: null, name: 'what waits for the words' },
    { id: '/src/table/TableScreen.svelte', chunk: 'table', name: 'the table' },
    { id: '/src/table/Plate.svelte', chunk: 'table', name: 'what the table shares with parts of it' },
    { id: '/src/table/Circle.svelte', chunk: 'table', name: 'what imports itself' },
    { id: '/src/table/Stacks.svelte', chunk: null, name: 'what only a part needs' },
    { id: '/src/model/sheet.ts', chunk: null, name: 'what the table shares with another page' },
    { id: '/src/pages/SeriesPage.svelte', chunk: null, name: 'another page' },
    { id: '/src/unknown.ts', chunk: null, name: 'what nobody knows' },
  ])('$name: $chunk', ({ id, chunk }) => expect(chunkOf(id, modules)).toBe(chunk));
});
