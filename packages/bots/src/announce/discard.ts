import type { Card, TrumpGame } from '@skat/engine';
import { countPoints, effectiveSuit, rankOf } from '@skat/engine';
import { bestOf } from '../best-of.ts';
import { pairsOf } from '../pairs.ts';
import { nullGaps } from '../worth/null-chance.ts';
import type { TrumpChances } from '../worth/win-chance.ts';
import { trumpChances } from '../worth/win-chance.ts';

export type Discard = readonly [Card, Card];

export interface TrumpDiscard {
  readonly discard: Discard;
  readonly chances: TrumpChances;
}

/** The two of twelve cards whose absence leaves the likeliest win; trumps and jacks stay as long as others can go. */
export function discardForTrumps(cards: readonly Card[], game: TrumpGame, isForehand: boolean): TrumpDiscard {
  const plain = cards.filter((card) => effectiveSuit(card, game) !== 'trump');
  const others = cards.filter((card) => rankOf(card) !== 'J');
  const candidates = [plain, others, cards].find(({ length }) => length >= 2) ?? cards;
  return bestOf(
    pairsOf(candidates).map((discard) => ({
      discard,
      chances: trumpChances(without(cards, discard), game, {
        stage: 'afterDiscard',
        isForehand,
        putAwayPoints: countPoints(discard),
      }),
    })),
    ({ chances }) => chances.win,
  );
}

/** The two of twelve cards that are hardest to duck with. */
export function discardForNull(cards: readonly Card[]): Discard {
  return bestOf(pairsOf(cards), (discard) => -nullGaps(without(cards, discard)));
}

/** A hand without some of its cards. */
export function without(cards: readonly Card[], discard: Discard): readonly Card[] {
  return cards.filter((card) => !discard.includes(card));
}
