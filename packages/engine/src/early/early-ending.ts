import { POSITIONS } from '../cards/position.ts';
import type { Position } from '../cards/position.ts';
import { isHandGame } from '../contract/announcement.ts';
import { factsOfContract, twelveOf } from '../game/contract-facts.ts';
import type { FinishedState, GameState, PlayingState } from '../game/state.ts';
import type { RuleViolation } from '../game/violation.ts';
import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import type { ClaimLevel, Ending } from '../scoring/ending.ts';
import { isTrumpGame } from '../scoring/facts.ts';
import { claimableLevels } from '../scoring/shortened.ts';
import { hasCertainRest } from './certain-rest.ts';
import type { EarlyEnding, Proposal } from './state.ts';

type Step = Result<GameState, RuleViolation>;

/** From so many cards in hand on, the declarer resigns without asking (R6.2). */
const CARDS_TO_RESIGN_ALONE = 9;
/** The rest may be claimed by a defender with so many tricks left (R6.8). */
const MOST_TRICKS_CLAIMED = 5;

/** What ending early a position may propose now. */
export interface EarlyOffers {
  /** `alone`: ends the game at once; `ask`: a defender must consent (R6.2, R6.3). */
  readonly resign: 'alone' | 'ask' | null;
  readonly concede: boolean;
  readonly claim: readonly ClaimLevel[];
  readonly claimRest: boolean;
}

export const NO_OFFERS: EarlyOffers = { resign: null, concede: false, claim: [], claimRest: false };

/** What ending early a position may propose now (R6.2-R6.8); nothing while an answer is awaited. */
export function earlyOffers(state: PlayingState, position: Position): EarlyOffers {
  const { contract, early, kontra, tricks } = state;
  if (early.proposal !== null || kontra.asked.length > 0) return NO_OFFERS;
  if (position !== contract.declarer)
    return {
      resign: null,
      concede: early.concededInTrick !== tricks.length,
      claim: [],
      claimRest: mayClaimRest(state, position),
    };
  const claim = early.isClaimOpen ? [] : claimable(state);
  return { resign: resignOffer(state), concede: false, claim, claimRest: false };
}

function resignOffer({ contract, early, hands, tricks }: PlayingState): EarlyOffers['resign'] {
  if (hands[contract.declarer].length >= CARDS_TO_RESIGN_ALONE) return 'alone';
  return early.resignedInTrick === tricks.length ? null : 'ask';
}

const SIMPLE_CLAIM: Ending = { kind: 'claimed', level: 'simple' };

/** Follows from what the declarer has seen; the skat of a Hand game is not told by what may be claimed (R4.3). */
function claimable(state: PlayingState): readonly ClaimLevel[] {
  const { deal, contract } = state;
  const seen = isHandGame(contract.announcement) ? deal.hands[contract.declarer] : twelveOf(state);
  const facts = factsOfContract(state, SIMPLE_CLAIM, seen);
  return isTrumpGame(facts) ? claimableLevels(facts) : ['simple'];
}

function mayClaimRest({ setup, trick, hands }: PlayingState, position: Position): boolean {
  if (!setup.rules.defendersClaim || trick.leader !== position || trick.cards.length > 0) return false;
  return hands[position].length <= MOST_TRICKS_CLAIMED;
}

/** The declarer gives the game up (R6.2, R6.3). */
export function resign(state: PlayingState, position: Position): Step {
  const { resign: offer } = earlyOffers(state, position);
  if (offer === null) return refused(state, 'mayNotResign');
  if (offer === 'alone') return ok(ended(state, { kind: 'resigned' }));
  const proposal: Proposal = { kind: 'resign', asked: defendersOf(state) };
  return ok(withEarly(state, { proposal, resignedInTrick: state.tricks.length }));
}

