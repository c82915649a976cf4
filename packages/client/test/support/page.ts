import type { TableView } from '@skat/engine';
import { ok } from '@skat/engine';
import type { ViewMessage } from '@skat/protocol';
import { TableClient } from '../../src/table-client.ts';
import { DealtTable } from './dealt-table.ts';
import { FakeClock, settle } from './fake-clock.ts';
import { FakeTransport } from './fake-transport.ts';

export const TABLE = 'table';
/** The first id a page makes is its own. */
export const PAGE = 'page';

export function whole(version: number, view: TableView): ViewMessage {
  return { tableId: TABLE, version, ...view };
}

/** What a browser keeps over a reload. */
export class FakeKeep {
  readonly items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}

/** A page that has just been opened; `before` is the same one before a reload. */
export function openPage(
  before: { readonly clock?: FakeClock; readonly keep?: FakeKeep; readonly watch?: string } = {},
) {
  const { clock = new FakeClock(), keep = new FakeKeep(), watch = null } = before;
  const transport = new FakeTransport();
  let ids = -1;
  const newId = (): string => ((ids += 1) === 0 ? PAGE : `command-${ids}`);
  const client = new TableClient({
    tableId: TABLE,
    watch,
    transport,
    clock,
    newId,
    keep,
    onChange: () => undefined,
  });
  return { clock, keep, transport, client };
}

/** A page that is connected, has joined and sees the view of whoever is asked at version 5. */
export async function joinedPage(table = new DealtTable(), before: Parameters<typeof openPage>[0] = {}) {
  const page = openPage(before);
  const view = table.viewOf(table.asked);
  const { transport } = page;
  transport.open();
  transport.receive('table:view', whole(5, view));
  transport.joins[0]?.answer(ok({ version: 5 }));
  await settle();
  return { ...page, table, seat: table.asked };
}
