import { assertNever, err } from '../result.ts';
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
import { seatOfPlayer } from './seats.ts';
import {
  act,
  closeSeries,
  deal,
  endSeries,
  newSeries,
  setReadiness,
  startSeries,
  voidGame,
} from './series.ts';
import type { TableState } from './state.ts';
import type { TableStep } from './step.ts';

type PlayerActor = Extract<Actor, { kind: 'player' }>;

/**
 * Everything that changes a table: the next state, or why the table refuses; the old state is never touched.
 * @param at time in milliseconds since the epoch, from the caller's clock
 */
export function applyCommand(table: TableState, actor: Actor, command: TableCommand, at: number): TableStep {
  if (command.type === 'act') return act(table, actor, command, at);
  if (isServerCommand(command))
    return actor.kind === 'server' ? applyServerCommand(table, command, at) : err({ code: 'serverOnly' });
  return actor.kind === 'player' ? applyPlayerCommand(table, actor, command, at) : err({ code: 'notSeated' });
}

function isServerCommand(command: TableCommand): command is ServerCommand {
  return command.type === 'deal' || command.type === 'passHost' || command.type === 'voidGame';
}

function applyServerCommand(table: TableState, command: ServerCommand, at: number): TableStep {
  switch (command.type) {
    case 'deal':
      return deal(table, command, at);
    case 'passHost':
      return passHost(table, command.to);
    case 'voidGame':
      return voidGame(table, at);
    default:
      return assertNever(command);
  }
}

type Request = Exclude<PlayerCommand, { type: 'act' }>;

function applyPlayerCommand(table: TableState, actor: PlayerActor, command: Request, at: number): TableStep {
  switch (command.type) {
    case 'sit':
      return sit(table, actor, command.seat);
    case 'stand':
      return closedIfAbandoned(stand(table, actor), at);
    case 'ready':
      return setReadiness(table, actor.playerId, command);
    case 'letComputerPlay':
      return letComputerPlay(table, actor, command.seat);
    case 'offerSeat':
      return offerSeat(table, actor, command.seat);
    case 'takeBack':
      return takeBack(table, actor);
    case 'endSeries':
      return seatOfPlayer(table, actor.playerId) === null
        ? err({ code: 'notSeated' })
        : endSeries(table, command, at);
    case 'swapSeats':
    case 'addComputer':
    case 'freeSeat':
    case 'start':
    case 'newSeries':
      return table.host === actor.playerId
        ? applyHostCommand(table, actor, command, at)
        : err({ code: 'notHost' });
    default:
      return assertNever(command);
  }
}

type HostCommand = Extract<
  Request,
  { type: 'swapSeats' | 'addComputer' | 'freeSeat' | 'start' | 'newSeries' }
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
    case 'start':
      return startSeries(table, actor.playerId, at);
    case 'newSeries':
      return newSeries(table, command);
    default:
      return assertNever(command);
  }
}

/** A table that all persons left closes its series (R6.17). */
function closedIfAbandoned(step: TableStep, at: number): TableStep {
  return step.ok && isAbandoned(step.value) ? { ok: true, value: closeSeries(step.value, at) } : step;
}
