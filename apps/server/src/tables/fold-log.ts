import type { Actor, TableCommand, TableState } from '@skat/engine';
import { applyCommand } from '@skat/engine';
import type { Json } from '../store/store.ts';
import { questionOf } from './question.ts';

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
  /** Whether every entry is there and was replayed, actions of games that are void aside. */
  readonly isWhole: boolean;
  /** The version since which the present question stands. */
  readonly questionSince: number;
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
  let isWhole = true;
  let questionSince = startVersion;
  for (const entry of entries) {
    const command = entry.command as TableCommand;
    if (entry.seq !== version + 1) {
      brokenAt ??= version + 1;
      isWhole = false;
    }
    version = entry.seq;
    if (command.type === 'deal' || command.type === 'voidGame') brokenAt = null;
    if (brokenAt !== null && command.type === 'act') continue;
    const next = replayed(state, entry.actor as Actor, command, entry.at);
    if (next === null) {
      brokenAt ??= entry.seq;
      isWhole &&= command.type === 'act';
      continue;
    }
    if (questionOf(next) !== questionOf(state)) questionSince = entry.seq;
    state = next;
  }
  return { state, version, brokenAt, isWhole, questionSince };
}

function replayed(state: TableState, actor: Actor, command: TableCommand, at: number): TableState | null {
  try {
    const step = applyCommand(state, actor, command, at);
    return step.ok ? step.value : null;
  } catch {
    return null;
  }
}
