import type { Card, EffectiveSuit, GameKind, PerPosition, Position, Trick } from '@skat/engine';
import { DECK, POSITIONS, REARHAND, effectiveSuit, gameKindOf, positionAfter } from '@skat/engine';
import type { PlayerKnowledge } from '../player-knowledge.ts';

/** What a player remembers while cards are played. */
export interface CardMemory {
  readonly game: GameKind;
  readonly me: Position;
  /** Null in a Ramsch, where everybody plays for himself (R9.1). */
  readonly declarer: Position | null;
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

/** The memory of a game that somebody declared. */
export type ContractMemory = CardMemory & { readonly declarer: Position };

const HAND_SIZE = 10;

/**
 * Counts the cards of a running game.
 * @throws Error before a game is announced
 */
export function rememberCards(knowledge: PlayerKnowledge): ContractMemory {
  const { contract, position, putAway } = knowledge;
  if (contract === null) throw new Error('No cards are played yet');
  const { declarer, announcement } = contract;
  return {
    ...memoryOf(knowledge, gameKindOf(announcement), putAway ?? []),
    declarer,
    openHand: position === declarer ? null : knowledge.openHand,
  };
}

/**
 * Counts the cards of a running Ramsch, where only jacks are trumps (R9.3).
 * @throws Error before the first lead
 */
export function rememberRamsch(knowledge: PlayerKnowledge): CardMemory {
  return { ...memoryOf(knowledge, 'grand', laidAway(knowledge)), declarer: null, openHand: null };
}

/** What rearhand passed on became the skat (R9.21). */
function laidAway({ position, passes }: PlayerKnowledge): readonly Card[] {
  const own = passes.find((pass) => pass.position === position);
  return position === REARHAND ? (own?.passed ?? []) : [];
}

function memoryOf(
  { trick, tricks, hand, position }: PlayerKnowledge,
  game: GameKind,
  away: readonly Card[],
): Omit<CardMemory, 'declarer' | 'openHand'> {
  if (trick === null) throw new Error('No cards are played yet');
  const gone = new Set<Card>([...hand, ...away, ...[...tricks, trick].flatMap(({ cards }) => cards)]);
  return {
    game,
    me: position,
    hand,
    trick,
    unseen: DECK.filter((card) => !gone.has(card)),
    lacking: lackingSuits([...tricks, trick], game),
    handSizes: handSizesOf(trick, tricks.length),
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
  const { me, declarer } = memory;
  return declarer !== null && position !== me && position !== declarer && me !== declarer;
}

/** Unseen cards of an effective suit. */
export function unseenOf(memory: CardMemory, suit: EffectiveSuit): readonly Card[] {
  return memory.unseen.filter((card) => effectiveSuit(card, memory.game) === suit);
}

/** Own cards of an effective suit. */
export function heldOf(memory: CardMemory, suit: EffectiveSuit): readonly Card[] {
  return memory.hand.filter((card) => effectiveSuit(card, memory.game) === suit);
}
