import type { Action, Card, Deal, GameState, Position } from '@skat/engine';
import { DECK } from '@skat/engine';

import { outlineOf } from './facts.ts';
import { announcementOf } from './game-code.ts';
import { biddingWonBy, mustApply, startFrom } from './play.ts';
import type { JsonObject } from './read.ts';
import {
  FormatError,
  asCards,
  asList,
  asObject,
  asPair,
  flagAt,
  linesOf,
  numberAt,
  parseJson,
  textAt,
} from './read.ts';
import type { Finding, Outcome } from './report.ts';
import { checked, compare } from './report.ts';

const BOCK_NOT_PLAYED =
  'Bock is not played yet (legality, tricks, points and win agree; the value is one, two or four times ours)';
const BOCK_FACTORS = [1, 2, 4];

/**
 * Checks a file of one JSON record per line: each card legal, each trick's winner, the put-away cards, points, win and value.
 * @param isBock whether the values are those of Bock rounds
 */
export function checkJsonLines(text: string, isBock: boolean): readonly Finding[] {
  return linesOf(text).map(({ number, line }) =>
    checked(`line ${number}`, () => checkRecord(asObject(parseJson(line), 'the line'), isBock)),
  );
}

function checkRecord(record: JsonObject, isBock: boolean): Outcome {
  if (record['result'] === 'passed') return checkPassedIn(record);
  if (record['game'] === 'RAMSCH')
    return {
      kind: 'skipped',
      why: `${record['pushes'] === undefined ? 'Ramsch' : 'Schieberamsch'} is not played yet`,
    };
  return checkPlayed(record, isBock);
}

function checkPassedIn(record: JsonObject): Outcome {
  const hands = handsOf(record);
  const held = new Set(hands.flat());
  const skat = asPair(
    DECK.filter((card) => !held.has(card)),
    'the cards nobody holds',
  );
  const words: readonly Position[] = [1, 2, 0];
  const pass: Action = { type: 'pass' };
  const end = words.reduce((state, position) => mustApply(state, position, pass), startFrom({ hands, skat }));
  return compare('passed in', { phase: end.phase }, { phase: 'passedIn' });
}

/** Hands in order of position: the records list them by seat. */
function handsOf(record: JsonObject): Deal['hands'] {
  const hands = asList(record['handsAtPlay'], 'handsAtPlay');
  const handAt = (position: number): readonly Card[] =>
    asCards(hands[(forehandOf(record) + position) % 3], 'handsAtPlay');
  return [handAt(0), handAt(1), handAt(2)];
}

function forehandOf(record: JsonObject): number {
  const forehand = seatAt(record, 'forehand');
  if (forehand !== (seatAt(record, 'dealer') + 1) % 3)
    throw new FormatError("forehand does not sit on the dealer's left");
  return forehand;
}

function seatAt(record: JsonObject, name: string): number {
  const seat = numberAt(record, name);
  if (![0, 1, 2].includes(seat)) throw new FormatError(`${name} is not a seat`);
  return seat;
}

function positionAt(record: JsonObject, name: string, forehand: number): Position {
  return ((seatAt(record, name) - forehand + 3) % 3) as Position;
}

function checkPlayed(record: JsonObject, isBock: boolean): Outcome {
  const result = asObject(record['xskat'], 'xskat');
  const started = declared(record);
  const state = playTricks(started, record);
  if (state.phase !== 'finished') throw new Error('the record stops before the game has ended');
  const { win, v, p } = outlineOf(state);
  const theirs = {
    won: result['won'],
    ...(result['points'] === null ? {} : { points: numberAt(result, 'points') }),
    ...(isBock ? { bockFactor: true } : { value: numberAt(result, 'value') }),
  };
  const bockFactor = BOCK_FACTORS.includes(numberAt(result, 'value') / Math.abs(v));
  const outcome = compare('played', { won: win, points: p, value: Math.abs(v), bockFactor }, theirs);
  return isBock && outcome.kind === 'agree' ? { kind: 'skipped', why: BOCK_NOT_PLAYED } : outcome;
}

/** The game at its first lead. */
function declared(record: JsonObject): GameState {
  const declarer = positionAt(record, 'declarer', forehandOf(record));
  const hand = flagAt(record, 'hand');
  const skat = asPair(record['skatDealt'], 'skatDealt');
  const putAway = asPair(record['skatAtEnd'], 'skatAtEnd');
  if (hand && skat.some((card) => !putAway.includes(card)))
    throw new FormatError('the skat of a Hand game changed');
  const bidding = biddingWonBy(declarer, numberAt(record, 'bid'));
  const picked: Action = { type: hand ? 'playHand' : 'pickUpSkat' };
  const discard = hand ? null : putAway;
  const announcement = announcementOf(letterOf(record), {
    hand,
    ouvert: flagAt(record, 'ouvert'),
    schneider: false,
    schwarz: false,
  });
  return [
    ...bidding,
    [declarer, picked] as const,
    [declarer, { type: 'declare', announcement, discard }] as const,
  ].reduce(
    (state, [position, action]) => mustApply(state, position, action),
    startFrom({ hands: dealtHands(record, declarer), skat }),
  );
}

function letterOf(record: JsonObject): string {
  const code = textAt(record, 'game');
  const marks = `${flagAt(record, 'hand') ? 'H' : ''}${flagAt(record, 'ouvert') ? 'O' : ''}`;
  const [letter, rest] = [code.charAt(0), Array.from(code.slice(1)).sort().join('')];
  if (marks !== rest && !(marks === 'O' && rest === ''))
    throw new FormatError(`game ${code} does not fit its marks`);
  return letter;
}

/** Before the discard the declarer held his ten cards and those put away, less the dealt skat. */
function dealtHands(record: JsonObject, declarer: Position): Deal['hands'] {
  const skat = asPair(record['skatDealt'], 'skatDealt');
  const putAway = asPair(record['skatAtEnd'], 'skatAtEnd');
  const before = (hand: readonly Card[]): readonly Card[] =>
    [...hand, ...putAway].filter((card) => !skat.includes(card));
  const [first, second, third] = handsOf(record);
  const handOf = (hand: readonly Card[], position: Position): readonly Card[] =>
    position === declarer ? before(hand) : hand;
  return [handOf(first, 0), handOf(second, 1), handOf(third, 2)];
}

function playTricks(started: GameState, record: JsonObject): GameState {
  const forehand = forehandOf(record);
  return asList(record['tricks'], 'tricks').reduce<GameState>((state, item, index) => {
    const trick = asObject(item, `trick ${index + 1}`);
    const leader = positionAt(trick, 'lead', forehand);
    const after = asCards(trick['cards'], `trick ${index + 1}`).reduce(
      (before, card, place) =>
        mustApply(before, ((leader + place) % 3) as Position, { type: 'playCard', card }),
      state,
    );
    checkWinner(after, index, positionAt(trick, 'winner', forehand));
    return after;
  }, started);
}

function checkWinner(state: GameState, index: number, theirs: Position): void {
  if (state.phase !== 'playing' && state.phase !== 'finished') throw new Error('no cards are played');
  const ours = state.tricks[index]?.winner;
  if (ours !== theirs)
    throw new Error(`trick ${index + 1}: ours won by position ${String(ours)}, theirs by ${theirs}`);
}
