import { forfeitGame } from '../early/forfeit.ts';
import { applyAction } from '../game/apply.ts';
import { recordOf } from '../game/record.ts';
import { settleGame } from '../game/settle.ts';
import type { GameTerms } from '../game/setup.ts';
import { startGame } from '../game/start.ts';
import type { Action, EndedState, GameState } from '../game/state.ts';
import { isEnded } from '../game/state.ts';
import { err, ok } from '../result.ts';
import type { TableRules } from '../rules/options.ts';
import { countGames, isSeriesOver, nextDealer } from '../sheet/progress.ts';
import { bockLevelOf, isRamschRound, roundsAfter } from '../sheet/rounds.ts';
import type { Position } from '../cards/position.ts';
import type { Seat, SeriesGame } from '../sheet/series-game.ts';
import { freshClock } from './clock.ts';
import { positionOf, sizeOf } from '../sheet/series-game.ts';
import type { Actor, PlayerCommand, ServerCommand } from './command.ts';
import {
  columnsAfter,
  isComputerPlaying,
  isReady,
  personsOn,
  seatAt,
  seatOfPlayer,
  withSeat,
  withSeats,
  withoutGaps,
} from './seats.ts';
import { seatSuccessors } from './seating.ts';
import type { LastGame, RunningGame, SeatState, Series, TableState } from './state.ts';
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
  if (seatAt(table, seat).readiness === command.readiness) return err({ code: 'alreadyDone' });
  return ok(withSeat(table, seat, { readiness: command.readiness }));
}

/** The series and game that readiness is asked for: game 0 is the start of a series; null while a game runs. */
export function nextGameOf({ stage }: TableState): { readonly series: number; readonly game: number } | null {
  if (stage.phase === 'gathering') return { series: stage.seriesNumber, game: 0 };
  if (stage.phase !== 'betweenGames') return null;
  return { series: stage.series.number, game: countGames(stage.series.games) + 1 };
}

/** The host starts the series: all seats taken, everybody else ready. */
export function startSeries(table: TableState, playerId: string, at: number): TableStep {
  const { stage } = table;
  if (stage.phase !== 'gathering') return wrongStage(table);
  const open = table.chairs.filter((seat) => seatAt(table, seat).occupant === null);
  if (open.length > 0) return err({ code: 'seatsOpen', seats: open });
  const host = seatOfPlayer(table, playerId);
  const waiting = seatsNotReady(table).filter((seat) => seat !== host);
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
  return ok({
    ...ready,
    stage: { phase: 'betweenGames', series, last: null, since: at, mustAllAgree: false },
  });
}

function seatsNotReady(table: TableState): readonly Seat[] {
  return table.chairs.filter((seat) => !isReady(seatAt(table, seat)));
}

/** Whether the next game may be dealt at a time in milliseconds. */
export function mayDeal(table: TableState, at: number): boolean {
  const { stage } = table;
  if (stage.phase !== 'betweenGames' || !table.chairs.every((seat) => seatAt(table, seat).occupant))
    return false;
  if (seatsNotReady(table).length === 0) return true;
  if (stage.series.firstDealer === null || stage.mustAllAgree) return false;
  const nobodyAsksToWait = table.seats.every((seat) => isComputerPlaying(seat) || seat.readiness !== 'wait');
  return nobodyAsksToWait && at - stage.since >= NEXT_GAME_AFTER_MS;
}

/** What earlier games of a series decide for the next one (R9.50-R9.55). */
export function nextTerms(games: readonly SeriesGame[], rules: TableRules): GameTerms {
  const rounds = roundsAfter(games, rules);
  return { bock: bockLevelOf(rounds), isCompulsoryRamsch: isRamschRound(rounds) };
}

/** The server deals; the deal passes to the left after every game (R2.5-R2.9). */
export function deal(table: TableState, command: CommandOf<'deal'>, at: number): TableStep {
  const { stage, rules, chairs } = table;
  if (stage.phase !== 'betweenGames') return wrongStage(table);
  if (!mayDeal(table, at)) return err({ code: 'notReady', seats: seatsNotReady(table) });
  const { games } = stage.series;
  const firstDealer = stage.series.firstDealer ?? seatDrawn(chairs, command.lot);
  const setup = { rules, players: sizeOf(chairs), ...nextTerms(games, rules) };
  const game: RunningGame = {
    number: countGames(games) + 1,
    dealer: nextDealer(games, chairs, firstDealer),
    seats: chairs,
    state: startGame(command.deck, command.context, setup),
    clock: table.settings.decisionSeconds === null ? null : freshClock(table.seats.length),
  };
  const undecided = withSeats(table, (seat) => ({ ...seat, readiness: 'undecided' }));
  return ok({ ...undecided, stage: { phase: 'playing', series: { ...stage.series, firstDealer }, game } });
}

