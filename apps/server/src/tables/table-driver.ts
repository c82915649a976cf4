import { randomUUID } from 'node:crypto';
import type {
  Action,
  Actor,
  GameState,
  LegalActions,
  Seat,
  TableCommand,
  TableState,
  TimeLeft,
} from '@skat/engine';
import {
  actionAtExpiry,
  isComputerPlaying,
  legalActions,
  personSeats,
  playerIdAt,
  positionOf,
  seatAt,
} from '@skat/engine';
import type { Reply } from '@skat/protocol';
import type { Logger } from 'pino';
import type { Cancel, Clock } from '../clock.ts';
import { nextHost } from './absence-rules.ts';
import type { Moment } from './clocks.ts';
import { timeLeftTo } from './clocks.ts';
import type { ComputerPlayer } from './computer-player.ts';
import type { RandomInt } from './dealer.ts';
import { drawDeal } from './dealer.ts';
import type { LiveTable } from './live-table.ts';
import type { NextStep } from './next-step.ts';
import { nextStepOf } from './next-step.ts';
import type { Presence } from './presence.ts';

export interface DriverParts {
  readonly table: LiveTable;
  readonly presence: Presence;
  readonly computer: ComputerPlayer;
  readonly clock: Clock;
  readonly logger: Logger;
  /** After this long the host's right passes on, in milliseconds. */
  readonly awayMs: number;
  /** How much longer this node waits than the one that is to act, in milliseconds. */
  readonly courtesyMs: () => number;
  /** Deals the cards in place of the cryptographic generator, for proofs alone. */
  readonly randomInt?: RandomInt | undefined;
}

/** After a step that failed the table is looked at again so much later. */
const RETRY_MS = 1_000;

/** Does what a table wants from the server itself: deals, moves the computer, passes the host's right on. */
export class TableDriver {
  readonly #parts: DriverParts;
  #cancelStep: Cancel | null = null;
  #planned: Plan | null = null;
  #cancelHost: Cancel | null = null;
  #isBusy = false;
  #isStopped = false;
  #allHereSince: number | null = null;
  #watchedSince: number | null = null;

  constructor(parts: DriverParts) {
    this.#parts = parts;
  }

  /** Looks what the table wants next; to be called after every change and whenever somebody comes or goes. */
  consider(): void {
    if (this.#isStopped) return;
    this.#noteWhoIsHere();
    this.#planHost();
    if (!this.#isBusy) this.#planStep();
  }

  /** How long until the next game is dealt by itself, in milliseconds, or null while the table waits for people. */
  dealsInMs(): number | null {
    this.#noteWhoIsHere();
    const step = this.#nextStep();
    return step?.type === 'deal' ? Math.max(0, step.dueAt - this.#parts.clock.now()) : null;
  }

  /** What is left to each seat, or null where no clock runs. */
  timesLeft(): readonly TimeLeft[] | null {
    const { state } = this.#parts.table;
    if (state.stage.phase !== 'playing' || state.stage.game.clock === null) return null;
    const moment = this.#moment();
    return state.seats.flatMap((_seat, seat) => timeLeftTo(state, seat as Seat, moment) ?? []);
  }

  /** Since when the table has been served here without a break, or null where no clock runs; as entries are dated. */
  steadySince(): number | null {
    return this.timesLeft() === null ? null : this.#moment().steadySince;
  }

  /** Another node has served the table without a break since then: nothing is given back for having come to it late. */
  noteSteady(since: number): void {
    this.#parts.table.noteSteady(since);
    if (this.#watchedSince !== null) this.#watchedSince = Math.min(this.#watchedSince, since);
    this.consider();
  }

  /** Forgets all plans, for good. */
  stop(): void {
    this.#isStopped = true;
    this.#cancelHost?.();
    this.#unplan();
  }

  #noteWhoIsHere(): void {
    const { table, presence, clock } = this.#parts;
    const players = playersThemselves(table.state);
    if (!players.every((playerId) => presence.isHere(playerId))) this.#allHereSince = null;
    else this.#allHereSince ??= clock.now();
    if (!this.isWatched()) this.#watchedSince = null;
    else this.#watchedSince ??= clock.now();
  }

  /** Time passes for those who are there to use it. */
  #moment(): Moment {
    const { table, clock } = this.#parts;
    this.#noteWhoIsHere();
    const now = clock.now();
    return { now, steadySince: Math.max(table.steadySince, this.#watchedSince ?? now) };
  }

  /** Nothing moves while nobody who sits at the table, or waits for a seat, is connected. */
  isWatched(): boolean {
    const { table, presence } = this.#parts;
    return table.state.seats.some(({ occupant, successor }) =>
      [occupant, successor].some((one) => one?.kind === 'person' && presence.isHere(one.playerId)),
    );
  }

  /** Whether this node has to move the table: somebody whom it waits for is connected here. */
  #isServing(): boolean {
    const { table, presence } = this.#parts;
    return table.state.seats.some(({ occupant, successor }) =>
      [occupant, successor].some((one) => one?.kind === 'person' && presence.isLocal(one.playerId)),
    );
  }

  #planStep(): void {
    const { table, clock, courtesyMs } = this.#parts;
    const step = this.#isServing() ? this.#nextStep() : null;
    if (step === null) {
      this.#unplan();
      return;
    }
    const plan: Plan = { step, game: gameOf(table.state) };
    if (this.#planned !== null && isSamePlan(plan, this.#planned)) return;
    this.#unplan();
    const delay = Math.max(0, this.#delayOf(step)) + courtesyMs();
    if (delay <= 0) {
      this.#begin(step);
      return;
    }
    this.#planned = plan;
    this.#cancelStep = clock.after(delay, () => this.#begin(step));
  }

  #nextStep(): NextStep | null {
    if (!this.isWatched()) return null;
    const { table, computer } = this.#parts;
    return nextStepOf(table.state, {
      ...this.#moment(),
      allHereSince: this.#allHereSince,
      asideOf: (seat) => computer.aside(table.state, seat),
    });
  }

  #delayOf(step: NextStep): number {
    const { table, computer, clock } = this.#parts;
    if (step.type !== 'computer') return step.dueAt - clock.now();
    return computer.thinkingTimeMs(table.state, step.seat);
  }

  #unplan(): void {
    this.#cancelStep?.();
    this.#cancelStep = null;
    this.#planned = null;
  }

  #begin(step: NextStep): void {
    this.#unplan();
    this.#isBusy = true;
    this.#take(step)
      .catch((error: unknown) => {
        this.#parts.logger.error(
          { tableId: this.#parts.table.id, err: error, step: step.type },
          'a step failed',
        );
        return false;
      })
      .then((isDone) => {
        this.#isBusy = false;
        if (isDone) this.consider();
        else if (!this.#isStopped)
          this.#cancelStep = this.#parts.clock.after(RETRY_MS, () => this.consider());
      })
      .catch((error: unknown) => this.#parts.logger.error({ err: error }, 'the driver failed'));
  }

  async #take(step: NextStep): Promise<boolean> {
    const { table, computer } = this.#parts;
    if (step.type === 'deal')
      return this.#do({ kind: 'server' }, drawDeal(table.state, this.#parts.randomInt));
    if (step.type === 'timeOut') {
      const { seat } = step;
      return this.#do({ kind: 'server' }, { type: 'timeOut', seat, action: this.#actionAtExpiry(seat) });
    }
    const action = step.aside ?? computer.decide(table.state, step.seat);
    return this.#do({ kind: 'computer', seat: step.seat }, { type: 'act', action });
  }

  #actionAtExpiry(seat: Seat): Action {
    const { table, computer } = this.#parts;
    const legal = legalOf(table.state, seat);
    return (legal && actionAtExpiry(legal)) ?? computer.decide(table.state, seat);
  }

