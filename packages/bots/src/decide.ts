import type { Action, Knowledge, LegalActions } from '@skat/engine';
import { assertNever } from '@skat/engine';
import { chooseDeclaration } from './announce/announce.ts';
import { chooseSkat } from './announce/skat-decision.ts';
import { chooseBid } from './bidding.ts';
import { chooseAnswer } from './early/answer-proposal.ts';
import { chooseKontra } from './kontra/choose-kontra.ts';
import { chooseCard } from './play/choose-card.ts';
import type { PlayerKnowledge } from './player-knowledge.ts';
import { asPlayer } from './player-knowledge.ts';
import { chooseRamschCard } from './ramsch/choose-ramsch-card.ts';
import { answerGrandHandOffer } from './ramsch/grand-hand.ts';
import { choosePass, lookOrPush } from './ramsch/schieben.ts';

/**
 * What a computer player answers when it is asked, from what its seat knows and nothing else.
 * @param random uniform in [0, 1); breaks ties, so that equal cards are not always played alike
 * @throws Error if it is not this position's turn
 */
export function decide(knowledge: Knowledge, random: () => number): Action {
  const { legal } = knowledge;
  if (legal === null) throw new Error(`Nobody at this seat is to act in ${knowledge.phase}`);
  return actionFor(asPlayer(knowledge), legal, random);
}

function actionFor(knowledge: PlayerKnowledge, legal: LegalActions, random: () => number): Action {
  switch (legal.type) {
    case 'cut':
      return { type: 'cut', at: legal.least + Math.floor(random() * (legal.most - legal.least + 1)) };
    case 'bid':
    case 'answer':
    case 'forehandAlone':
      return chooseBid(knowledge, legal);
    case 'skatDecision':
      return { type: chooseSkat(knowledge) };
    case 'declare':
      return chooseDeclaration(knowledge, legal);
    case 'grandHandOffer':
      return answerGrandHandOffer(knowledge);
    case 'lookOrPush':
      return { type: lookOrPush(knowledge) };
    case 'passSkat':
      return choosePass(knowledge, legal.cards);
    case 'kontra':
      return { type: chooseKontra(knowledge, legal.word) };
    case 'proposal':
      return { type: chooseAnswer(knowledge, legal.proposal) };
    case 'playCard':
      return { type: 'playCard', card: cardFor(knowledge, legal.cards, random) };
    case 'announceOfficers':
      throw new Error("Officers' Skat is decided by decideOfficers");
    default:
      return assertNever(legal);
  }
}

type Cards = Extract<LegalActions, { type: 'playCard' }>['cards'];

function cardFor(knowledge: PlayerKnowledge, cards: Cards, random: () => number): Cards[number] {
  const choose = knowledge.phase === 'ramsch' ? chooseRamschCard : chooseCard;
  return choose(knowledge, cards, random);
}
