import type { Card, Suit } from './card.ts';
import { DECK, RANKS, SUITS, rankOf, suitOf } from './card.ts';

/** What ranks the cards: the trump suit, Grand's four jacks alone, or Null's plain suits. */
export type GameKind = Suit | 'grand' | 'null';
export type TrumpGame = Exclude<GameKind, 'null'>;
/** The suit a card belongs to in a given game (R1.8). */
export type EffectiveSuit = 'trump' | Suit;

const NULL_RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7'] as const;
const SIDE_RANKS = RANKS.filter((rank) => rank !== 'J');
const JACKS: readonly Card[] = SUITS.map((suit): Card => `${suit}J`);
const TRUMP_STRENGTH = 100;

/** The trumps of a game from the club jack down: 11 in suit games, 4 in Grand (R1.4, R1.6). */
export function trumpsFromTop(game: TrumpGame): readonly Card[] {
  return TRUMPS[game];
}

/** "trump" if the card is a trump in that game, else its printed suit (R1.8). */
export function effectiveSuit(card: Card, game: GameKind): EffectiveSuit {
  const suit = suitOf(card);
  if (game === 'null') return suit;
  return rankOf(card) === 'J' || suit === game ? 'trump' : suit;
}

/** Rank of a card within its effective suit; a trump beats every other card (R1.4-R1.7, R5.5). */
export function strengthOf(card: Card, game: GameKind): number {
  const strength = STRENGTHS[game].get(card);
  if (strength === undefined) throw new RangeError(`Not a card: ${card}`);
  return strength;
}

function trumpsOf(game: TrumpGame): readonly Card[] {
  if (game === 'grand') return JACKS;
  return [...JACKS, ...SIDE_RANKS.map((rank): Card => `${game}${rank}`)];
}

const TRUMPS: Readonly<Record<TrumpGame, readonly Card[]>> = {
  C: trumpsOf('C'),
  S: trumpsOf('S'),
  H: trumpsOf('H'),
  D: trumpsOf('D'),
  grand: trumpsOf('grand'),
};

function strengthsIn(game: GameKind): ReadonlyMap<Card, number> {
  const trumps = game === 'null' ? [] : TRUMPS[game];
  const ranks: readonly string[] = game === 'null' ? NULL_RANKS : SIDE_RANKS;
  return new Map(
    DECK.map((card) => [
      card,
      trumps.includes(card)
        ? TRUMP_STRENGTH + trumps.length - trumps.indexOf(card)
        : ranks.length - ranks.indexOf(rankOf(card)),
    ]),
  );
}

/** Higher wins among cards of the same effective suit; every trump is above 100. */
const STRENGTHS: Readonly<Record<GameKind, ReadonlyMap<Card, number>>> = {
  C: strengthsIn('C'),
  S: strengthsIn('S'),
  H: strengthsIn('H'),
  D: strengthsIn('D'),
  grand: strengthsIn('grand'),
  null: strengthsIn('null'),
};
