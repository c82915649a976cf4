import { decide, thinkingTimeMs } from '@skat/bots';
import type { Action, Knowledge, LegalActions, Seat, TableState } from '@skat/engine';
import { knowledgeOf, permits, positionOf } from '@skat/engine';
import type { Logger } from 'pino';

/** What decides for a seat; sees what the seat knows and nothing else. */
export interface ComputerPlayer {
  /** A human pause before the next decision, in milliseconds. */
  thinkingTimeMs(table: TableState, seat: Seat): number;
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
    decide: (table, seat) => legalDecision(knowledge(table, seat), logger),
  };
}

function knowledge({ stage }: TableState, seat: Seat): Knowledge {
  if (stage.phase !== 'playing') throw new Error('No game is running');
  return knowledgeOf(stage.game.state, positionOf(stage.game.dealer, seat));
}

/** A table must never stop because the computer is at a loss; that it was is a bug and logged, without cards. */
function legalDecision(known: Knowledge, logger: Logger): Action {
  const { legal } = known;
  if (legal === null) throw new Error('The computer is not to act');
  try {
    const action = decide(known, Math.random);
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
    case 'bid':
    case 'answer':
    case 'forehandAlone':
      return { type: 'pass' };
    case 'skatDecision':
      return { type: 'pickUpSkat' };
    case 'playCard': {
      const [card] = legal.cards;
      if (card === undefined) throw new Error('A player to act holds no card');
      return { type: 'playCard', card };
    }
    case 'declare': {
      const announcement = { game: 'grand', level: legal.hand ? 'hand' : 'none' } as const;
      const [first, second] = legal.cards;
      if (first === undefined || second === undefined) throw new Error('A declarer holds no cards');
      return { type: 'declare', announcement, discard: legal.hand ? null : [first, second] };
    }
  }
}
