import type { Action, Knowledge, LegalActions } from '@skat/engine';
import { assertNever } from '@skat/engine';
import { chooseDeclaration } from './announce/announce.ts';
import { chooseSkat } from './announce/skat-decision.ts';
import { chooseBid } from './bidding.ts';
import { chooseCard } from './play/choose-card.ts';

/**
 * What a computer player does now, from what its seat knows and nothing else.
 * @param random uniform in [0, 1); breaks ties, so that equal cards are not always played alike
 * @throws Error if it is not this position's turn
 */
export function decide(knowledge: Knowledge, random: () => number): Action {
  const { legal } = knowledge;
  if (legal === null) throw new Error(`Position ${knowledge.position} is not to act in ${knowledge.phase}`);
  return actionFor(knowledge, legal, random);
}

function actionFor(knowledge: Knowledge, legal: LegalActions, random: () => number): Action {
  switch (legal.type) {
    case 'bid':
    case 'answer':
    case 'forehandAlone':
      return chooseBid(knowledge, legal);
    case 'skatDecision':
      return { type: chooseSkat(knowledge) };
    case 'declare':
      return chooseDeclaration(knowledge, legal);
    case 'playCard':
      return { type: 'playCard', card: chooseCard(knowledge, legal.cards, random) };
    default:
      return assertNever(legal);
  }
}
