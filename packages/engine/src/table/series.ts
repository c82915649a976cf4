import { recordOf } from '../game/record.ts';
import { settleGame } from '../game/settle.ts';
import type { EndedState } from '../game/state.ts';
import { isEnded } from '../game/state.ts';
import { startGame } from '../game/start.ts';
import { applyAction } from '../game/apply.ts';
import type { Position } from '../cards/position.ts';
import { err, ok } from '../result.ts';
import type { Seat } from '../sheet/series-game.ts';
import { SEATS, playersOf } from '../sheet/series-game.ts';
import type { Actor, PlayerCommand, ServerCommand } from './command.ts';
import { isComputerPlaying, isReady, personsOn, seatOfPlayer, withSeat, withSeats } from './seats.ts';
import { seatSuccessors } from './seating.ts';
import type { LastGame, SeatState, Series, TableState } from './state.ts';
import { EMPTY_SEAT } from './state.ts';
import type { TableStep } from './step.ts';
import { wrongStage } from './step.ts';

/** After this long between games the next one is dealt to everybody who did not ask to wait. */
export const NEXT_GAME_AFTER_MS = 20_000;

type CommandOf<Type> = Extract<PlayerCommand | ServerCommand, { type: Type }>;

/** Says ready, not ready, or "wait a moment", for the game named. */
export function setReadiness(table: TableState, playerId: string, command: CommandOf<'ready'>): TableStep {
  const seat = seatOfPlayer(table, playerId);
  if (seat === null) return err({ code: 'notSeated' });
  const next = nextGameOf(table);
  if (next === null) return wrongStage(table);
  if (next.series !== command.series || next.game !== command.game) return err({ code: 'otherGame' });
  if (table.seats[seat].readiness === command.readiness) return err({ code: 'alreadyDone' });
  return ok(withSeat(table, seat, { readiness: command.readiness }));
}

/** The series and game that readiness is asked for: game 0 is the start of a series; null while a game runs. */
export function nextGameOf({ stage }: TableState): { readonly series: number; readonly game: number } | null {
  if (stage.phase === 'gathering') return { series: stage.seriesNumber, game: 0 };
  if (stage.phase !== 'betweenGames') return null;
  return { series: stage.series.number, game: stage.series.games.length + 1 };
}

/** The host starts the series: all seats taken, everybody else ready. */
export function startSeries(table: TableState, playerId: string, at: number): TableStep {
  const { stage } = table;
  if (stage.phase !== 'gathering') return wrongStage(table);
  const open = SEATS.filter((seat) => table.seats[seat].occupant === null);
  if (open.length > 0) return err({ code: 'seatsOpen', seats: open });
  const host = seatOfPlayer(table, playerId);
  const waiting = SEATS.filter((seat) => seat !== host && !isReady(table.seats[seat]));
  if (waiting.length > 0) return err({ code: 'notReady', seats: waiting });
  const series: Series = {
    number: stage.seriesNumber,
    startedAt: at,
    firstDealer: null,
    games: [],
    players: personsOn(table),
    endsEarly: false,
  };
  const ready = withSeats(table, (seat) => ({ ...seat, readiness: 'ready' }));
  return ok({ ...ready, stage: { phase: 'betweenGames', series, last: null, since: at } });
}

/** Whether the next game may be dealt at a time in milliseconds. */
export function mayDeal(table: TableState, at: number): boolean {
  const { stage } = table;
  if (stage.phase !== 'betweenGames') return false;
  if (table.seats.every(isReady)) return true;
  const nobodyAsksToWait = table.seats.every((seat) => isComputerPlaying(seat) || seat.readiness !== 'wait');
  return stage.series.firstDealer !== null && nobodyAsksToWait && at - stage.since >= NEXT_GAME_AFTER_MS;
}

/** The server deals; the deal passes to the left after every game (R2.5-R2.9). */
export function deal(table: TableState, command: CommandOf<'deal'>, at: number): TableStep {
  const { stage } = table;
  if (stage.phase !== 'betweenGames') return wrongStage(table);
  if (!mayDeal(table, at))
    return err({ code: 'notReady', seats: SEATS.filter((seat) => !isReady(table.seats[seat])) });
  const firstDealer = stage.series.firstDealer ?? command.lot;
  const played = stage.series.games.length;
  const game = {
    number: played + 1,
    dealer: ((firstDealer + played) % SEATS.length) as Seat,
    state: startGame(command.deck, command.context),
  };
  const undecided = withSeats(table, (seat) => ({ ...seat, readiness: 'undecided' }));
  return ok({ ...undecided, stage: { phase: 'playing', series: { ...stage.series, firstDealer }, game } });
}

