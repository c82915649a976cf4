import type { Actor, TableCommand, TableState } from '@skat/engine';
import { applyCommand } from '@skat/engine';
import type { Json } from '../store/store.ts';

/** An entry as it comes out of the log. */
export interface LogEntry {
  readonly seq: number;
  readonly actor: Json;
  readonly command: Json;
  readonly at: number;
}

export interface FoldedLog {
  readonly state: TableState;
  /** The latest entry, whether or not it could be replayed. */
  readonly version: number;
  /** Where the running game stopped being replayable, or null if it is sound. */
  readonly brokenAt: number | null;
  /** Whether every entry was replayed, calls and cards of games that were voided aside. */
  readonly isWhole: boolean;
}

/**
 * State of a table from its log. An entry that these rules refuse, or a missing one, breaks the running game; its
 * further actions are passed over until it is voided or another one is dealt (R2.10), so that every later entry
 * meets the state in which it was accepted.
 */
export function foldLog(start: TableState, startVersion: number, entries: readonly LogEntry[]): FoldedLog {
  let state = start;
  let version = startVersion;
  let brokenAt: number | null = null;
  let isAnyRefused = false;
  for (const entry of entries) {
    const command = entry.command as TableCommand;
    if (entry.seq !== version + 1) brokenAt ??= version + 1;
    version = entry.seq;
    if (command.type === 'deal' || command.type === 'voidGame') brokenAt = null;
    if (brokenAt !== null && command.type === 'act') continue;
    const next = replayed(state, entry.actor as Actor, command, entry.at);
    if (next === null) {
      brokenAt ??= entry.seq;
      isAnyRefused ||= command.type !== 'act';
    } else state = next;
  }
  return { state, version, brokenAt, isWhole: brokenAt === null && !isAnyRefused };
}

function replayed(state: TableState, actor: Actor, command: TableCommand, at: number): TableState | null {
  try {
    const step = applyCommand(state, actor, command, at);
    return step.ok ? step.value : null;
  } catch {
    return null;
  }
}
