import { randomUUID } from 'node:crypto';
import type { PlayerCommand, Seat } from '@skat/engine';
import type { ViewMessage } from '@skat/protocol';
import type { Choose } from '../random-action.ts';
import type { Measures } from './measures.ts';
import type { SeatLine } from './seat-line.ts';
import type { KnownView, Wish } from './wish.ts';
import { wishAt } from './wish.ts';

export interface SeatParts {
  readonly seat: Seat;
  readonly choose: Choose;
  readonly measures: Measures;
  /** Milliseconds to wait before a bid, declaration or card. */
  readonly pauseMs: () => number;
  /** Hears that a play for this version has been sent. */
  readonly onPlay: (version: number) => void;
  /** Hears of every command before it is sent. */
  readonly onCommand?: ((commandId: string, command: PlayerCommand) => void) | undefined;
}

/** One player: keeps the sections it was sent and asks for what the view allows. */
export class BenchSeat {
  readonly #parts: SeatParts;
  readonly #line: SeatLine;
  #view: KnownView = { viewer: null };
  #version = 0;
  #lastKey = '';
  #timer: NodeJS.Timeout | null = null;

  constructor(line: SeatLine, parts: SeatParts) {
    this.#line = line;
    this.#parts = parts;
  }

  /** Asks to be sent the table; everything else follows from its views. */
  join(): void {
    this.#line.join((reply) => {
      if (!reply.ok) this.#parts.measures.addRefusal(reply.error.code);
    });
  }

  /** Takes a view in and acts on it, at once or after the pause. */
  see(message: ViewMessage): void {
    this.#view = { ...this.#view, ...message };
    this.#version = message.version;
    const wish = wishAt(this.#view, this.#version, this.#parts.seat)(this.#parts.choose);
    if (wish === null || wish.key === this.#lastKey) return;
    this.#lastKey = wish.key;
    if (this.#timer !== null) clearTimeout(this.#timer);
    const pause = wish.command.type === 'act' ? this.#parts.pauseMs() : 0;
    if (pause === 0) this.#ask(wish);
    else this.#timer = setTimeout(() => this.#ask(wish), pause);
  }

  /** Stops asking and leaves. */
  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#line.close();
  }

  #ask({ command }: Wish): void {
    const { measures, onPlay, onCommand } = this.#parts;
    const isPlay = command.type === 'act';
    if (isPlay) onPlay(this.#version);
    const commandId = randomUUID();
    onCommand?.(commandId, command);
    this.#line.ask({ version: this.#version, commandId, command }, (reply) => {
      if (!reply.ok) measures.addRefusal(`${command.type}: ${reply.error.code}`);
      else if (isPlay) measures.addPlay();
    });
  }
}
