import type { Actor, Card, Seat, TableCommand, TableRules, TableSettings, TableState } from '../src/index.ts';
import {
  PLAIN_SETTINGS,
  TOURNAMENT_RULES,
  applyCommand,
  at as itemAt,
  nextGameOf,
  openTable,
  playersOf,
  seatAt,
} from '../src/index.ts';
import { CONTEXT } from './cards.ts';
import type { Move, Script } from './moves.ts';

export const SERVER: Actor = { kind: 'server' };
/** Ada, Ben, Cora and Dora sit on 0, 1, 2 and 3 where there are so many chairs; Emil comes later. */
export const ADA = person('ada', 'Ada');
export const BEN = person('ben', 'Ben');
export const CORA = person('cora', 'Cora');
export const DORA = person('dora', 'Dora');
export const EMIL = person('emil', 'Emil');
export const THREE = [ADA, BEN, CORA] as const;
export const FOUR = [ADA, BEN, CORA, DORA] as const;
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

/** A person on every chair in the waiting room; Ada is the host. */
export function gathering(
  rules: Partial<TableRules> = {},
  settings: Partial<TableSettings> = {},
): TableState {
  const empty = openTable(
    'Round table',
    { ...TOURNAMENT_RULES, ...rules },
    { ...PLAIN_SETTINGS, ...settings },
  );
  return empty.chairs.reduce(
    (table, seat) => accept(table, itemAt(FOUR, seat), { type: 'sit', seat }),
    empty,
  );
}

/** Says ready for whatever comes next, for everybody given. */
export function allReady(table: TableState, actors: readonly Actor[] = FOUR): TableState {
  const next = nextGameOf(table);
  if (next === null) throw new Error('A game is running');
  return actors.reduce((before, actor) => {
    const step = applyCommand(before, actor, { type: 'ready', ...next, readiness: 'ready' }, NOON);
    return step.ok ? step.value : before;
  }, table);
}

/** A series that waits for its first deal. */
export function started(rules: Partial<TableRules> = {}, settings: Partial<TableSettings> = {}): TableState {
  return accept(allReady(gathering(rules, settings)), ADA, { type: 'start' });
}

/** The command that deals a deck, cut at the least place unless a player cuts. */
export function dealOf({ rules }: TableState, deck: readonly Card[], lot: number): TableCommand {
  const context = rules.cut === 'player' ? { cut: null } : CONTEXT;
  return { type: 'deal', deck, context, lot };
}

/** Deals a deck; chair `lot` deals the first game of a series. */
export function dealt(table: TableState, deck: readonly Card[], lot = 2): TableState {
  return accept(allReady(table), SERVER, dealOf(table, deck, lot));
}

/** The player on a seat. */
export function actorOn(table: TableState, seat: Seat): Actor {
  const { occupant, standIn } = seatAt(table, seat);
  if (occupant?.kind !== 'person' || standIn !== null) return { kind: 'computer', seat };
  return { kind: 'player', playerId: occupant.playerId, name: occupant.name };
}

/** The command of a move and who sends it. */
export function commandOf(table: TableState, { position, action }: Move): readonly [Actor, TableCommand] {
  if (table.stage.phase !== 'playing') throw new Error('No game is running');
  const { dealer, seats } = table.stage.game;
  return [actorOn(table, itemAt(playersOf(dealer, seats), position)), { type: 'act', action }];
}

/** Plays moves that must all be accepted. */
export function played(table: TableState, moves: readonly Move[]): TableState {
  return moves.reduce((before, move) => accept(before, ...commandOf(before, move)), table);
}

/** Deals and plays a whole game. */
export function playedThrough(table: TableState, { deck, moves }: Script): TableState {
  return played(dealt(table, deck), moves);
}
