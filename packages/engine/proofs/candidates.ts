import type { Action, Announcement, Card, Position } from '../src/index.ts';
import { DECK } from '../src/index.ts';
import type { Move } from './moves.ts';
import { ANNOUNCEMENTS } from './moves.ts';
import type { Random } from './random.ts';
import { SAYABLE } from './referee/auction.ts';
import type { Watch } from './referee/index.ts';
import { Referee } from './referee/index.ts';

const BIDS: readonly Action[] = [...SAYABLE, 0, 1, 17, 19, 21, 25, 47, 61, 263, 265, 288, -18, 18.5, NaN].map(
  (value): Action => ({ type: 'bid', value }),
);
const CUTS: readonly Action[] = [4, 16, 28, 3, 29, 0, -4, 7.5, NaN].map((at): Action => ({
  type: 'cut',
  at,
}));
const EARLY: readonly Action[] = [
  { type: 'kontra' },
  { type: 'noKontra' },
  { type: 'resign' },
  { type: 'concede' },
  { type: 'claim', level: 'simple' },
  { type: 'claim', level: 'schneider' },
  { type: 'claim', level: 'schwarz' },
  { type: 'claimRest' },
  { type: 'accept' },
  { type: 'decline' },
];
const WORDS: readonly Action[] = [
  { type: 'hold' },
  { type: 'pass' },
  { type: 'pickUpSkat' },
  { type: 'playHand' },
  { type: 'ramschLook' },
  { type: 'ramschPush' },
  { type: 'announceOfficers', game: 'grand' },
  { type: 'announceOfficers', game: 'D' },
  { type: 'cut', at: 16 },
  ...EARLY,
];
const CARDS: readonly Action[] = DECK.map(asPlay);
const EVERYBODY: readonly Position[] = [0, 1, 2];
const UPWARD = [...SAYABLE].sort((a, b) => a - b);
/** How often every bid or every card is tried instead of a sample. */
const WHOLE = 0.05;
/** How often anything is tried between two cards; elsewhere always. */
const BETWEEN_CARDS = 0.4;

function asPlay(card: Card): Action {
  return { type: 'playCard', card };
}

function sample<Item>(items: readonly Item[], size: number, random: Random): readonly Item[] {
  return Array.from({ length: size }, () => random.pick(items));
}

/**
 * Things one might try in a state, legal or not, in turn or not; never asks the engine what is legal.
 * Much of what fits the stage from whoever is to act, and a sample of the rest from everybody.
 */
export function candidates(watch: Watch, random: Random): readonly Move[] {
  if (isPlaying(watch) && !random.chance(BETWEEN_CARDS)) return [];
  const own = watch.turn.flatMap((position) =>
    [...sample(WORDS, 3, random), ...fittingTries(watch, position, random)].map((action): Move => ({
      position,
      action,
    })),
  );
  const unasked = watch.stage === 'playing' ? earlyTries(random) : [];
  return random.chance(0.2) ? [...own, ...unasked, ...strangers(watch, random)] : [...own, ...unasked];
}

function isPlaying({ stage }: Watch): boolean {
  return stage === 'playing' || stage === 'ramsch' || stage === 'officers';
}

/** Doubling and early endings may come from anybody (R6, R9.43). */
function earlyTries(random: Random): readonly Move[] {
  return sample(EARLY, 5, random).map((action): Move => ({ position: random.pick(EVERYBODY), action }));
}

function fittingTries(watch: Watch, position: Position, random: Random): readonly Action[] {
  switch (watch.stage) {
    case 'cutting':
      return CUTS;
    case 'bidding':
      return random.chance(WHOLE) ? BIDS : [...sample(BIDS, 8, random), ...nextBids(watch)];
    case 'declaring':
    case 'offer':
      return sample(ANNOUNCEMENTS, 12, random).flatMap((announcement) =>
        declarations(watch, position, announcement, random),
      );
    case 'passing':
      return passes(watch, position, random);
    case 'playing':
    case 'ramsch':
    case 'officers':
      return random.chance(WHOLE)
        ? CARDS
        : [...watch.handOf(position).map(asPlay), ...sample(CARDS, 3, random)];
    default:
      return [];
  }
}

/** The bids around the one that stands, where a wrong comparison would show. */
function nextBids(watch: Watch): readonly Action[] {
  const bid = watch instanceof Referee ? watch.bid : 0;
  const values = [bid, ...UPWARD.filter((value) => value > bid).slice(0, 2)];
  return values.map((value): Action => ({ type: 'bid', value }));
}

function twelveOf(watch: Watch, position: Position): readonly Card[] {
  const skat = watch instanceof Referee ? watch.skat : [];
  return [...new Set([...watch.handOf(position), ...skat])];
}

function declarations(
  watch: Watch,
  position: Position,
  announcement: Announcement,
  random: Random,
): readonly Action[] {
  const twelve = random.shuffled(twelveOf(watch, position));
  const [first, second] = twelve as [Card, Card];
  const discards: readonly (readonly [Card, Card] | null)[] = [
    null,
    [first, second],
    [first, first],
    [first, random.pick(DECK)],
  ];
  const plain = discards.map((discard): Action => ({ type: 'declare', announcement, discard }));
  const daring = random.pick(discards);
  return [...plain, { type: 'declare', announcement, discard: daring, spitze: true }];
}

function passes(watch: Watch, position: Position, random: Random): readonly Action[] {
  const pairs = Array.from({ length: 8 }, () => {
    const [first, second] = random.shuffled(twelveOf(watch, position)) as [Card, Card];
    return [first, second] as const;
  });
  const [first] = pairs[0] as readonly [Card, Card];
  return [...pairs, [first, first] as const, [first, random.pick(DECK)] as const].map((cards): Action => ({
    type: 'ramschPass',
    cards,
  }));
}

function strangers(watch: Watch, random: Random): readonly Move[] {
  const discard: readonly [Card, Card] = ['CJ', 'SJ'];
  const announcement = random.pick(ANNOUNCEMENTS);
  const actions: readonly Action[] = [
    random.pick(BIDS),
    random.pick(WORDS),
    random.pick(CARDS),
    random.pick(CUTS),
    { type: 'ramschPass', cards: ['C7', 'H8'] },
    { type: 'declare', announcement, discard: random.chance(0.5) ? null : discard },
  ];
  const held = watch.players.map((position): Move | null => {
    const [card] = watch.handOf(position);
    return card === undefined ? null : { position, action: asPlay(card) };
  });
  return [
    ...EVERYBODY.flatMap((position) => actions.map((action): Move => ({ position, action }))),
    ...held.filter((move) => move !== null),
  ];
}
