import type { Card, Suit, TrumpGame } from '@skat/engine';
import { SUITS, effectiveSuit, rankOf, suitOf } from '@skat/engine';

/** What makes ten cards strong or weak in one suit game or Grand. */
export interface TrumpFeatures {
  readonly trumps: number;
  readonly clubJack: number;
  readonly spadeJack: number;
  readonly redJacks: number;
  /** Ace and ten of trumps; 0 in Grand. */
  readonly trumpAce: number;
  readonly trumpTen: number;
  readonly sideAces: number;
  /** Tens beside their ace. */
  readonly backedTens: number;
  /** Tens without the ace but with a smaller card to give away first. */
  readonly guardedTens: number;
  readonly bareTens: number;
  readonly backedKings: number;
  readonly voidSuits: number;
  /** Side cards below their suit's ace and ten. */
  readonly smallCards: number;
  /** Cards of a suit beyond the third, led by ace and ten. */
  readonly longCards: number;
}

const JACK_FEATURES: Readonly<Record<Suit, 'clubJack' | 'spadeJack' | 'redJacks'>> = {
  C: 'clubJack',
  S: 'spadeJack',
  H: 'redJacks',
  D: 'redJacks',
};

type Counts = { -readonly [Feature in keyof TrumpFeatures]: TrumpFeatures[Feature] };

/** Counts what matters in ten cards when `game` is played. */
export function trumpFeatures(cards: readonly Card[], game: TrumpGame): TrumpFeatures {
  const counts = blankCounts();
  const sides: Record<Suit, string> = { C: '', S: '', H: '', D: '' };
  for (const card of cards) {
    if (effectiveSuit(card, game) === 'trump') countTrump(counts, card);
    else sides[suitOf(card)] += rankOf(card);
  }
  for (const suit of SUITS) if (suit !== game) countSideSuit(counts, sides[suit]);
  return counts;
}

function blankCounts(): Counts {
  return {
    trumps: 0,
    clubJack: 0,
    spadeJack: 0,
    redJacks: 0,
    trumpAce: 0,
    trumpTen: 0,
    sideAces: 0,
    backedTens: 0,
    guardedTens: 0,
    bareTens: 0,
    backedKings: 0,
    voidSuits: 0,
    smallCards: 0,
    longCards: 0,
  };
}

function countTrump(counts: Counts, card: Card): void {
  counts.trumps++;
  const rank = rankOf(card);
  if (rank === 'J') counts[JACK_FEATURES[suitOf(card)]]++;
  if (rank === 'A') counts.trumpAce++;
  if (rank === 'T') counts.trumpTen++;
}

function countSideSuit(counts: Counts, ranks: string): void {
  const length = ranks.length;
  if (length === 0) {
    counts.voidSuits++;
    return;
  }
  const ace = ranks.includes('A') ? 1 : 0;
  const ten = ranks.includes('T') ? 1 : 0;
  counts.sideAces += ace;
  if (ten && ace) counts.backedTens++;
  else if (ten && length > 1) counts.guardedTens++;
  else if (ten) counts.bareTens++;
  if (ranks.includes('K') && ace + ten > 0) counts.backedKings++;
  counts.smallCards += length - ace - ten;
  if (ace && ten) counts.longCards += Math.max(0, length - 3);
}
