import { assertNever, err, ok } from '../result.ts';
import type { Seat } from '../sheet/series-game.ts';
import { addChair, removeChair } from './chairs.ts';
import { timed } from './clock.ts';
import type { Actor, PlayerCommand, ServerCommand, TableCommand } from './command.ts';
import {
  addComputer,
  freeSeat,
  isAbandoned,
  letComputerPlay,
  offerSeat,
  passHost,
  sit,
  stand,
  swapSeats,
  takeBack,
} from './seating.ts';
import { pause, resume, withoutIdlePause } from './pause.ts';
import { isComputerPlaying, seatAt, seatOfPlayer } from './seats.ts';
import {
  act,
  closeSeries,
  deal,
  endSeries,
  forfeitedBy,
  newSeries,
  setReadiness,
  startSeries,
  voidGame,
} from './series.ts';
import type { TableState } from './state.ts';
import type { TableStep } from './step.ts';
import { timeOut } from './time-out.ts';

type PlayerActor = Extract<Actor, { kind: 'player' }>;

/**
 * Everything that changes a table: the next state, or why the table refuses; the old state is never touched.
 * @param at time in milliseconds since the epoch, from the caller's clock
 */
export function applyCommand(table: TableState, actor: Actor, command: TableCommand, at: number): TableStep {
  const step = isStoppedByPause(table, command)
    ? err({ code: 'paused' } as const)
    : applyUntimed(table, actor, command, at);
  if (!step.ok || table.settings.decisionSeconds === null) return withoutPauseAfter(step);
  return withoutPauseAfter(ok(timed(table, step.value, { actor, command }, at)));
}

/** In a pause people may come and go, but nothing is dealt, played or timed. */
function isStoppedByPause({ pause: standing }: TableState, { type }: TableCommand): boolean {
  return standing !== null && (type === 'act' || type === 'deal' || type === 'timeOut');
}

function withoutPauseAfter(step: TableStep): TableStep {
  return step.ok && step.value.pause !== null ? ok(withoutIdlePause(step.value)) : step;
}

function applyUntimed(table: TableState, actor: Actor, command: TableCommand, at: number): TableStep {
  if (command.type === 'act') return act(table, actor, command, at);
  if (isServerCommand(command))
    return actor.kind === 'server' ? applyServerCommand(table, command, at) : err({ code: 'serverOnly' });
  return actor.kind === 'player' ? applyPlayerCommand(table, actor, command, at) : err({ code: 'notSeated' });
}

function isServerCommand(command: TableCommand): command is ServerCommand {
  const { type } = command;
  return type === 'deal' || type === 'passHost' || type === 'timeOut' || type === 'voidGame';
}

function applyServerCommand(table: TableState, command: ServerCommand, at: number): TableStep {
  switch (command.type) {
    case 'deal':
      return deal(table, command, at);
    case 'passHost':
      return passHost(table, command.to);
    case 'timeOut':
      return timeOut(table, command.seat, command.action, at);
    case 'voidGame':
      return voidGame(table, at);
    default:
      return assertNever(command);
  }
}

type Request = Exclude<PlayerCommand, { type: 'act' }>;

function applyPlayerCommand(table: TableState, actor: PlayerActor, command: Request, at: number): TableStep {
  const missing = chairsNamed(command).find((seat) => !table.chairs.includes(seat));
  if (missing !== undefined) return err({ code: 'noSuchChair', seat: missing });
  switch (command.type) {
    case 'sit':
      return sit(table, actor, command.seat);
    case 'stand':
      return standUp(table, actor, at);
    case 'ready':
      return setReadiness(table, actor.playerId, command);
    case 'letComputerPlay':
      return afterLeaving(table, letComputerPlay(table, actor, command.seat), command.seat, at);
    case 'offerSeat':
      return afterLeaving(table, offerSeat(table, actor, command.seat), command.seat, at);
    case 'takeBack':
      return takeBack(table, actor);
    case 'pause':
      return pause(table, actor.playerId, at);
    case 'resume':
      return resume(table, actor.playerId, at);
    case 'endSeries':
      return seatOfPlayer(table, actor.playerId) === null
        ? err({ code: 'notSeated' })
        : endSeries(table, command, at);
    case 'swapSeats':
    case 'addComputer':
    case 'freeSeat':
    case 'addChair':
    case 'removeChair':
    case 'start':
    case 'newSeries':
      return table.host === actor.playerId
        ? applyHostCommand(table, actor, command, at)
        : err({ code: 'notHost' });
    default:
      return assertNever(command);
  }
}

/** `removeChair` says itself why there is nothing to take away. */
function chairsNamed(command: Request): readonly Seat[] {
  if (command.type === 'swapSeats') return [command.a, command.b];
  return 'seat' in command && command.type !== 'removeChair' ? [command.seat] : [];
}

type HostCommand = Extract<
  Request,
  {
    type: 'swapSeats' | 'addComputer' | 'freeSeat' | 'addChair' | 'removeChair' | 'start' | 'newSeries';
  }
>;

function applyHostCommand(
  table: TableState,
  actor: PlayerActor,
  command: HostCommand,
  at: number,
): TableStep {
  switch (command.type) {
    case 'swapSeats':
      return swapSeats(table, command.a, command.b);
    case 'addComputer':
      return addComputer(table, command.seat);
    case 'freeSeat':
      return freeSeat(table, actor, command.seat);
    case 'addChair':
      return addChair(table);
    case 'removeChair':
      return removeChair(table, command.seat);
    case 'start':
      return startSeries(table, actor.playerId, at);
    case 'newSeries':
      return newSeries(table, command);
    default:
      return assertNever(command);
  }
}

function standUp(table: TableState, actor: PlayerActor, at: number): TableStep {
  const seat = seatOfPlayer(table, actor.playerId);
  const step = stand(table, actor);
  return closedIfAbandoned(seat === null ? step : afterLeaving(table, step, seat, at), at);
}

/** Where leaving forfeits the running game, it ends now, unless the computer was playing there already (R6.15). */
function afterLeaving(before: TableState, step: TableStep, seat: Seat, at: number): TableStep {
  return step.ok && !isComputerPlaying(seatAt(before, seat)) ? ok(forfeitedBy(step.value, seat, at)) : step;
}

/** A table that all persons left closes its series (R6.17). */
function closedIfAbandoned(step: TableStep, at: number): TableStep {
  return step.ok && isAbandoned(step.value) ? { ok: true, value: closeSeries(step.value, at) } : step;
}
