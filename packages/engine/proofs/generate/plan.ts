import type { Announcement, Card, GameSetup, Position } from '../../src/index.ts';
import { BID_VALUES, DECK, POSITIONS, cutDeck, nullValueOf } from '../../src/index.ts';
import { ANNOUNCEMENTS } from '../moves.ts';
import type { Random } from '../random.ts';
import { DEALT } from '../referee/game.ts';

/** What might end a game before its last card. */
export type EarlyWish = 'resign' | 'concede' | 'claim' | 'leave' | 'none';

/** What the players of a generated game are up to, so that rare things happen often enough. */
export interface Plan {
  readonly wanted: Announcement;
  readonly spitze: boolean;
  /** How far each bids; 0 passes at once. */
  readonly limits: readonly number[];
  /** Whether the declarer, or the strongest in a Ramsch, leads from the top and the others give in. */
  readonly isOneSided: boolean;
  readonly strongest: Position;
  /** How likely each word of doubling is said. */
  readonly kontra: number;
  /** How likely a skat that goes round is looked at, a Grand Hand announced instead. */
  readonly looks: number;
  readonly grandHand: number;
  readonly early: EarlyWish;
  /** Moves before the early wish is uttered. */
  readonly patience: number;
  readonly accepts: number;
}

const BID_RANGES: readonly (readonly [least: number, most: number])[] = [
  [18, 23],
  [24, 35],
  [36, 46],
  [48, 59],
  [60, 99],
  [100, 264],
];

/** The range a bid belongs to, for counting. */
export function bidRangeOf(bid: number): string {
  const range = BID_RANGES.find(([least, most]) => bid >= least && bid <= most);
  return range ? range.join('-') : 'none';
}

const WISHES: readonly EarlyWish[] = [
  'resign',
  'concede',
  'claim',
  'claim',
  'claim',
  'claim',
  'leave',
  'leave',
];

/** @param strong the position with the best cards, or null */
export function drawPlan(random: Random, { rules }: GameSetup, strong: Position | null): Plan {
  const wanted = random.pick(ANNOUNCEMENTS);
  const ceiling = wanted.game === 'null' && random.chance(0.9) ? nullValueOf(wanted) : 264;
  const isPassing = random.chance(rules.onAllPass === 'redeal' ? 0.05 : 0.4);
  const limits = POSITIONS.map((position) =>
    isPassing ? 0 : Math.min(ceiling, position === strong ? 264 : limitOf(random)),
  );
  return {
    wanted,
    spitze: rules.spitze && random.chance(0.6),
    limits,
    isOneSided: strong !== null || random.chance(0.2),
    strongest: strong ?? 0,
    kontra: random.pick([0, 0.4, 0.5, 0.9]),
    looks: random.pick([0.1, 0.5, 0.9]),
    grandHand: random.pick([0, 0.1, 0.5]),
    early: random.chance(0.45) ? random.pick(rules.players === 2 ? ['leave'] : WISHES) : 'none',
    patience: random.below(26),
    accepts: random.pick([0, 0.5, 0.9, 0.9]),
  };
}

function limitOf(random: Random): number {
  if (random.chance(0.3)) return 0;
  const [least, most] = random.pick(BID_RANGES);
  return random.pick(BID_VALUES.filter((value) => value >= least && value <= most));
}

const UNBEATABLE: readonly Card[] = ['CJ', 'SJ', 'HJ', 'DJ', 'CA', 'CT', 'CK', 'CQ', 'C9', 'C8'];

/** A deck, cut at a known place, whose best cards go to one position; sometimes so good that they take every trick. */
export function deckFavouring(random: Random, position: Position, cut: number): readonly Card[] {
  const good = DECK.filter((card) => 'JA'.includes(card[1] as string) || card.startsWith('C'));
  const best = random.chance(0.25) ? UNBEATABLE : random.shuffled(good).slice(0, 8);
  const deck: Card[] = random.shuffled(DECK);
  const places = cutDeck(DECK, cut);
  DEALT[position].slice(0, best.length).forEach((place, index) => {
    const to = DECK.indexOf(places[place] as Card);
    const from = deck.indexOf(best[index] as Card);
    [deck[to], deck[from]] = [deck[from] as Card, deck[to] as Card];
  });
  return deck;
}