/** A defender gives the game up; the partner and then the declarer are asked (R6.4, R6.5). */
export function concede(state: PlayingState, position: Position): Step {
  if (!earlyOffers(state, position).concede) return refused(state, 'mayNotConcede');
  const { declarer } = state.contract;
  const partner = defendersOf(state).filter((other) => other !== position);
  const asked = state.setup.rules.concede === 'both' ? partner : [declarer];
  const proposal: Proposal = { kind: 'concede', by: position, asked };
  return ok(withEarly(state, { proposal, concededInTrick: state.tricks.length }));
}

/** The declarer lays the cards open and claims the game, or a level (R6.6). */
export function claim(state: PlayingState, position: Position, level: ClaimLevel): Step {
  if (!earlyOffers(state, position).claim.includes(level)) return refused(state, 'mayNotClaim');
  return ok(withEarly(state, { proposal: { kind: 'claim', level, asked: defendersOf(state) } }));
}

/** A defender claims all remaining tricks; only what that seat can be certain of counts (R6.8). */
export function claimRest(state: PlayingState, position: Position): Step {
  if (!earlyOffers(state, position).claimRest) return refused(state, 'mayNotClaim');
  if (!hasCertainRest(state, position)) return err({ code: 'restNotCertain' });
  return ok(ended(state, { kind: 'restClaimed' }));
}

/** Says yes to what is proposed. */
export function accept(state: PlayingState, position: Position): Step {
  const answer = answered(state, position);
  if (!answer.ok) return answer;
  const proposal = answer.value;
  const asked = proposal.asked.filter((other) => other !== position);
  switch (proposal.kind) {
    case 'resign':
      return ok(ended(state, { kind: 'resigned' })); // one consent binds both (R6.3)
    case 'claim':
      if (asked.length > 0) return ok(withEarly(state, { proposal: { ...proposal, asked } }));
      return ok(ended(state, { kind: 'claimed', level: proposal.level }));
    case 'concede':
      if (position === state.contract.declarer) return ok(ended(state, { kind: 'conceded' }));
      return ok(withEarly(state, { proposal: { ...proposal, asked: [state.contract.declarer] } }));
  }
}

/** Says no: the game is played on (R6.3, R6.5, R6.7). */
export function decline(state: PlayingState, position: Position): Step {
  const answer = answered(state, position);
  if (!answer.ok) return answer;
  const proposal = answer.value;
  const asked = proposal.asked.filter((other) => other !== position);
  if (proposal.kind === 'resign' && asked.length > 0)
    return ok(withEarly(state, { proposal: { ...proposal, asked } }));
  if (proposal.kind !== 'claim') return ok(withEarly(state, { proposal: null }));
  const open = withEarly(state, { proposal: null, isClaimOpen: true });
  return ok({ ...open, kontra: { ...open.kontra, isClosed: true } }); // R9.49
}

function answered({ early }: PlayingState, position: Position): Result<Proposal, RuleViolation> {
  const { proposal } = early;
  if (proposal === null) return err({ code: 'nothingProposed' });
  return proposal.asked.includes(position)
    ? ok(proposal)
    : err({ code: 'notYourTurn', toAct: proposal.asked });
}

function refused(
  { early, kontra }: PlayingState,
  code: 'mayNotResign' | 'mayNotConcede' | 'mayNotClaim',
): Step {
  const asked = early.proposal?.asked ?? kontra.asked;
  return asked.length > 0 ? err({ code: 'answerFirst', asked }) : err({ code });
}

function defendersOf({ contract }: PlayingState): readonly Position[] {
  return POSITIONS.filter((position) => position !== contract.declarer);
}

function withEarly(state: PlayingState, change: Partial<EarlyEnding>): PlayingState {
  return { ...state, early: { ...state.early, ...change } };
}

/** The game as it stands when it ends before its last card. */
export function ended(state: PlayingState, ending: Ending): FinishedState {
  const { setup, deal, contract, kontra, hands, trick, tricks } = state;
  return { phase: 'finished', setup, deal, contract, kontra: kontra.said, ending, hands, trick, tricks };
}
