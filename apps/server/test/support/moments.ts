import type { Action, LegalActions, Position, Seat, TableRules } from '@skat/engine';
import { NO_ASIDES, playersOf, presetRules } from '@skat/engine';
import { eagerAction, legalIn, playerBy } from './play.ts';
import type { Player } from './play.ts';
import type { SeenTable } from './test-client.ts';

/** A point in a game that everybody at the table can see. */
export interface Moment {
  readonly name: string;
  readonly rules: TableRules;
  readonly isThere: (seen: SeenTable) => boolean;
  /** What somebody does on the way; null is the plainest. */
  readonly lead: (legal: LegalActions | null, seen: SeenTable) => Action | 'wait' | null;
}

const WITH_RAMSCH: TableRules = { ...presetRules('withRamsch'), seriesLength: 36 };
const FAMILY: TableRules = { ...presetRules('family'), seriesLength: 36 };
const TWO: TableRules = { ...presetRules('twoPlayers'), seriesLength: 12 };
const FOUR: TableRules = { ...WITH_RAMSCH, players: 4, showCounters: false };

const nothing = (): null => null;

/** Nobody bids; who is asked looks at the skat, or pushes it. */
const passing =
  (look: boolean): Moment['lead'] =>
  (legal) => {
    if (legal?.type === 'bid' || legal?.type === 'forehandAlone') return { type: 'pass' };
    return legal?.type === 'lookOrPush' ? { type: look ? 'ramschLook' : 'ramschPush' } : null;
  };

/** The declarer claims as soon as the cards may be played; one of the others answers. */
const claiming =
  (answer: 'accept' | 'decline'): Moment['lead'] =>
  (legal, seen) => {
    const [level] = (seen.play?.asides ?? NO_ASIDES).claim;
    if (level !== undefined) return { type: 'claim', level };
    if (legal?.type !== 'proposal') return null;
    const [first] = legal.proposal.asked;
    return seatAt(seen, first) === seen.viewer ? { type: answer } : 'wait';
  };

function seatAt({ auction }: SeenTable, position: Position | undefined): Seat | undefined {
  return auction === null || position === undefined
    ? undefined
    : playersOf(auction.dealer, auction.seats)[position];
}

const sayingKontra: Moment['lead'] = (legal, { play }) => {
  if (play?.asides.kontra) return { type: 'kontra' };
  return legal?.type === 'kontra' && legal.word === 'kontra' ? { type: 'kontra' } : null;
};

/** Moments between two acts that a table must find back to after whatever happens to the server. */
export const MOMENTS: readonly Moment[] = [
  {
    name: '[R9.20] Schieberamsch, between the first pass and the second',
    rules: FAMILY,
    isThere: ({ auction, play }) => auction?.passes.length === 1 && play?.phase === 'schieben',
    lead: passing(true),
  },
  {
    name: '[R9.23] Schieberamsch, after two pushes',
    rules: FAMILY,
    isThere: ({ auction }) => auction?.passes.length === 2,
    lead: passing(false),
  },
  {
    name: '[R9.2] Ramsch, in the middle of a trick',
    rules: WITH_RAMSCH,
    isThere: ({ play }) => play?.phase === 'ramsch' && play.trick?.cards.length === 2,
    lead: passing(true),
  },
  {
    name: '[R6.6] a claim open, nobody has answered',
    rules: WITH_RAMSCH,
    isThere: ({ play }) => play?.proposal?.kind === 'claim',
    lead: claiming('accept'),
  },
  {
    name: '[R6.6] a claim open, one has accepted',
    rules: WITH_RAMSCH,
    isThere: ({ play }) => play?.proposal?.kind === 'claim' && play.proposal.asked.length === 1,
    lead: claiming('accept'),
  },
  {
    name: '[R6.7] a claim refused, the cards lie open',
    rules: WITH_RAMSCH,
    isThere: ({ play }) => play?.openHand !== null && play?.proposal === null,
    lead: claiming('decline'),
  },
  {
    name: '[R9.44] Kontra said, Re unanswered',
    rules: WITH_RAMSCH,
    isThere: ({ auction }) => auction?.kontra.length === 1,
    lead: sayingKontra,
  },
  {
    name: '[R2.7] the deck waits for the cut',
    rules: { ...WITH_RAMSCH, cut: 'player' },
    isThere: ({ play }) => play?.phase === 'cutting',
    lead: nothing,
  },
  {
    name: '[R9.25] a Grand Hand offered instead of a Ramsch',
    rules: { ...FAMILY, grandHandInRamsch: 'always' },
    isThere: ({ play }) => play?.phase === 'grandHandOffer',
    lead: passing(true),
  },
  {
    name: "[R9.82] Officers' Skat, announced and Kontra unanswered",
    rules: TWO,
    isThere: ({ officers }) => officers?.phase === 'officersKontra',
    lead: nothing,
  },
  {
    name: "[R9.88] Officers' Skat, Kontra said and Re unanswered",
    rules: TWO,
    isThere: ({ officers }) => officers?.phase === 'officersRe',
    lead: sayingKontra,
  },
  {
    name: "[R9.85] Officers' Skat, a card that turned up has been played",
    rules: TWO,
    isThere: ({ officers }) => (officers?.tricksWon[0] ?? 0) + (officers?.tricksWon[1] ?? 0) === 10,
    lead: nothing,
  },
  {
    name: '[R2.4] four at the table, in the middle of a trick',
    rules: FOUR,
    isThere: ({ play }) => play?.trick?.cards.length === 2 && play.tricksWon.some((won) => won > 0),
    lead: nothing,
  },
];

/** Somebody who brings a table to a moment. */
export function playerTo({ lead }: Moment): Player {
  const plainly = playerBy(eagerAction);
  return (seen) => {
    const action = lead(legalIn(seen), seen);
    if (action === 'wait') return null;
    return action === null ? plainly(seen) : { type: 'act', action };
  };
}
