import type { Card, TrumpGame } from '@skat/engine';
import { trumpFeatures } from '../worth/trump-features.ts';
import { logistic } from '../worth/win-chance.ts';

/** Fitted to games of computer players; the dealer's open cards count against the elder's. */
const WEIGHTS = {
  suit: {
    perOpenCard: -0.25,
    trumps: 0.4,
    clubJack: 0.22,
    spadeJack: 0.14,
    redJacks: 0.07,
    trumpAce: 0.42,
    trumpTen: 0.28,
    sideAces: 0.55,
  },
  grand: {
    perOpenCard: -0.1,
    trumps: 0.22,
    clubJack: 0.12,
    spadeJack: 0.06,
    redJacks: 0,
    trumpAce: 0,
    trumpTen: 0,
    sideAces: 0.57,
  },
} as const;

const OFFICERS_FEATURES = [
  'trumps',
  'clubJack',
  'spadeJack',
  'redJacks',
  'trumpAce',
  'trumpTen',
  'sideAces',
] as const;

/** Estimated chance (0 to 1) that the elder makes 61, from the cards that lie open. */
export function elderChance(game: TrumpGame, elder: readonly Card[], dealer: readonly Card[]): number {
  const weights = WEIGHTS[game === 'grand' ? 'grand' : 'suit'];
  const [own, others] = [trumpFeatures(elder, game), trumpFeatures(dealer, game)];
  const score = OFFICERS_FEATURES.reduce<number>(
    (sum, feature) => sum + weights[feature] * (own[feature] - others[feature]),
    weights.perOpenCard * (elder.length - dealer.length),
  );
  return logistic(score);
}
