import type { Action, Announcement, Card, GameState, Position } from '@skat/engine';
import { TOURNAMENT_RULES, isCard } from '@skat/engine';

import { announcementOf } from './game-code.ts';
import type { IssMove, IssRecord } from './iss-record.ts';
import { parseCards, parseDeal } from './iss-record.ts';
import { mustApply, setupOf, startFrom } from './play.ts';
import { FormatError, asPair } from './read.ts';

/** A remark on the end of a game, and whose end it is. */
export interface Remark {
  readonly kind: 'shown' | 'resigned' | 'gone';
  readonly by: Position;
}

/** A record as far as it was played. */
export interface Replay {
  readonly state: GameState;
  readonly remarks: readonly Remark[];
  /** Said before its discard, where a client sent both in two moves. */
  readonly pending: Announcement | null;
}

const BIDDING_WORDS: Readonly<Record<string, Action>> = { y: { type: 'hold' }, p: { type: 'pass' } };
/** "TI.2": seat 2 ran out of time; "LE.2": left. */
const GONE = /^(?:TI|LE)\.([012])$/;
const PLAYER_REMARKS: Readonly<Record<string, Remark['kind']>> = { SC: 'shown', RE: 'resigned' };
/** On that server one defender's word may be enough (R6.4). */
const SETUP = setupOf({ ...TOURNAMENT_RULES, concede: 'either' });

/** Plays a record through the engine. @throws Error at the first illegal or unknown move, with its number */
export function replayRecord({ moves }: IssRecord): Replay {
  const [deal, ...rest] = moves;
  if (deal?.who !== 'w') throw new FormatError('the record does not begin with the deal');
  const start: Replay = { state: startFrom(parseDeal(deal.what), SETUP), remarks: [], pending: null };
  return rest.reduce((replay, move, index) => {
    try {
      return move.who === 'w' ? worldMove(replay, move.what) : playerMove(replay, move);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`move ${index + 2} "${move.who} ${move.what}": ${message}`, { cause: error });
    }
  }, start);
}

function worldMove(replay: Replay, what: string): Replay {
  const gone = GONE.exec(what)?.[1];
  if (gone !== undefined) return withRemark(replay, { kind: 'gone', by: Number(gone) as Position });
  const { state } = replay;
  if (state.phase !== 'declaring') throw new FormatError('unexpected');
  if (parseCards(what).some((card) => !state.deal.skat.includes(card))) throw new Error('not the dealt skat');
  return replay;
}

function withRemark(replay: Replay, remark: Remark): Replay {
  return { ...replay, remarks: [...replay.remarks, remark] };
}

function playerMove(replay: Replay, { who, what }: IssMove): Replay {
  const position = Number(who) as Position;
  const { state } = replay;
  const kind = isCard(what) ? undefined : PLAYER_REMARKS[what.split('.')[0] ?? ''];
  if (kind && state.phase !== 'bidding') return withRemark(replay, { kind, by: position });
  switch (state.phase) {
    case 'bidding':
      return { ...replay, state: mustApply(state, position, biddingWord(what)) };
    case 'skatDecision':
      if (what === 's') return { ...replay, state: mustApply(state, position, { type: 'pickUpSkat' }) };
      return declare({ ...replay, state: mustApply(state, position, { type: 'playHand' }) }, position, what);
    case 'declaring':
      return declare(replay, position, what);
    case 'playing':
      if (!isCard(what)) throw new FormatError('not a card');
      return { ...replay, state: mustApply(state, position, { type: 'playCard', card: what }) };
    case 'passedIn':
    case 'finished':
      throw new Error('the game has ended before');
    default:
      throw new Error(`that server knows no ${state.phase}`);
  }
}

function biddingWord(what: string): Action {
  const word = BIDDING_WORDS[what];
  if (word) return word;
  if (!/^\d+$/.test(what)) throw new FormatError('not a word of the bidding');
  return { type: 'bid', value: Number(what) };
}

/** "G.c1.c2", "G" and then "c1.c2", or a Hand game's "GO" alone; open cards may follow. */
function declare(replay: Replay, position: Position, what: string): Replay {
  const { state, pending } = replay;
  if (state.phase !== 'declaring') throw new Error('no game can be announced now');
  const [code = '', ...cards] = pending === null ? what.split('.') : ['', ...what.split('.')];
  const announcement = pending ?? parseAnnouncement(code, state.hand);
  if (!state.hand && cards.length === 0) return { ...replay, pending: announcement };
  const discard: readonly [Card, Card] | null = state.hand ? null : asPair(cards.slice(0, 2), 'discard');
  const declared = mustApply(state, position, { type: 'declare', announcement, discard });
  return { ...replay, state: declared, pending: null };
}

/** One letter, then marks in any order; without a pick-up every game is a Hand game. */
function parseAnnouncement(code: string, untouched: boolean): Announcement {
  const marks = code.slice(1);
  if (!/^[HOSZ]*$/.test(marks)) throw new FormatError('not an announcement');
  return announcementOf(code.charAt(0), {
    hand: untouched || marks.includes('H'),
    ouvert: marks.includes('O'),
    schneider: marks.includes('S'),
    schwarz: marks.includes('Z'),
  });
}
