import type { CommandMessage } from '@skat/protocol';
import type { Keep } from './surroundings.ts';

const KEY = 'skat-action';
/** After a reload an older action is forgotten: the person sees the table and decides anew. */
const KEPT_MS = 60_000;

export interface ActionUnderWay {
  readonly message: CommandMessage;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

/**
 * The one action under way, over a reload of the page. Sending it again is harmless: the table knows it by its id, and
 * takes it at the version only that it was decided on.
 */
export class KeptAction {
  readonly #keep: Keep | null;

  constructor(keep: Keep | null) {
    this.#keep = keep;
  }

  put({ message, since }: ActionUnderWay): void {
    this.#try((keep) => keep.setItem(KEY, JSON.stringify({ message, since })));
  }

  drop(): void {
    this.#try((keep) => keep.removeItem(KEY));
  }

  /** What was kept for a table, unless it is too old. */
  find(tableId: string, now: number): ActionUnderWay | null {
    const text = this.#try((keep) => keep.getItem(KEY)) ?? null;
    const found = text === null ? null : actionIn(text);
    if (found === null || found.message.tableId !== tableId) return null;
    return now - found.since < KEPT_MS ? found : null;
  }

  /** A browser may refuse to keep anything; then nothing survives a reload. */
  #try<Value>(use: (keep: Keep) => Value): Value | null {
    try {
      return this.#keep === null ? null : use(this.#keep);
    } catch {
      return null;
    }
  }
}

/** The server parses the message; here it is enough that it can be asked. */
function actionIn(text: string): ActionUnderWay | null {
  try {
    const found = JSON.parse(text) as Partial<ActionUnderWay> | null;
    const { message, since } = found ?? {};
    return message !== undefined && typeof since === 'number' && message.command.type === 'act'
      ? { message, since }
      : null;
  } catch {
    return null;
  }
}
