import type { Action, Card, LegalActions } from '@skat/engine';
import { FOREHAND, FOREHAND_ALONE_BID, bidsAbove } from '@skat/engine';
import type { PlayerKnowledge } from './player-knowledge.ts';
import { optionsBeforeSkat } from './worth/options.ts';

type BiddingChoice = Extract<LegalActions, { type: 'bid' | 'answer' | 'forehandAlone' }>;

/** The next value, or a hold, as long as the hand covers it; else a pass. */
export function chooseBid(knowledge: PlayerKnowledge, legal: BiddingChoice): Action {
  const ceiling = bidCeiling(knowledge.hand, knowledge.position === FOREHAND);
  switch (legal.type) {
    case 'forehandAlone':
      return ceiling >= FOREHAND_ALONE_BID ? { type: 'bid', value: FOREHAND_ALONE_BID } : { type: 'pass' };
    case 'answer':
      return ceiling >= legal.value ? { type: 'hold' } : { type: 'pass' };
    case 'bid': {
      const [next] = bidsAbove(legal.above);
      return next !== undefined && next <= ceiling ? { type: 'bid', value: next } : { type: 'pass' };
    }
  }
}

/** The highest value among the games that these ten cards are likely to win; 0 for a hand to pass with. */
export function bidCeiling(hand: readonly Card[], isForehand: boolean): number {
  const worthwhile = optionsBeforeSkat(hand, isForehand).filter(({ expected }) => expected > 0);
  return worthwhile.reduce((highest, { value }) => Math.max(highest, value), 0);
}
