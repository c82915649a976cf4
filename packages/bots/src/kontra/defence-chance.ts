import type { Card, PublicContract, TrumpGame } from '@skat/engine';
import { SUITS, gameKindOf, isHandGame, isOuvert, rankOf, suitOf } from '@skat/engine';
import { trumpFeatures } from '../worth/trump-features.ts';
import { logistic } from '../worth/win-chance.ts';
import { DEFENCE_WEIGHTS, NULL_DEFENCE } from './defence-weights.ts';

/** Estimated chance (0 to 1) that a declarer loses, judged from the ten cards of one defender. */
export function defenceChance(ten: readonly Card[], { announcement }: PublicContract): number {
  const kind = gameKindOf(announcement);
  if (kind === 'null') return nullDefenceChance(ten, isOuvert(announcement));
  return trumpDefenceChance(ten, kind, isHandGame(announcement));
}

function trumpDefenceChance(ten: readonly Card[], game: TrumpGame, isHand: boolean): number {
  const weights = DEFENCE_WEIGHTS[game === 'grand' ? 'grand' : 'suit'];
  const features = trumpFeatures(ten, game);
  const longTrumps = Math.max(0, features.trumps - EXPECTED_TRUMPS);
  const score = DEFENCE_FEATURES.reduce(
    (sum, feature) => sum + weights[feature] * features[feature],
    weights.constant + weights.longTrumps * longTrumps + (isHand ? weights.hand : 0),
  );
  return logistic(score);
}

/** Beyond these, trumps tell more. */
const EXPECTED_TRUMPS = 4;

const DEFENCE_FEATURES = [
  'trumps',
  'clubJack',
  'spadeJack',
  'redJacks',
  'trumpAce',
  'trumpTen',
  'sideAces',
  'voidSuits',
] as const;

/** Low cards of many suits catch a Null. */
function nullDefenceChance(ten: readonly Card[], isOpen: boolean): number {
  const { constant, open, perSeven, perEight, perShortSuit } = NULL_DEFENCE;
  const count = (rank: string): number => ten.filter((card) => rankOf(card) === rank).length;
  const shortSuits = SUITS.filter((suit) => ten.filter((card) => suitOf(card) === suit).length <= 1).length;
  const score = constant + perSeven * count('7') + perEight * count('8') + perShortSuit * shortSuits;
  return logistic(score + (isOpen ? open : 0));
}
