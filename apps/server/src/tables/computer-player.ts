import { decide, decideAside, decideOfficers, thinkingTimeMs } from '@skat/bots';
import type {
  Action,
  Card,
  Knowledge,
  LegalActions,
  OfficersKnowledge,
  Seat,
  TableState,
} from '@skat/engine';
import {
  assertNever,
  isOfficers,
  knowledgeOf,
  knowledgeOfOfficers,
  permits,
  permitsAside,
  positionOf,
} from '@skat/engine';
import type { Logger } from 'pino';

/** What decides for a seat; sees what the seat knows and nothing else. */
export interface ComputerPlayer {
  /** A human pause before the next decision, in milliseconds. */
  thinkingTimeMs(table: TableState, seat: Seat): number;
  /** What the seat says unasked, or null. */
  aside(table: TableState, seat: Seat): Action | null;
  /** @throws if the seat has nothing to decide */
  decide(table: TableState, seat: Seat): Action;
}

/**
 * The computer player of this server.
 * @param pauseFactor 1 for a human pace, 0 for none
 */
export function computerPlayer(pauseFactor: number, logger: Logger): ComputerPlayer {
  return {
    thinkingTimeMs: (table, seat) =>
      pauseFactor === 0 ? 0 : thinkingTimeMs(knowledge(table, seat), Math.random) * pauseFactor,
    aside: (table, seat) => legalAside(knowledge(table, seat), logger),
    decide: (table, seat) => legalDecision(knowledge(table, seat), logger),
  };
}

type Known = Knowledge | OfficersKnowledge;

function knowledge({ stage }: TableState, seat: Seat): Known {
  if (stage.phase !== 'playing') throw new Error('No game is running');
  const { state } = stage.game;
  const position = positionOf(stage.game, seat);
  if (!isOfficers(state)) return knowledgeOf(state, position);
  return knowledgeOfOfficers(state, position === 2 ? null : position);
}

/** Only games of three are spoken in unasked. */
function isSkat(known: Known): known is Knowledge {
  return 'asides' in known;
}

function legalAside(known: Known, logger: Logger): Action | null {
  if (!isSkat(known)) return null;
  try {
    const action = decideAside(known);
    if (action === null || permitsAside(known.asides, action)) return action;
    logger.error({ phase: known.phase, action: action.type }, 'a computer said what is not legal');
  } catch (error) {
    logger.error({ phase: known.phase, err: error }, 'a computer could not decide whether to speak');
  }
  return null;
}

/** A table must never stop because the computer is at a loss; that it was is a bug and logged, without cards. */
function legalDecision(known: Known, logger: Logger): Action {
  const { legal } = known;
  if (legal === null) throw new Error('The computer is not to act');
  try {
    const action = isSkat(known) ? decide(known, Math.random) : decideOfficers(known, Math.random);
    if (permits(legal, action)) return action;
    logger.error({ phase: known.phase, action: action.type }, 'a computer chose what is not legal');
  } catch (error) {
    logger.error({ phase: known.phase, err: error }, 'a computer could not decide');
  }
  return plainestAction(legal);
}

/** Some legal action, without any thought. */
export function plainestAction(legal: LegalActions): Action {
  switch (legal.type) {
    case 'cut':
      return { type: 'cut', at: legal.least };
    case 'bid':
    case 'answer':
    case 'forehandAlone':
    case 'grandHandOffer':
      return { type: 'pass' };
    case 'skatDecision':
      return { type: 'pickUpSkat' };
    case 'lookOrPush':
      return { type: 'ramschPush' };
    case 'passSkat':
      return { type: 'ramschPass', cards: firstTwo(legal.cards) };
    case 'kontra':
      return { type: 'noKontra' };
    case 'proposal':
      return { type: 'decline' };
    case 'announceOfficers':
      return { type: 'announceOfficers', game: 'grand' };
    case 'playCard': {
      const [card] = legal.cards;
      if (card === undefined) throw new Error('A player to act holds no card');
      return { type: 'playCard', card };
    }
    case 'declare': {
      const announcement = { game: 'grand', level: legal.hand ? 'hand' : 'none' } as const;
      return { type: 'declare', announcement, discard: legal.hand ? null : firstTwo(legal.cards) };
    }
    default:
      return assertNever(legal);
  }
}

function firstTwo([first, second]: readonly Card[]): readonly [Card, Card] {
  if (first === undefined || second === undefined) throw new Error('A player to act holds too few cards');
  return [first, second];
}
