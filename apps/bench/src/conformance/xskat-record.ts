import type { Action, Card, Deal, EndedState, GameSetup, GameState, Position } from '@skat/engine';
import { DECK, POSITIONS } from '@skat/engine';

import { announcementOf } from './game-code.ts';
import type { Move } from './play.ts';
import { ALL_PASS, biddingWonBy, mustApply, mustApplyAll, mustHaveEnded, startFrom } from './play.ts';
import type { JsonObject } from './read.ts';
import { FormatError, asCards, asList, asObject, asPair, flagAt, numberAt, textAt } from './read.ts';

type Pair = readonly [Card, Card];

/** Whether a record is of a deal in which nobody bid and no card was played. */
export function isPassedIn(record: JsonObject): boolean {
  return record['result'] === 'passed';
}

/** Whether a record is of a Ramsch. */
export function isRamsch(record: JsonObject): boolean {
  return record['game'] === 'RAMSCH';
}

/** Whether the skat went round before a Ramsch. */
export function isSchieberamsch(record: JsonObject): boolean {
  return isRamsch(record) && record['pushes'] !== undefined;
}

/**
 * Plays a record through the engine to its end.
 * @throws Error at the first illegal action and the first trick that another player wins
 */
export function replayLine(record: JsonObject, setup: GameSetup): EndedState {
  if (isPassedIn(record))
    return mustHaveEnded(mustApplyAll(startFrom(dealPassedIn(record), setup), ALL_PASS));
  const begun = isRamsch(record) ? ramschBegun(record, setup) : declared(record, setup);
  return mustHaveEnded(playTricks(begun, record));
}

/** The position of a seat that a field names. @throws FormatError unless it names one */
export function positionAt(object: JsonObject, name: string, forehand: number): Position {
  return ((seatAt(object, name) - forehand + 3) % 3) as Position;
}

/** The seat on the dealer's left. @throws FormatError if the record has it elsewhere */
export function forehandOf(record: JsonObject): number {
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

/** Hands in order of position: the records list them by seat. */
function handsOf(record: JsonObject): Deal['hands'] {
  const hands = asList(record['handsAtPlay'], 'handsAtPlay');
  const handAt = (position: number): readonly Card[] =>
    asCards(hands[(forehandOf(record) + position) % 3], 'handsAtPlay');
  return [handAt(0), handAt(1), handAt(2)];
}

function dealPassedIn(record: JsonObject): Deal {
  const hands = handsOf(record);
  const held = new Set(hands.flat());
  const rest = DECK.filter((card) => !held.has(card));
  return { hands, skat: asPair(rest, 'the cards nobody holds') };
}

/** A contract at its first lead. */
function declared(record: JsonObject, setup: GameSetup): GameState {
  const declarer = positionAt(record, 'declarer', forehandOf(record));
  const hand = flagAt(record, 'hand');
  const skat = asPair(record['skatDealt'], 'skatDealt');
  const putAway = asPair(record['skatAtEnd'], 'skatAtEnd');
  if (hand && !isSame(skat, putAway)) throw new FormatError('the skat of a Hand game changed');
  const picked: Action = { type: hand ? 'playHand' : 'pickUpSkat' };
  const marks = { hand, ouvert: flagAt(record, 'ouvert'), schneider: false, schwarz: false };
  const announcement = announcementOf(letterOf(record), marks);
  const moves: readonly Move[] = [
    ...biddingWonBy(declarer, numberAt(record, 'bid')),
    [declarer, picked],
    [declarer, { type: 'declare', announcement, discard: hand ? null : putAway }],
  ];
  const hands = withHand(handsOf(record), declarer, (own) => handBefore(own, putAway, skat));
  return mustApplyAll(startFrom({ hands, skat }, setup), moves);
}

function letterOf(record: JsonObject): string {
  const code = textAt(record, 'game');
  const marks = `${flagAt(record, 'hand') ? 'H' : ''}${flagAt(record, 'ouvert') ? 'O' : ''}`;
  const [letter, rest] = [code.charAt(0), Array.from(code.slice(1)).sort().join('')];
  if (marks !== rest && !(marks === 'O' && rest === ''))
    throw new FormatError(`game ${code} does not fit its marks`);
  return letter;
}

function isSame(first: Pair, second: Pair): boolean {
  return first.every((card) => second.includes(card));
}

/** What a player held before taking two cards and giving two away. */
function handBefore(hand: readonly Card[], given: Pair, taken: Pair): readonly Card[] {
  return [...hand, ...given].filter((card) => !taken.includes(card));
}

function withHand(
  hands: Deal['hands'],
  position: Position,
  change: (hand: readonly Card[]) => readonly Card[],
): Deal['hands'] {
  const handOf = (other: Position): readonly Card[] =>
    other === position ? change(hands[other]) : hands[other];
  return [handOf(0), handOf(1), handOf(2)];
}

/** What one player did with the skat that went round. */
interface PassOn {
  readonly position: Position;
  readonly taken: Pair;
  readonly passed: Pair;
  readonly isPush: boolean;
}

/** A Ramsch at its first lead. */
function ramschBegun(record: JsonObject, setup: GameSetup): GameState {
  const skat = asPair(record['skatDealt'], 'skatDealt');
  const passes = passesOf(record, skat);
  const last = passes.at(-1)?.passed ?? skat;
  if (!isSame(last, asPair(record['skatAtEnd'], 'skatAtEnd')))
    throw new FormatError('the skat at the end is not what was passed on last');
  const hands = passes.reduceRight<Deal['hands']>(
    (after, { position, passed, taken }) =>
      withHand(after, position, (own) => handBefore(own, passed, taken)),
    handsOf(record),
  );
  return mustApplyAll(startFrom({ hands, skat }, setup), [...ALL_PASS, ...passes.flatMap(movesOf)]);
}

const SPEAKERS = ['FH', 'MH', 'RH'];

function passesOf(record: JsonObject, dealt: Pair): readonly PassOn[] {
  if (!isSchieberamsch(record)) return [];
  const items = asList(record['pushes'], 'pushes').map((item) => asObject(item, 'pushes'));
  if (items.length !== POSITIONS.length) throw new FormatError('the skat does not go round once');
  const passed = items.map((item) => asPair(item['passed'], 'passed'));
  return POSITIONS.map((position, index) => {
    const item = asObject(items[index], 'pushes');
    const taken = passed[index - 1] ?? dealt;
    const pass = {
      position,
      taken,
      passed: asPair(passed[index], 'passed'),
      isPush: !flagAt(item, 'pickedUp'),
    };
    if (textAt(item, 'pos') !== SPEAKERS[position])
      throw new FormatError('the skat goes round in another order');
    if (pass.isPush && !isSame(taken, pass.passed)) throw new FormatError('a skat pushed unseen has changed');
    return pass;
  });
}

function movesOf({ position, passed, isPush }: PassOn): readonly Move[] {
  if (isPush) return [[position, { type: 'ramschPush' }]];
  return [
    [position, { type: 'ramschLook' }],
    [position, { type: 'ramschPass', cards: passed }],
  ];
}

function playTricks(begun: GameState, record: JsonObject): GameState {
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
  }, begun);
}

function checkWinner(state: GameState, index: number, theirs: Position): void {
  if (!('tricks' in state)) throw new Error('no cards are played');
  const ours = state.tricks[index]?.winner;
  if (ours !== theirs)
    throw new Error(`trick ${index + 1}: ours won by position ${String(ours)}, theirs by ${theirs}`);
}
