import type { Card, EffectiveSuit, GameKind, Knowledge, PerPosition, Position, Trick } from '@skat/engine';
import { DECK, POSITIONS, effectiveSuit, gameKindOf, positionAfter } from '@skat/engine';

/** What a player remembers while cards are played. */
export interface CardMemory {
  readonly game: GameKind;
  readonly me: Position;
  readonly declarer: Position;
  readonly hand: readonly Card[];
  readonly trick: Trick;
  /** Cards that are neither in the own hand nor known to have left play; in a defender's eyes two of them are put away. */
  readonly unseen: readonly Card[];
  /** Suits that a position has failed to follow. */
  readonly lacking: PerPosition<ReadonlySet<EffectiveSuit>>;
  /** Cards still held by each position. */
  readonly handSizes: PerPosition<number>;
  /** The declarer's cards where they lie open (R4.10). */
  readonly openHand: readonly Card[] | null;
}

const HAND_SIZE = 10;

/**
 * Counts the cards of a running game.
 * @throws Error before a game is announced
 */
export function rememberCards(knowledge: Knowledge): CardMemory {
  const { contract, trick, tricks, hand, position, putAway } = knowledge;
  if (contract === null || trick === null) throw new Error('No cards are played yet');
  const game = gameKindOf(contract.announcement);
  const gone = new Set<Card>([
    ...hand,
    ...(putAway ?? []),
    ...[...tricks, trick].flatMap(({ cards }) => cards),
  ]);
  return {
    game,
    me: position,
    declarer: contract.declarer,
    hand,
    trick,
    unseen: DECK.filter((card) => !gone.has(card)),
    lacking: lackingSuits([...tricks, trick], game),
    handSizes: handSizesOf(trick, tricks.length),
    openHand: position === contract.declarer ? null : knowledge.openHand,
  };
}

function lackingSuits(tricks: readonly Trick[], game: GameKind): PerPosition<ReadonlySet<EffectiveSuit>> {
  const lacking: PerPosition<Set<EffectiveSuit>> = [new Set(), new Set(), new Set()];
  for (const { leader, cards } of tricks) {
    const [lead, ...others] = cards;
    if (lead === undefined) continue;
    const led = effectiveSuit(lead, game);
    others.forEach((card, index) => {
      if (effectiveSuit(card, game) !== led) lacking[positionAfter(leader, index + 1)].add(led);
    });
  }
  return lacking;
}

function handSizesOf(trick: Trick, tricksPlayed: number): PerPosition<number> {
  const [a, b, c] = POSITIONS.map((position) => {
    const turn = (position - trick.leader + POSITIONS.length) % POSITIONS.length;
    return HAND_SIZE - tricksPlayed - (turn < trick.cards.length ? 1 : 0);
  });
  return [a ?? 0, b ?? 0, c ?? 0];
}

/** Cards a position may hold, as far as one has seen. */
export function possibleCards(memory: CardMemory, position: Position): readonly Card[] {
  const { openHand, declarer, game } = memory;
  if (openHand !== null && position === declarer) return openHand;
  const lacking = memory.lacking[position];
  return memory.unseen.filter(
    (card) => !lacking.has(effectiveSuit(card, game)) && !(openHand?.includes(card) ?? false),
  );
}

/** Whether somebody else plays on the same side. */
export function isPartner(memory: CardMemory, position: Position): boolean {
  return position !== memory.me && position !== memory.declarer && memory.me !== memory.declarer;
}

/** Unseen cards of an effective suit. */
export function unseenOf(memory: CardMemory, suit: EffectiveSuit): readonly Card[] {
  return memory.unseen.filter((card) => effectiveSuit(card, memory.game) === suit);
}

/** Own cards of an effective suit. */
export function heldOf(memory: CardMemory, suit: EffectiveSuit): readonly Card[] {
  return memory.hand.filter((card) => effectiveSuit(card, memory.game) === suit);
}