/** @throws RangeError if the lot is none of the chairs */
function seatDrawn(chairs: readonly Seat[], lot: number): Seat {
  const drawn = chairs[lot];
  if (drawn === undefined) throw new RangeError(`The lot fell on place ${lot} of ${chairs.length}`);
  return drawn;
}

/** One action of a person, or of the computer where it plays. */
export function act(table: TableState, actor: Actor, { action }: CommandOf<'act'>, at: number): TableStep {
  const { stage } = table;
  if (actor.kind === 'server') return err({ code: 'notSeated' });
  const seat = actor.kind === 'computer' ? actor.seat : seatOfPlayer(table, actor.playerId);
  if (seat === null) return err({ code: 'notSeated' });
  if (stage.phase !== 'playing') return wrongStage(table);
  const byComputer = isComputerPlaying(seatAt(table, seat));
  if (actor.kind === 'computer' && !byComputer) return err({ code: 'noStandIn' });
  if (actor.kind === 'player' && byComputer) return err({ code: 'standInPlays' });
  const position = positionOf(stage.game, seat);
  if (position === null) return err({ code: 'sitsOut' });
  const inTime = actor.kind === 'player' ? withoutExpiries(table, seat) : table;
  return actionTaken(inTime, stage, { seat, position, action }, at);
}

type Playing = Extract<TableState['stage'], { phase: 'playing' }>;

interface SeatAction {
  readonly seat: Seat;
  readonly position: Position;
  readonly action: Action;
}

/** The table after one action of a seat, whoever decided it. */
export function actionTaken(
  table: TableState,
  stage: Playing,
  { seat, position, action }: SeatAction,
  at: number,
): TableStep {
  const step = applyAction(stage.game.state, position, action);
  if (!step.ok) return step;
  const counted = action.type === 'playCard' ? withCardCounted(table, seat) : table;
  return ok(withGameState(counted, stage, step.value, at));
}

function withoutExpiries(table: TableState, seat: Seat): TableState {
  return seatAt(table, seat).expiries === 0 ? table : withSeat(table, seat, { expiries: 0 });
}

/** The table with its game in a new state, finished if that is its end. */
function withGameState(
  table: TableState,
  { series, game }: Playing,
  state: GameState,
  at: number,
): TableState {
  const stage: Playing = { phase: 'playing', series, game: { ...game, state } };
  return isEnded(state) ? finishGame({ ...table, stage }, stage, state, at) : { ...table, stage };
}

/** Who leaves a table with `onLeave: forfeit` in a running game loses it, or gives it away (R6.15, R6.16). */
export function forfeitedBy(table: TableState, seat: Seat, at: number): TableState {
  const { stage, rules } = table;
  if (stage.phase !== 'playing' || rules.onLeave !== 'forfeit') return table;
  const position = positionOf(stage.game, seat);
  const ended = position === null ? null : forfeitGame(stage.game.state, position);
  return ended === null ? table : withGameState(table, stage, ended, at);
}

function withCardCounted(table: TableState, seat: Seat): TableState {
  const { standIn } = seatAt(table, seat);
  return standIn === null
    ? table
    : withSeat(table, seat, { standIn: { cardsPlayed: standIn.cardsPlayed + 1 } });
}

function finishGame(table: TableState, { series, game }: Playing, ended: EndedState, at: number): TableState {
  const { number, dealer, seats } = game;
  const { isCompulsoryRamsch } = ended.setup;
  const line: SeriesGame = { number, dealer, seats, facts: settleGame(ended), isCompulsoryRamsch };
  const games = [...series.games, line];
  const last: LastGame = { number, dealer, seats, record: recordOf(ended), endedAt: at };
  const seated = seatSuccessors(table);
  const after = { ...series, games, players: columnsAfter(table, series.players) };
  if (series.endsEarly || isSeriesOver(games, table.rules))
    return { ...seated, stage: { phase: 'ended', series: after, last, endedAt: at } };
  return { ...seated, stage: { phase: 'betweenGames', series: after, last, since: at, mustAllAgree: false } };
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
  const seriesNumber = stage.series.number + 1;
  return ok(withoutGaps({ ...cleared, stage: { phase: 'gathering', seriesNumber } }));
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
  return ok({
    ...seated,
    stage: { phase: 'betweenGames', series, last: null, since: at, mustAllAgree: false },
  });
}
