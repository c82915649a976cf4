import type { TableRules } from '@skat/engine';
import { pino } from 'pino';
import type { Clock } from '../src/clock.ts';
import { Metrics } from '../src/metrics/metrics.ts';
import type { Player } from '../src/players/sessions.ts';
import { Sessions } from '../src/players/sessions.ts';
import { rateLimits } from '../src/security/rate-limits.ts';
import { honestActors } from '../src/sockets/actor-builder.ts';
import { openAudience } from '../src/sockets/table-talk.ts';
import type { TableEventParts } from '../src/sockets/table-events.ts';
import { serveTables } from '../src/sockets/table-events.ts';
import { honestViews } from '../src/sockets/view-builder.ts';
import type { Store } from '../src/store/store.ts';
import { computerPlayer } from '../src/tables/computer-player.ts';
import type { RandomInt } from '../src/tables/dealer.ts';
import { TableRegistry } from '../src/tables/table-registry.ts';
import type { Deliver } from './virtual-socket.ts';
import { VirtualSocket } from './virtual-socket.ts';

export interface VirtualServerParts {
  readonly store: Store;
  readonly clock: Clock;
  /** Deals the cards, so that a run can be repeated. */
  readonly randomInt: RandomInt;
  readonly awayMs: number;
}

export type VirtualGuest = Player;

const logger = pino({ level: 'silent' });
const metrics = new Metrics();

/** The server's tables and its socket layer, in a time and on a network that a proof makes. */
export class VirtualServer {
  readonly #registry: TableRegistry;
  readonly #parts: TableEventParts;
  #sockets = 0;

  constructor({ store, clock, randomInt, awayMs }: VirtualServerParts) {
    const computer = computerPlayer(0, logger);
    this.#registry = new TableRegistry({ store, clock, logger, computer, awayMs, randomInt });
    const base = {
      registry: this.#registry,
      sessions: new Sessions(store.players),
      limits: rateLimits(false, clock),
      logger,
    };
    const { audience, talk } = openAudience(honestViews, base);
    this.#registry.onChange((room, change) => audience.publish(room, change));
    this.#parts = {
      ...base,
      store,
      audience,
      talk,
      metrics,
      actors: honestActors,
    };
  }

  /** A new table. @returns its id */
  async found(name: string, rules: TableRules): Promise<string> {
    const { row } = await this.#registry.create(name, rules);
    return row.id;
  }

  /** A player who has been let in connects. */
  connect(guest: VirtualGuest, deliver: Deliver): VirtualSocket {
    const socket = new VirtualSocket(`socket ${(this.#sockets += 1)}`, guest, deliver);
    serveTables(socket.asSocket, this.#parts);
    return socket;
  }

  close(): Promise<void> {
    return this.#registry.close();
  }
}
