import { baseValueOf, includesLevel, trumpGameOf } from '../contract/announcement.ts';
import type { ClaimLevel } from './ending.ts';
import type { NullGameFacts, PlayedFacts, TrumpGameFacts } from './facts.ts';
import type { StepsMade } from './steps.ts';
import { SCHNEIDER_LIMIT, SCHNEIDER_POINTS, levelOf } from './steps.ts';

/** What the rules decide about a game that ended early, from its completed tricks (R6.10, R6.11). */
export interface ShortenedVerdict {
  readonly isWon: boolean;
  readonly made: StepsMade;
}

const POINTS_TO_WIN = 61;
const POINTS_TO_DEFEND = 60;
const NOTHING_MADE: StepsMade = { schneider: false, schwarz: false };

/** Who gave the game up, and what that side demanded of the other. */
function demandOf({ ending }: PlayedFacts): ClaimLevel | null {
  switch (ending.kind) {
    case 'claimed':
      return ending.level;
    case 'conceded':
    case 'defenderForfeited':
      return 'simple';
    case 'resigned':
    case 'declarerForfeited':
      return null;
    case 'played':
    case 'restClaimed':
      throw new Error('This game was played to its end');
  }
}

/** A Null given up by the defenders is won unless the declarer has a trick; resigned, it is lost (R6.10, R6.12). */
export function isShortenedNullWon(facts: NullGameFacts): boolean {
  return demandOf(facts) !== null && facts.declarerTricks === 0;
}

/** Result and secured steps of a shortened suit or Grand game. */
export function judgeShortened(facts: TrumpGameFacts): ShortenedVerdict {
  const demand = demandOf(facts);
  if (demand === null && !isDecidedForDeclarer(facts)) return lost(facts);
  const made = stepsGranted(facts, demand ?? 'simple');
  return isLostAlready(facts) ? lost(facts) : { isWon: true, made };
}

/** Own Schneider only if the defenders hold 90 already (R6.1a, R6.10). */
function lost(facts: TrumpGameFacts): ShortenedVerdict {
  const made = { ...NOTHING_MADE, schneider: facts.defenderPoints >= SCHNEIDER_POINTS };
  return { isWon: false, made };
}

/** Steps that announcement or bid require on top of the bare win. */
export function requiredSteps(facts: TrumpGameFacts): StepsMade & { readonly isBeyondReach: boolean } {
  const { level } = facts.announcement;
  const missing = missingLevels(facts);
  const open = [
    ...(includesLevel(level, 'schneider') ? [] : ['schneider']),
    ...(includesLevel(level, 'schwarz') ? [] : ['schwarz']),
  ];
  const forBid = open.slice(0, Math.max(0, missing));
  return {
    schneider: includesLevel(level, 'schneider') || forBid.includes('schneider'),
    schwarz: includesLevel(level, 'schwarz') || forBid.includes('schwarz'),
    isBeyondReach: missing > open.length,
  };
}

/** Levels between the value as announced and the bid. */
function missingLevels(facts: TrumpGameFacts): number {
  const base = baseValueOf(trumpGameOf(facts.announcement));
  return Math.ceil(facts.bid / base) - levelOf(facts, NOTHING_MADE);
}

/** The declarer has 61 and every required step is in (R6.1a). */
function isDecidedForDeclarer(facts: TrumpGameFacts): boolean {
  const required = requiredSteps(facts);
  if (facts.declarerPoints < POINTS_TO_WIN || facts.spitze !== null) return false;
  if (required.isBeyondReach || required.schwarz) return false;
  return !required.schneider || facts.declarerPoints >= SCHNEIDER_POINTS;
}

/** The defenders have 60, or a required step is out of reach (R6.1a, R6.11). */
export function isLostAlready(facts: TrumpGameFacts, required = requiredSteps(facts)): boolean {
  if (facts.defenderPoints >= POINTS_TO_DEFEND || required.isBeyondReach) return true;
  if (facts.spitze === 'missed') return true;
  if (required.schneider && facts.defenderPoints > SCHNEIDER_LIMIT) return true;
  return required.schwarz && facts.defenderTricks > 0;
}

/** Steps secured, required or demanded, as far as they are still possible (R6.11). */
function stepsGranted(facts: TrumpGameFacts, demand: ClaimLevel): StepsMade {
  const required = requiredSteps(facts);
  const isSchneiderOpen = facts.defenderPoints <= SCHNEIDER_LIMIT;
  const wantsSchneider = required.schneider || demand !== 'simple';
  const wantsSchwarz = required.schwarz || demand === 'schwarz';
  return {
    schneider: facts.declarerPoints >= SCHNEIDER_POINTS || (wantsSchneider && isSchneiderOpen),
    schwarz: wantsSchwarz && facts.defenderTricks === 0,
  };
}

/** The levels a declarer may claim: from what is required up to what is still possible (R6.6). */
export function claimableLevels(facts: TrumpGameFacts): readonly ClaimLevel[] {
  const required = requiredSteps(facts);
  if (isLostAlready(facts, required)) return [];
  const isSchneiderOpen = facts.defenderPoints <= SCHNEIDER_LIMIT;
  const isSchwarzOpen = isSchneiderOpen && facts.defenderTricks === 0;
  return [
    ...(required.schneider || required.schwarz ? [] : (['simple'] as const)),
    ...(isSchneiderOpen && !required.schwarz ? (['schneider'] as const) : []),
    ...(isSchwarzOpen ? (['schwarz'] as const) : []),
  ];
}
