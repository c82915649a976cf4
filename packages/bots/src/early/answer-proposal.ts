import type { Proposal } from '@skat/engine';
import {
  SCHNEIDER_LIMIT,
  SCHNEIDER_POINTS,
  countPoints,
  isHandGame,
  isTrumpGame,
  pointsOf,
  pointsWonBy,
  requiredSteps,
  tricksWonBy,
  trumpGameOf,
} from '@skat/engine';
import type { ContractMemory } from '../memory/card-memory.ts';
import { rememberCards } from '../memory/card-memory.ts';
import type { PlayerKnowledge } from '../player-knowledge.ts';
import { trumpChances } from '../worth/win-chance.ts';
import { acceptsClaim } from './answer-claim.ts';
import { certainPointsOnLead, isRestCertain } from './certain-rest.ts';
import { factsKnownToDeclarer, tenOf } from './known-facts.ts';

/** Answers a claim, a resignation or a concession (R6.3-R6.7). */
export function chooseAnswer(known: PlayerKnowledge, proposal: Proposal): 'accept' | 'decline' {
  return isAccepted(known, proposal) ? 'accept' : 'decline';
}

function isAccepted(known: PlayerKnowledge, proposal: Proposal): boolean {
  switch (proposal.kind) {
    case 'claim':
      return acceptsClaim(known, proposal.level);
    case 'resign':
      return !winsMoreByPlaying(known, rememberCards(known));
    case 'concede':
      return known.position === known.declarer ? !hopesForLevel(known) : isLostForDefenders(known);
  }
}

/** A defender lets the declarer go unless Schneider or Schwarz is as good as made. */
function winsMoreByPlaying({ tricks }: PlayerKnowledge, memory: ContractMemory): boolean {
  const { game, declarer, hand, unseen, trick, me } = memory;
  if (game === 'null') return false;
  const defenders = countPoints(tricks.flatMap(({ cards }) => cards)) - pointsWonBy(tricks, declarer);
  if (defenders < DEFENDERS_WIN_WITH) return false;
  const isOnLead = trick.leader === me && trick.cards.length === 0;
  const lay = { game, own: hand, hidden: unseen };
  if (tricksWonBy(tricks, declarer) === 0 && (hand.length <= FEW_CARDS || (isOnLead && isRestCertain(lay))))
    return true;
  if (defenders >= SCHNEIDER_POINTS || !isOnLead) return false;
  return defenders + certainPointsOnLead(lay, pointsOf) >= SCHNEIDER_POINTS;
}

const DEFENDERS_WIN_WITH = 60;
const FEW_CARDS = 2;

/** The partner has given up: so does who sees that even all cards still out cannot win the game. */
function isLostForDefenders({ tricks, contract, declarer }: PlayerKnowledge): boolean {
  if (contract === null || declarer === null || contract.announcement.game === 'null') return false;
  return pointsWonBy(tricks, declarer) > DEFENDERS_WIN_WITH;
}

/** A declarer plays on only with a good chance of Schneider that a concession would not count (R6.5, R6.11). */
function hopesForLevel(known: PlayerKnowledge): boolean {
  const { contract, position, hand, tricks } = known;
  const facts = factsKnownToDeclarer(known);
  if (contract === null || !isTrumpGame(facts)) return false;
  const isGranted = facts.declarerPoints >= SCHNEIDER_POINTS || requiredSteps(facts).schneider;
  if (isGranted || facts.defenderPoints > SCHNEIDER_LIMIT) return false;
  const memory = rememberCards(known);
  const isOnLead = memory.trick.leader === position && memory.trick.cards.length === 0;
  if (isOnLead && isRestCertain({ game: memory.game, own: hand, hidden: memory.unseen })) return true;
  if (facts.defenderPoints > PACE_TO_SCHNEIDER * tricks.length) return false;
  const { announcement } = facts;
  const stage = isHandGame(announcement) ? 'hand' : 'afterDiscard';
  const prospect = {
    stage,
    isForehand: position === 0,
    putAwayPoints: countPoints(known.putAway ?? []),
  } as const;
  return trumpChances(tenOf(known), trumpGameOf(announcement), prospect).schneider >= GOOD_CHANCE;
}

/** Card points a defence may have made per trick on the way to 30. */
const PACE_TO_SCHNEIDER = 3;
const GOOD_CHANCE = 0.7;
