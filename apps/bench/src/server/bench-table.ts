import { performance } from 'node:perf_hooks';
import type { PlayerCommand, Seat } from '@skat/engine';
import { TOURNAMENT_RULES, seatsOf } from '@skat/engine';
import type { ViewMessage } from '@skat/protocol';
import type { Choose } from '../random-action.ts';
import { BenchSeat } from './bench-seat.ts';
import type { Measures } from './measures.ts';
import type { ConnectSeat, LineParts } from './seat-line.ts';
import { linesTo } from './seat-line.ts';
import type { SeatedTable } from './table-setup.ts';

export interface PlayParts {
  readonly measures: Measures;
  readonly choose: Choose;
  readonly pauseMs: () => number;
  /** Hears of every command before it is sent. */
  readonly onCommand?: (commandId: string, command: PlayerCommand) => void;
}

export type TableParts = PlayParts & LineParts;

const SEATS = seatsOf(TOURNAMENT_RULES.players);

/** A play on its way to three screens. */
interface OpenPlay {
  readonly sentAt: number;
  seenBy: number;
}

/** Three players at one table, and how long each play takes to reach the last of them. */
export class BenchTable {
  readonly #parts: PlayParts;
  readonly #seats: BenchSeat[] = [];
  /** By the version that the play will make. */
  readonly #openPlays = new Map<number, OpenPlay>();

  private constructor(parts: PlayParts) {
    this.#parts = parts;
  }

  /** Connects three players of this project's server, who then sit down, start and play. */
  static open(table: SeatedTable, parts: TableParts): Promise<BenchTable> {
    return BenchTable.openOn(linesTo(table, parts), parts);
  }

  /** Connects three players of any server, who then play. */
  static async openOn(connect: ConnectSeat, parts: PlayParts): Promise<BenchTable> {
    const bench = new BenchTable(parts);
    for (const seat of SEATS) bench.#seats.push(await bench.#seat(connect, seat));
    for (const seat of bench.#seats) seat.join();
    return bench;
  }

  /** Leaves. */
  close(): void {
    for (const seat of this.#seats) seat.close();
  }

  async #seat(connect: ConnectSeat, seat: Seat): Promise<BenchSeat> {
    const line = await connect(seat, (view) => this.#see(seat, view));
    const onPlay = (version: number): void => {
      this.#openPlays.set(version + 1, { sentAt: performance.now(), seenBy: 0 });
    };
    const { choose, measures, pauseMs, onCommand } = this.#parts;
    return new BenchSeat(line, { seat, choose, measures, pauseMs, onPlay, onCommand });
  }

  #see(seat: Seat, view: ViewMessage): void {
    const play = this.#openPlays.get(view.version);
    if (play !== undefined && ++play.seenBy === SEATS.length) {
      this.#parts.measures.addLatency(performance.now() - play.sentAt);
      this.#openPlays.delete(view.version);
    }
    this.#seats[seat]?.see(view);
  }
}
