import type { PlayerCommand, TableView } from '@skat/engine';
import { err } from '@skat/engine';
import type { CommandMessage, Reply, Say, SayMessage } from '@skat/protocol';
import type { StateCell } from './client-state.ts';
import type { Failure, Outcome } from './failure.ts';
import type { KeptAction } from './kept-action.ts';
import { isSameChoice } from './same-choice.ts';
import type { Clock } from './surroundings.ts';
import type { TableLine } from './table-line.ts';

export type Done = Outcome<{ readonly version: number }>;

/** An action waits as long as the game does. */
const ACTION_WAITS_MS = 10 * 60_000;
/** Any other wish that is older is given up: the person has long pressed something else. */
const WISH_WAITS_MS = 60_000;

export interface OutboxParts {
  readonly tableId: string;
  readonly line: TableLine;
  readonly clock: Clock;
  readonly cell: StateCell;
  readonly newId: () => string;
  readonly kept: KeptAction;
}

/** Something a person wants, until it is answered. */
interface Wish {
  readonly message: CommandMessage;
  /** What the person saw; null after a reload. */
  readonly decidedOn: TableView | null;
  readonly waitsUntil: number;
  /** When it was first wished, in milliseconds since the epoch, as `waitsUntil`. */
  readonly since: number;
}

/**
 * What a person asks of the table. It is sent, and sent again under the same id after any silence, until there is an
 * answer, so it happens once. One action at a time: a double tap is one.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #waiting = new Set<() => void>();
  #isActing = false;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    parts.cell.onChange(() => this.#wake());
  }

  async send(command: CommandMessage['command']): Promise<Done> {
    const { tableId, line, cell, clock, newId } = this.#parts;
    const isAction = command.type === 'act';
    if ((isAction && this.#isActing) || line.isParted) return err({ code: 'alreadyDone' });
    const { merged } = cell.state;
    const message = { tableId, version: merged?.version ?? 0, commandId: newId(), command };
    return this.#keepUntilDone({
      message,
      decidedOn: merged?.view ?? null,
      waitsUntil: clock.now() + waitOf(command),
      since: clock.now(),
    });
  }

  /** Says something: repeated under the same id until there is an answer; who says too much is told so at once. */
  async say(say: Say): Promise<Done> {
    const { tableId, line, clock, newId } = this.#parts;
    const message: SayMessage = { tableId, messageId: newId(), say };
    const until = clock.now() + WISH_WAITS_MS;
    while (clock.now() < until && !line.isParted) {
      const reply = line.isReady ? await line.ask('table:say', message) : null;
      if (reply !== null && (reply.ok || reply.error.code !== 'storeUnavailable')) return reply;
      const pause = reply === null ? null : line.pauseAfter(reply);
      if (pause !== null) await this.#pauseOnLine(pause);
      else if (!line.isReady) await this.#change(until);
    }
    return err<Failure>({ code: 'timeout' });
  }

  /** Sends what was under way when the page was reloaded; there is nobody left to be told of the outcome. */
  resume(): void {
    if (this.#isActing) return;
    const { kept, clock, tableId } = this.#parts;
    const found = kept.find(tableId, clock.now());
    if (found === null) return;
    void this.#keepUntilDone({ ...found, decidedOn: null, waitsUntil: clock.now() + ACTION_WAITS_MS });
  }

  /** Lets go of everything that waits. */
  close(): void {
    this.#wake();
  }

  async #keepUntilDone(wish: Wish): Promise<Done> {
    const { cell, kept } = this.#parts;
    const isAction = wish.message.command.type === 'act';
    this.#isActing ||= isAction;
    if (isAction) kept.put(wish);
    cell.change({ pending: cell.state.pending + 1 });
    try {
      return await this.#deliver(wish);
    } finally {
      if (isAction) {
        this.#isActing = false;
        kept.drop();
      }
      cell.change({ pending: cell.state.pending - 1 });
    }
  }

  async #deliver(wish: Wish): Promise<Done> {
    const { line, cell, clock } = this.#parts;
    let { message } = wish;
    while (clock.now() < wish.waitsUntil && !line.isParted) {
      const { failure } = cell.state;
      if (failure !== null) return err(failure);
      const reply = line.isReady ? await line.ask('table:command', message) : null;
      const answer = await this.#weigh(reply, wish);
      if (answer === 'again') continue;
      if (answer === 'anew') message = { ...message, version: this.#version };
      else return answer;
    }
    return err<Failure>({ code: cell.state.status === 'elsewhere' ? 'alreadyDone' : 'timeout' });
  }

  /** What an answer means for a wish: the outcome, the same once more, or the same on the present version. */
  async #weigh(reply: Reply | null, wish: Wish): Promise<Done | 'again' | 'anew'> {
    const { line, cell } = this.#parts;
    if (reply === null) {
      if (!line.isReady && !line.isParted) await this.#change(wish.waitsUntil);
      return 'again';
    }
    if (reply.ok) {
      if (reply.value.version > this.#version) line.heal();
      return reply;
    }
    const pause = line.pauseAfter(reply);
    if (pause !== null) {
      await this.#pauseOnLine(pause);
      return 'again';
    }
    if (reply.error.code !== 'staleVersion') return reply;
    if (!(await this.#hasCaughtUp(reply.error.version, wish))) return 'again';
    return isSameChoice(wish.decidedOn, cell.state.merged?.view ?? null) ? 'anew' : reply;
  }

  /** Waits for the view that is meant. @returns false if the line has gone meanwhile */
  async #hasCaughtUp(version: number, { waitsUntil }: Wish): Promise<boolean> {
    const { line, clock } = this.#parts;
    if (this.#version < version) line.heal();
    while (this.#version < version) {
      if (!line.isReady || clock.now() >= waitsUntil) return false;
      await this.#change(waitsUntil);
    }
    return true;
  }

  get #version(): number {
    return this.#parts.cell.state.merged?.version ?? 0;
  }

  async #pauseOnLine(ms: number): Promise<void> {
    const { line, clock } = this.#parts;
    const until = clock.now() + ms;
    while (line.isReady && clock.now() < until) await this.#change(until);
  }

  /** Until anything about the table or the line has changed, at the latest at `until`. */
  #change(until: number): Promise<void> {
    const { clock } = this.#parts;
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#waiting.delete(wake);
        cancel();
        resolve();
      };
      const cancel = clock.after(Math.max(0, until - clock.now()), wake);
      this.#waiting.add(wake);
    });
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake();
  }
}

function waitOf(command: PlayerCommand): number {
  return command.type === 'act' ? ACTION_WAITS_MS : WISH_WAITS_MS;
}
