import type { Actor, TableCommand } from './command.ts';
import { applyCommand } from './apply.ts';
import type { TableState } from './state.ts';

/** An accepted command as the log of a table keeps it. */
export interface TableEntry {
  readonly actor: Actor;
  readonly command: TableCommand;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** An entry that these rules can no longer replay. */
export class ReplayError extends Error {
  readonly index: number;

  constructor(index: number, code: string) {
    super(`Entry ${index} of the log is refused: ${code}`);
    this.name = 'ReplayError';
    this.index = index;
  }
}

/**
 * State of a table: a fold over its log.
 * @throws ReplayError if an entry is refused
 */
export function replayTable(start: TableState, entries: readonly TableEntry[]): TableState {
  return entries.reduce((table, { actor, command, at }, index) => {
    const step = applyCommand(table, actor, command, at);
    if (!step.ok) throw new ReplayError(index, step.error.code);
    return step.value;
  }, start);
}