/** One action of a person, or of the computer where it plays. */
export function act(table: TableState, actor: Actor, { action }: CommandOf<'act'>, at: number): TableStep {
  const { stage } = table;
  if (actor.kind === 'server') return err({ code: 'notSeated' });
  const seat = actor.kind === 'computer' ? actor.seat : seatOfPlayer(table, actor.playerId);
  if (seat === null) return err({ code: 'notSeated' });
  if (stage.phase !== 'playing') return wrongStage(table);
  const byComputer = isComputerPlaying(table.seats[seat]);
  if (actor.kind === 'computer' && !byComputer) return err({ code: 'noStandIn' });
  if (actor.kind === 'player' && byComputer) return err({ code: 'standInPlays' });
  const { game, series } = stage;
  const step = applyAction(game.state, playersOf(game.dealer).indexOf(seat) as Position, action);
  if (!step.ok) return step;
  const counted = action.type === 'playCard' ? withCardCounted(table, seat) : table;
  const next: TableState = {
    ...counted,
    stage: { phase: 'playing', series, game: { ...game, state: step.value } },
  };
  return ok(isEnded(step.value) ? finishGame(next, step.value, at) : next);
}

function withCardCounted(table: TableState, seat: Seat): TableState {
  const { standIn } = table.seats[seat];
  return standIn === null
    ? table
    : withSeat(table, seat, { standIn: { cardsPlayed: standIn.cardsPlayed + 1 } });
}

function finishGame(table: TableState, ended: EndedState, at: number): TableState {
  const { stage } = table;
  if (stage.phase !== 'playing') throw new Error('Only a running game can finish');
  const { number, dealer } = stage.game;
  const games = [...stage.series.games, { number, dealer, facts: settleGame(ended) }];
  const last: LastGame = { number, dealer, record: recordOf(ended), endedAt: at };
  const seated = seatSuccessors(table);
  const series = { ...stage.series, games, players: personsOn(table) };
  if (series.endsEarly || games.length >= table.rules.seriesLength)
    return { ...seated, stage: { phase: 'ended', series, last, endedAt: at } };
  return { ...seated, stage: { phase: 'betweenGames', series, last, since: at } };
}

/** Ends the series after the running game, or at once between games. */
export function endSeries(table: TableState, command: CommandOf<'endSeries'>, at: number): TableStep {
  const { stage } = table;
  if (stage.phase !== 'playing' && stage.phase !== 'betweenGames') return wrongStage(table);
  const { series } = stage;
  if (series.number !== command.series) return err({ code: 'otherGame' });
  if (stage.phase === 'betweenGames') return ok(closeSeries(table, at));
  if (series.endsEarly) return err({ code: 'alreadyDone' });
  return ok({ ...table, stage: { ...stage, series: { ...series, endsEarly: true } } });
}

/** The list closes at the last finished game; a running one is void (R6.17). */
export function closeSeries(table: TableState, at: number): TableState {
  const { stage } = table;
  if (stage.phase !== 'playing' && stage.phase !== 'betweenGames') return table;
  const last = stage.phase === 'betweenGames' ? stage.last : null;
  return { ...table, stage: { phase: 'ended', series: stage.series, last, endedAt: at } };
}

/** Back to the waiting room for another series; the host asks for it, others whose seats are offered have left. */
export function newSeries(table: TableState, command: CommandOf<'newSeries'>): TableStep {
  const { stage } = table;
  if (stage.phase !== 'ended') return wrongStage(table);
  if (stage.series.number !== command.series) return err({ code: 'otherGame' });
  const cleared = withSeats(table, (seat) => ({
    ...EMPTY_SEAT,
    occupant: seat.offered && !isHost(table, seat) ? null : seat.occupant,
  }));
  return ok({ ...cleared, stage: { phase: 'gathering', seriesNumber: stage.series.number + 1 } });
}

function isHost({ host }: TableState, { occupant }: SeatState): boolean {
  return occupant?.kind === 'person' && occupant.playerId === host;
}

/** A running game that can't go on is void: nothing is entered, the same dealer deals again (R2.10). */
export function voidGame(table: TableState, at: number): TableStep {
  const { stage } = table;
  if (stage.phase !== 'playing') return wrongStage(table);
  const { series } = stage;
  const seated = seatSuccessors(table);
  if (series.endsEarly) return ok({ ...seated, stage: { phase: 'ended', series, last: null, endedAt: at } });
  return ok({ ...seated, stage: { phase: 'betweenGames', series, last: null, since: at } });
}
