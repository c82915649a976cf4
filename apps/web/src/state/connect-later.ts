import type { TableConnection, TableWay } from '../net/table-connection.svelte.ts';

/** As `connectTable`, whose code is fetched when somebody comes to a table; null where it can't be fetched. */
export async function connectLater(tableId: string, way: TableWay = {}): Promise<TableConnection | null> {
  try {
    const { connectTable } = await import('../net/connect.ts');
    return connectTable(tableId, way);
  } catch {
    return null;
  }
}
