import { isDeepStrictEqual } from 'node:util';
import type { PlayerCommand } from '@skat/engine';

/** A row of a table's log. */
export interface LogRow {
  readonly tableId: string;
  readonly seq: number;
  readonly commandId: string;
  readonly actor: { readonly kind: string };
  readonly command: object;
}

/** What honest players have sent, and what of it a log may hold. */
export class Ledger {
  readonly #trusted = new Set<string>();
  readonly #sent = new Map<string, { readonly tableId: string; readonly command: PlayerCommand }>();

  note(tableId: string, commandId: string, command: PlayerCommand): void {
    this.#sent.set(commandId, { tableId, command });
  }

  /** What stands there before anybody attacks. */
  trust(rows: readonly LogRow[]): void {
    for (const { commandId } of rows) this.#trusted.add(commandId);
  }

  /** Rows that neither an honest player nor the server has written, in words. */
  foreignIn(rows: readonly LogRow[]): readonly string[] {
    return rows
      .filter((row) => !this.#isOwn(row))
      .map(
        ({ tableId, seq, actor, command }) => `${tableId} ${seq}: ${actor.kind} ${JSON.stringify(command)}`,
      );
  }

  #isOwn({ tableId, commandId, actor, command }: LogRow): boolean {
    if (actor.kind === 'server' || this.#trusted.has(commandId)) return true;
    const sent = this.#sent.get(commandId);
    return sent !== undefined && sent.tableId === tableId && isDeepStrictEqual(sent.command, command);
  }
}
