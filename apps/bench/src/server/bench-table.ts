import { performance } from 'node:perf_hooks';
import type { PlayerCommand, Seat } from '@skat/engine';
import { TOURNAMENT_RULES, at, seatsOf } from '@skat/engine';
import type { ViewMessage } from '@skat/protocol';
import type { Choose } from '../random-action.ts';
import { BenchSeat } from './bench-seat.ts';
import type { Measures } from './measures.ts';
import { SocketClient } from './socket-client.ts';
import type { SeatedTable } from './table-setup.ts';
import type { Traffic } from './traffic.ts';

export interface TableParts {
  readonly url: string;
  readonly traffic: Traffic;
  readonly measures: Measures;
  readonly choose: Choose;
  readonly pauseMs: () => number;
  /** Further headers of every handshake. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Hears of every command before it is sent. */
  readonly onCommand?: (commandId: string, command: PlayerCommand) => void;
}

const SEATS = seatsOf(TOURNAMENT_RULES.players);

/** A play on its way to three screens. */
interface OpenPlay {
  readonly sentAt: number;
  seenBy: number;
}

/** Three players at one table, and how long each play takes to reach the last of them. */
export class BenchTable {
  readonly #parts: TableParts;
  readonly #seats: BenchSeat[] = [];
  /** By the version that the play will make. */
  readonly #openPlays = new Map<number, OpenPlay>();

  private constructor(parts: TableParts) {
    this.#parts = parts;
  }

  /** Connects three players who then sit down, start and play. */
  static async open(table: SeatedTable, parts: TableParts): Promise<BenchTable> {
    const bench = new BenchTable(parts);
    for (const seat of SEATS) bench.#seats.push(await bench.#seat(table, seat));
    for (const seat of bench.#seats) seat.join();
    return bench;
  }

  /** Leaves. */
  close(): void {
    for (const seat of this.#seats) seat.close();
  }

  async #seat({ tableId, cookies }: SeatedTable, seat: Seat): Promise<BenchSeat> {
    const { url, traffic, choose, measures, pauseMs, headers = {}, onCommand } = this.#parts;
    const client = await SocketClient.connect({
      url,
      traffic,
      headers,
      cookie: at(cookies, seat),
      onEvent: (name, message) => {
        if (name === 'table:view') this.#see(seat, message as ViewMessage);
      },
    });
    const onPlay = (version: number): void => {
      this.#openPlays.set(version + 1, { sentAt: performance.now(), seenBy: 0 });
    };
    return new BenchSeat(client, { tableId, seat, choose, measures, pauseMs, onPlay, onCommand });
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
