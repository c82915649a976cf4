import type { Action, Announcement, Card, Position } from '../../src/index.ts';
import { DECK } from '../../src/index.ts';
import { ANNOUNCEMENTS } from './generate.ts';
import type { Move } from './generate.ts';
import type { Random } from './random.ts';
import type { Referee } from './referee.ts';
import { SAYABLE } from './referee.ts';

const BIDS: readonly Action[] = [...SAYABLE, 0, 1, 17, 19, 21, 25, 47, 61, 263, 265, 288, -18, 18.5, NaN].map(
  (value): Action => ({ type: 'bid', value }),
);
const WORDS: readonly Action[] = [
  { type: 'hold' },
  { type: 'pass' },
  { type: 'pickUpSkat' },
  { type: 'playHand' },
];
const CARDS: readonly Action[] = DECK.map(asPlay);
const UPWARD = [...SAYABLE].sort((a, b) => a - b);
/** How often every bid or every card is tried instead of a sample. */
const WHOLE = 0.05;

function asPlay(card: Card): Action {
  return { type: 'playCard', card };
}

function sample<Item>(items: readonly Item[], size: number, random: Random): readonly Item[] {
  return Array.from({ length: size }, () => random.pick(items));
}

/** The bids around the one that stands, where a wrong comparison would show. */
function nextBids({ bid }: Referee): readonly Action[] {
  const values = [bid, ...UPWARD.filter((value) => value > bid).slice(0, 2)];
  return values.map((value): Action => ({ type: 'bid', value }));
}

/**
 * Things one might try in a state, legal or not, in turn or not; never asks the engine what is legal.
 * Much of what fits the stage from whoever is to act, and a sample of the rest from everybody.
 */
export function candidates(referee: Referee, random: Random): readonly Move[] {
  const turn = referee.turn;
  const own = [...WORDS, ...fitting(referee, random)].map((action): Move => ({ position: turn, action }));
  return random.chance(0.4) ? [...own, ...strangers(referee, random)] : own;
}

function fitting(referee: Referee, random: Random): readonly Action[] {
  switch (referee.stage) {
    case 'bidding':
      return random.chance(WHOLE) ? BIDS : [...sample(BIDS, 8, random), ...nextBids(referee)];
    case 'declaring':
      return ANNOUNCEMENTS.flatMap((announcement) => declarations(referee, announcement, random));
    case 'playing':
      return random.chance(WHOLE)
        ? CARDS
        : [...referee.handOf(referee.turn).map(asPlay), ...sample(CARDS, 4, random)];
    case 'skat':
    case 'over':
      return [];
  }
}

function declarations(referee: Referee, announcement: Announcement, random: Random): readonly Action[] {
  const twelve = random.shuffled([...referee.handOf(referee.turn), ...referee.skat]);
  const [first, second] = twelve as [Card, Card];
  const foreign = random.pick(DECK);
  const discards: readonly (readonly [Card, Card] | null)[] = [
    null,
    [first, second],
    [first, first],
    [first, foreign],
  ];
  return discards.map((discard): Action => ({ type: 'declare', announcement, discard }));
}

function strangers(referee: Referee, random: Random): readonly Move[] {
  const discard: readonly [Card, Card] = ['CJ', 'SJ'];
  const announcement = random.pick(ANNOUNCEMENTS);
  const actions: readonly Action[] = [
    random.pick(BIDS),
    random.pick(WORDS),
    random.pick(CARDS),
    { type: 'declare', announcement, discard: random.chance(0.5) ? null : discard },
  ];
  const positions: readonly Position[] = [0, 1, 2];
  const held = positions.map((position): Move | null => {
    const [card] = referee.handOf(position);
    return card === undefined ? null : { position, action: { type: 'playCard', card } };
  });
  return [
    ...positions.flatMap((position) => actions.map((action): Move => ({ position, action }))),
    ...held.filter((move) => move !== null),
  ];
}
