import type {
  Action,
  Actor,
  Card,
  Position,
  Seat,
  TableCommand,
  TableRules,
  TableState,
} from '../../src/index.ts';
import { TOURNAMENT_RULES, applyCommand, openTable, playersOf } from '../../src/index.ts';
import { CONTEXT } from './cards.ts';
import type { Move, Script } from './generate.ts';

export const SERVER: Actor = { kind: 'server' };
/** Ada, Ben and Cora sit on 0, 1 and 2; Dora and Emil come later. */
export const ADA = person('ada', 'Ada');
export const BEN = person('ben', 'Ben');
export const CORA = person('cora', 'Cora');
export const DORA = person('dora', 'Dora');
export const EMIL = person('emil', 'Emil');
export const THREE = [ADA, BEN, CORA] as const;
export const NOON = 1_000_000;

type PlayerActor = Extract<Actor, { kind: 'player' }>;

function person(playerId: string, name: string): PlayerActor {
  return { kind: 'player', playerId, name };
}

/** Applies a command that must be accepted. */
export function accept(table: TableState, actor: Actor, command: TableCommand, at = NOON): TableState {
  const step = applyCommand(table, actor, command, at);
  if (!step.ok) throw new Error(`${command.type} was refused: ${step.error.code}`);
  return step.value;
}

/** The code with which a command is refused, or "accepted". */
export function codeOf(table: TableState, actor: Actor, command: TableCommand, at = NOON): string {
  const step = applyCommand(table, actor, command, at);
  return step.ok ? 'accepted' : step.error.code;
}

/** Three persons in the waiting room; Ada is the host. */
export function gathering(rules: Partial<TableRules> = {}): TableState {
  const empty = openTable('Round table', { ...TOURNAMENT_RULES, ...rules });
  return THREE.reduce(
    (table, actor, seat) => accept(table, actor, { type: 'sit', seat: seat as Seat }),
    empty,
  );
}

/** Says ready for whatever comes next, for everybody given. */
export function allReady(table: TableState, actors: readonly Actor[] = THREE): TableState {
  const { stage } = table;
  const series = stage.phase === 'gathering' ? stage.seriesNumber : stage.series.number;
  const game = stage.phase === 'gathering' ? 0 : stage.series.games.length + 1;
  return actors.reduce((before, actor) => {
    const step = applyCommand(before, actor, { type: 'ready', series, game, readiness: 'ready' }, NOON);
    return step.ok ? step.value : before;
  }, table);
}

/** A series that waits for its first deal. */
export function started(rules: Partial<TableRules> = {}): TableState {
  return accept(allReady(gathering(rules)), ADA, { type: 'start' });
}

/** Deals a deck; seat `lot` deals the first game of a series. */
export function dealt(table: TableState, deck: readonly Card[], lot: Seat = 2): TableState {
  return accept(allReady(table), SERVER, { type: 'deal', deck, context: CONTEXT, lot });
}

/** The player on a seat. */
export function actorOn(table: TableState, seat: Seat): Actor {
  const { occupant, standIn } = table.seats[seat];
  if (occupant?.kind !== 'person' || standIn !== null) return { kind: 'computer', seat };
  return { kind: 'player', playerId: occupant.playerId, name: occupant.name };
}

/** The command of a move and who sends it. */
export function commandOf(table: TableState, { position, action }: Move): readonly [Actor, TableCommand] {
  if (table.stage.phase !== 'playing') throw new Error('No game is running');
  const seat = playersOf(table.stage.game.dealer)[position];
  return [actorOn(table, seat), { type: 'act', action }];
}

/** Plays moves that must all be accepted. */
export function played(table: TableState, moves: readonly Move[]): TableState {
  return moves.reduce((before, move) => accept(before, ...commandOf(before, move)), table);
}

/** Deals and plays a whole game. */
export function playedThrough(table: TableState, { deck, moves }: Script): TableState {
  return played(dealt(table, deck), moves);
}

/** A move written short. */
export function move(position: Position, action: Action): Move {
  return { position, action };
}

/** All three pass (R3.9). */
export const PASSING: readonly Move[] = [1, 2, 0].map((position) =>
  move(position as Position, { type: 'pass' }),
);