  async #do(actor: Actor, command: TableCommand): Promise<boolean> {
    const { table, logger } = this.#parts;
    const request = { commandId: randomUUID(), version: table.version, command };
    const reply: Reply = await table.run(actor, request);
    if (reply.ok) return true;
    logger.info({ tableId: table.id, command: command.type, code: reply.error.code }, 'own step refused');
    return reply.error.code === 'staleVersion';
  }

  #planHost(): void {
    const { table, presence, clock, awayMs } = this.#parts;
    this.#cancelHost?.();
    this.#cancelHost = null;
    const { host } = table.state;
    const goneSince = host === null ? null : presence.goneSince(host);
    if (goneSince === null || !this.#isServing()) return;
    const wait = Math.max(0, goneSince + awayMs - clock.now());
    this.#cancelHost = clock.after(wait, () => this.#passHost());
  }

  /** What fails, or comes a moment too early, is looked at again. */
  #passHost(): void {
    const { table, clock, logger } = this.#parts;
    const again = (): void => {
      if (!this.#isStopped) this.#cancelHost = clock.after(RETRY_MS, () => this.#planHost());
    };
    const to = nextHost(table.state, this.#parts);
    if (to === null) {
      again();
      return;
    }
    this.#do({ kind: 'server' }, { type: 'passHost', to }).then(
      (isDone) => {
        if (!isDone) again();
      },
      (error: unknown) => {
        logger.error({ tableId: table.id, err: error }, 'the host could not be passed on');
        again();
      },
    );
  }
}

/** A step that is to be taken, and the state of the game it was planned in. */
interface Plan {
  readonly step: NextStep;
  readonly game: GameState | null;
}

function gameOf({ stage }: TableState): GameState | null {
  return stage.phase === 'playing' ? stage.game.state : null;
}

/** Whatever else changes at the table, a pause once begun goes on. */
function isSamePlan(a: Plan, b: Plan): boolean {
  if (a.step.type === 'deal') return b.step.type === 'deal' && a.step.dueAt === b.step.dueAt;
  const { step } = b;
  if (a.step.type === 'timeOut' || step.type === 'timeOut') return areSameTimeOuts(a, b);
  if (step.type === 'deal' || a.step.seat !== step.seat || a.game !== b.game) return false;
  return a.step.aside?.type === step.aside?.type;
}

function areSameTimeOuts({ step: a, game }: Plan, { step: b, game: other }: Plan): boolean {
  if (a.type !== 'timeOut' || b.type !== 'timeOut') return false;
  return game === other && a.seat === b.seat && a.dueAt === b.dueAt;
}

function legalOf({ stage }: TableState, seat: Seat): LegalActions | null {
  if (stage.phase !== 'playing') return null;
  const position = positionOf(stage.game, seat);
  return position === null ? null : legalActions(stage.game.state, position);
}

/** People who play themselves, without those the computer plays for. */
function playersThemselves(table: TableState): readonly string[] {
  return personSeats(table)
    .filter((seat) => !isComputerPlaying(seatAt(table, seat)))
    .flatMap((seat) => playerIdAt(table, seat) ?? []);
}
