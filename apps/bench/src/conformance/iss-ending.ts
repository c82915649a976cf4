import type { Action, FinishedState, GameState, PlayingState, Position } from '@skat/engine';
import { POSITIONS, countPoints, forfeitGame, includesLevel } from '@skat/engine';

import type { Replay } from './iss-replay.ts';
import type { Move } from './play.ts';
import { mustApply, mustApplyAll } from './play.ts';

/** Who ended a game before its last card: a side, or that server because it was decided. */
export type EndedBy = 'defenders' | 'declarer' | 'decided';

/** A game cut short, ended by our rules as the record tells it. */
export interface CutShort {
  readonly state: FinishedState;
  readonly by: EndedBy;
  /** Whether the declarer was gone between announcing and putting two cards away. */
  readonly isUndiscarded: boolean;
}

/**
 * Ends a game where its record stops (R6.2-R6.4, R6.15, R6.16); null if the cards were shown and nothing says more.
 * @throws Error if a record stops where nothing had ended the game
 */
export function cutShort(replay: Replay): CutShort | null {
  const state = discarded(replay);
  const isUndiscarded = state !== replay.state;
  const gone = replay.remarks.find(({ kind }) => kind === 'gone');
  const resigned = replay.remarks.find(({ kind }) => kind === 'resigned');
  if (gone)
    return { state: finished(forfeitGame(state, gone.by)), by: sideOf(state, gone.by), isUndiscarded };
  if (state.phase !== 'playing') throw new Error('the record stops before the first card');
  if (resigned) {
    const moves = givingUp(state, resigned.by);
    return { state: finished(mustApplyAll(state, moves)), by: sideOf(state, resigned.by), isUndiscarded };
  }
  if (isDecided(state)) return { state: finished(resign(state)), by: 'decided', isUndiscarded };
  if (replay.remarks.length > 0) return null;
  throw new Error('the record stops in the middle of the game');
}

/** Who was gone before putting cards away has put the dealt skat away again. */
function discarded({ state, pending }: Replay): GameState {
  if (state.phase !== 'declaring' || pending === null) return state;
  const declare: Action = { type: 'declare', announcement: pending, discard: state.deal.skat };
  return mustApply(state, state.won.declarer, declare);
}

function finished(state: GameState | null): FinishedState {
  if (state?.phase !== 'finished') throw new Error('what the record tells ends no game');
  return state;
}

function declarerOf(state: GameState): Position {
  if (state.phase === 'playing') return state.contract.declarer;
  if (state.phase === 'skatDecision' || state.phase === 'declaring') return state.won.declarer;
  throw new Error('there is no declarer yet');
}

function sideOf(state: GameState, position: Position): EndedBy {
  return position === declarerOf(state) ? 'declarer' : 'defenders';
}

function givingUp(state: PlayingState, by: Position): readonly Move[] {
  const { declarer } = state.contract;
  if (by === declarer) return resignation(state);
  return [
    [by, { type: 'concede' }],
    [declarer, { type: 'accept' }],
  ];
}

function resign(state: PlayingState): GameState {
  return mustApplyAll(state, resignation(state));
}

/** With few cards left a defender must agree; that server asks nobody (R6.3). */
function resignation({ contract, hands }: PlayingState): readonly Move[] {
  const { declarer } = contract;
  const asks = hands[declarer].length < 9;
  const consent = POSITIONS.filter((position) => position !== declarer).slice(0, asks ? 1 : 0);
  return [[declarer, { type: 'resign' }], ...consent.map((position): Move => [position, { type: 'accept' }])];
}

/** That server stops when Schwarz announced has met a trick of the defenders, or Schneider announced 31 of their points. */
function isDecided({ contract, tricks }: PlayingState): boolean {
  const { announcement, declarer } = contract;
  if (announcement.game === 'null') return false;
  const theirs = tricks.filter(({ winner }) => winner !== declarer);
  if (includesLevel(announcement.level, 'schwarz')) return theirs.length > 0;
  const points = theirs.reduce((sum, { cards }) => sum + countPoints(cards), 0);
  return includesLevel(announcement.level, 'schneider') && points > 30;
}
