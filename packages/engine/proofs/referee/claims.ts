import type { Announcement, Card, ClaimLevel, GameKind } from '../../src/index.ts';
import { DECK } from '../../src/index.ts';
import { familyOf, powerOf, runOf } from './cards.ts';

const BASE: Readonly<Record<GameKind, number>> = { D: 9, H: 10, S: 11, C: 12, grand: 24, null: 0 };
/** Levels that an announcement is worth beyond matadors and game (R4.21). */
const SAID_WORTH = { none: 0, hand: 1, schneider: 3, schwarz: 5, ouvert: 6 } as const;

/** The order of the cards under an announcement. */
export function kindOf(said: Announcement): GameKind {
  return said.game === 'suit' ? said.trump : said.game;
}

/** What the declarer knows of his own game when he lays his cards open. */
export interface Standing {
  readonly announcement: Announcement;
  readonly spitze: boolean;
  /** Whether the promised last trick has become impossible (R9.60). */
  readonly isSpitzeGone: boolean;
  readonly bid: number;
  /** The cards that count for matadors as far as he has seen them: ten in a Hand game, else twelve. */
  readonly owned: readonly Card[];
  readonly defenderPoints: number;
  readonly defenderTricks: number;
}

/** The levels a declarer may claim: not below what bid and announcement require, nothing impossible (R6.6). */
export function claimsOpen(standing: Standing): readonly ClaimLevel[] {
  const { announcement, defenderPoints, defenderTricks } = standing;
  if (announcement.game === 'null') return ['simple'];
  const least = leastClaim(standing);
  if (least === null || defenderPoints >= 60 || standing.isSpitzeGone) return [];
  const isPossible = { simple: true, schneider: defenderPoints <= 30, schwarz: false };
  isPossible.schwarz = isPossible.schneider && defenderTricks === 0;
  const order = ['simple', 'schneider', 'schwarz'] as const;
  return isPossible[least] ? order.slice(order.indexOf(least)).filter((level) => isPossible[level]) : [];
}

/** What must be made for announcement and bid; null if nothing covers the bid any more. */
function leastClaim({ announcement, spitze, bid, owned }: Standing): ClaimLevel | null {
  if (announcement.game === 'null') return 'simple';
  const kind = kindOf(announcement);
  const certain = runOf(owned, kind) + 1 + SAID_WORTH[announcement.level] + (spitze ? 1 : 0);
  const missing = Math.max(0, Math.ceil(bid / BASE[kind]) - certain);
  const start = { none: 0, hand: 0, schneider: 1, schwarz: 2, ouvert: 2 }[announcement.level];
  return (['simple', 'schneider', 'schwarz'] as const)[start + missing] ?? null;
}

/**
 * Whether somebody on lead takes the rest however the unseen cards lie and are played (R6.8): trumps first, each suit
 * from the top. Somebody may hold all that is out of a suit and give the highest last.
 */
export function isRestCertain(own: readonly Card[], played: readonly Card[], game: GameKind): boolean {
  const unseen = DECK.filter((card) => !own.includes(card) && !played.includes(card));
  const families = new Map<string, Card[]>();
  for (const card of own)
    families.set(familyOf(card, game), [...(families.get(familyOf(card, game)) ?? []), card]);
  const trumpsOwn = families.get('trump')?.length ?? 0;
  const trumpsOut = unseen.filter((card) => familyOf(card, game) === 'trump').length;
  const isRuffPossible = trumpsOut > trumpsOwn && own.length > trumpsOwn;
  return !isRuffPossible && [...families].every(([, held]) => areAllHigh(held, unseen, game));
}

function areAllHigh(held: readonly Card[], unseen: readonly Card[], game: GameKind): boolean {
  const lead = held[0] as Card;
  const heights = (cards: readonly Card[]): number[] =>
    cards
      .filter((card) => familyOf(card, game) === familyOf(lead, game))
      .map((card) => powerOf(card, lead, game))
      .sort((a, b) => b - a);
  const out = heights(unseen);
  return heights(held).every((height, leads) => leads >= out.length || height > (out[0] as number));
}
