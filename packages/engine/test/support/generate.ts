import type { Action, Announcement, Card, Position, Suit } from '../../src/index.ts';
import {
  ANNOUNCED_LEVELS,
  BID_VALUES,
  DECK,
  POSITIONS,
  SUITS,
  cutDeck,
  isHandGame,
  nullValueOf,
} from '../../src/index.ts';
import { CONTEXT } from './cards.ts';
import type { Random } from './random.ts';
import { Referee } from './referee.ts';

export interface Move {
  readonly position: Position;
  readonly action: Action;
}

/** A whole game as it was played. */
export interface Script {
  readonly deck: readonly Card[];
  readonly moves: readonly Move[];
}

/** Every announcement there is: five trump games at five levels, four Nulls (R4.5). */
export const ANNOUNCEMENTS: readonly Announcement[] = [
  ...ANNOUNCED_LEVELS.flatMap((level): Announcement[] => [
    ...SUITS.map((trump: Suit): Announcement => ({ game: 'suit', trump, level })),
    { game: 'grand', level },
  ]),
  ...[false, true].flatMap((hand) =>
    [false, true].map((ouvert): Announcement => ({ game: 'null', hand, ouvert })),
  ),
];

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

/** A game from a random deck to its end, with bids, announcements and cards of every kind. */
export function generateGame(random: Random): Script {
  const strong = random.chance(0.25) ? (random.below(3) as Position) : null;
  const deck = strong === null ? random.shuffled(DECK) : deckFavouring(random, strong);
  const referee = new Referee(cutDeck(deck, CONTEXT.cut));
  const wanted = random.pick(ANNOUNCEMENTS);
  const ceiling = wanted.game === 'null' && random.chance(0.9) ? nullValueOf(wanted) : 264;
  const limits = POSITIONS.map((position) => Math.min(ceiling, position === strong ? 264 : limitOf(random)));
  const moves: Move[] = [];
  const strongest = strong !== null || random.chance(0.2);
  while (referee.stage !== 'over') {
    const position = referee.turn;
    const action = nextAction({ referee, random, wanted, limit: limits[position] as number, strongest });
    moves.push({ position, action });
    referee.play(action);
  }
  return { deck, moves };
}

/** A deck whose best cards go to one position. */
function deckFavouring(random: Random, position: Position): readonly Card[] {
  const places = new Referee(DECK).dealt[position] as readonly Card[];
  const best: Card[] = random.shuffled(
    DECK.filter((card) => 'JA'.includes(card[1] as string) || card.startsWith('C')),
  );
  const deck: Card[] = random.shuffled(DECK);
  const uncutPlace = (card: Card): number => (DECK.indexOf(card) + CONTEXT.cut) % DECK.length;
  places.slice(0, 8).forEach((place, index) => {
    const to = uncutPlace(place);
    const from = deck.indexOf(best[index] as Card);
    [deck[to], deck[from]] = [deck[from] as Card, deck[to] as Card];
  });
  return deck;
}

function limitOf(random: Random): number {
  if (random.chance(0.3)) return 0;
  const [least, most] = random.pick(BID_RANGES);
  return random.pick(BID_VALUES.filter((value) => value >= least && value <= most));
}

interface Choice {
  readonly referee: Referee;
  readonly random: Random;
  readonly wanted: Announcement;
  readonly limit: number;
  readonly strongest: boolean;
}

function nextAction(choice: Choice): Action {
  const { referee, wanted } = choice;
  switch (referee.stage) {
    case 'bidding':
      return nextWord(choice);
    case 'skat':
      return { type: isHandGame(announcementFor(choice, wanted)) ? 'playHand' : 'pickUpSkat' };
    case 'declaring':
      return declaration(choice);
    case 'playing':
      return { type: 'playCard', card: nextCard(choice) };
    case 'over':
      throw new Error('The game is over');
  }
}

function nextWord({ referee, random, limit }: Choice): Action {
  const { bid, turn } = referee;
  if (referee.isLegal(turn, { type: 'hold' })) return { type: bid <= limit ? 'hold' : 'pass' };
  const values = BID_VALUES.filter(
    (value) => value <= limit && referee.isLegal(turn, { type: 'bid', value }),
  );
  if (values.length === 0) return { type: 'pass' };
  return { type: 'bid', value: random.pick(values.slice(0, random.chance(0.3) ? undefined : 1)) };
}

/** What was wanted, or Grand Hand where a Null does not cover the bid. */
function announcementFor({ referee }: Choice, wanted: Announcement): Announcement {
  if (wanted.game !== 'null' || nullValueOf(wanted) >= referee.bid) return wanted;
  return { game: 'grand', level: 'hand' };
}

function declaration(choice: Choice): Action {
  const { referee, random, wanted } = choice;
  const announcement = announcementFor(choice, wanted);
  if (!referee.pickedUp) return { type: 'declare', announcement, discard: null };
  const [first, second] = random.shuffled(referee.handOf(referee.turn));
  return { type: 'declare', announcement, discard: [first as Card, second as Card] };
}

/** A strong declarer leads from the top and the others give in; else any legal card. */
function nextCard({ referee, random, wanted, strongest }: Choice): Card {
  const playable = referee.playable(referee.turn);
  if (!strongest && wanted.game !== 'null') return random.pick(playable);
  const high = (referee.turn === referee.declarer) !== (wanted.game === 'null');
  if (wanted.game === 'null' && random.chance(0.3)) return random.pick(playable);
  const inOrder = [...playable].sort((a, b) => height(b) - height(a));
  return (high ? inOrder[0] : inOrder.at(-1)) as Card;
}

function height(card: Card): number {
  return card[1] === 'J' ? 20 + 'DHSC'.indexOf(card[0] as string) : '789JQKTA'.indexOf(card[1] as string);
}
