import type { Action, Announcement, Card, LegalActions, TrumpGame } from '@skat/engine';
import { ANNOUNCED_LEVELS, SUITS, assertNever, at, bidsAbove } from '@skat/engine';

type DeclareChoice = Extract<LegalActions, { type: 'declare' }>;

const OFFICERS_GAMES: readonly TrumpGame[] = [...SUITS, 'grand'];

/** A whole number from 0 to below its argument. */
export type Choose = (below: number) => number;

/** How many values a random bid may skip, so that biddings end as low as people's. */
const LARGEST_JUMP = 2;

/** Any of the legal actions, as a client finds them in its view. */
export function randomAction(legal: LegalActions, choose: Choose): Action {
  switch (legal.type) {
    case 'playCard':
      return { type: 'playCard', card: at(legal.cards, choose(legal.cards.length)) };
    case 'bid':
      return randomBid(legal.above, choose);
    case 'answer':
      return choose(2) === 0 ? { type: 'hold' } : { type: 'pass' };
    case 'forehandAlone':
      return choose(2) === 0 ? { type: 'bid', value: 18 } : { type: 'pass' };
    case 'skatDecision':
      return choose(4) === 0 ? { type: 'playHand' } : { type: 'pickUpSkat' };
    case 'declare':
      return {
        type: 'declare',
        announcement: randomAnnouncement(legal, choose),
        discard: legal.hand ? null : randomPair(legal.cards, choose),
      };
    default:
      return randomVariantAction(legal, choose);
  }
}

type TournamentChoice = 'playCard' | 'bid' | 'answer' | 'forehandAlone' | 'skatDecision' | 'declare';
type VariantChoice = Exclude<LegalActions, { type: TournamentChoice }>;

/** What only tables with variants ask for; a Grand Hand in place of a Ramsch is never announced. */
function randomVariantAction(legal: VariantChoice, choose: Choose): Action {
  switch (legal.type) {
    case 'cut':
      return { type: 'cut', at: legal.least + choose(legal.most - legal.least + 1) };
    case 'grandHandOffer':
      return { type: 'pass' };
    case 'lookOrPush':
      return { type: choose(2) === 0 ? 'ramschLook' : 'ramschPush' };
    case 'passSkat':
      return { type: 'ramschPass', cards: randomPair(legal.cards, choose) };
    case 'kontra':
      return { type: choose(2) === 0 ? 'kontra' : 'noKontra' };
    case 'proposal':
      return { type: choose(2) === 0 ? 'accept' : 'decline' };
    case 'announceOfficers':
      return { type: 'announceOfficers', game: at(OFFICERS_GAMES, choose(OFFICERS_GAMES.length)) };
    default:
      return assertNever(legal);
  }
}

function randomBid(above: number, choose: Choose): Action {
  const values = bidsAbove(above).slice(0, LARGEST_JUMP + 1);
  if (values.length === 0 || choose(2) === 0) return { type: 'pass' };
  return { type: 'bid', value: at(values, choose(values.length)) };
}

function randomAnnouncement({ hand, nulls }: DeclareChoice, choose: Choose): Announcement {
  const chosen = choose(SUITS.length + 1 + nulls.length);
  const openLevels = ANNOUNCED_LEVELS.slice(1);
  const level = hand ? at(openLevels, choose(openLevels.length)) : 'none';
  if (chosen < SUITS.length) return { game: 'suit', trump: at(SUITS, chosen), level };
  if (chosen === SUITS.length) return { game: 'grand', level };
  return at(nulls, chosen - SUITS.length - 1);
}

function randomPair(cards: readonly Card[], choose: Choose): readonly [Card, Card] {
  const first = choose(cards.length);
  const second = (first + 1 + choose(cards.length - 1)) % cards.length;
  return [at(cards, first), at(cards, second)];
}
