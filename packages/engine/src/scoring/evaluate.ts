import type { Announcement } from '../contract/announcement.ts';
import { baseValueOf, includesLevel, nullValueOf, trumpGameOf } from '../contract/announcement.ts';
import { at } from '../result.ts';
import { isPlayedOut } from './ending.ts';
import type { NullGameFacts, PlayedFacts, TrumpGameFacts } from './facts.ts';
import { isTrumpGame } from './facts.ts';
import { isShortenedNullWon, judgeShortened } from './shortened.ts';
import type { ValueStep } from './steps.ts';
import { SCHNEIDER_LIMIT, SCHNEIDER_POINTS, stepsReached, valueSteps } from './steps.ts';

/** Why a game was won or lost, the first that applies (R7.17); `givenUp` if the declarer ended it (R6.1b). */
export type Reason = 'made' | 'trick' | 'points' | 'announcement' | 'overbid' | 'givenUp';

/** Value and score of one played game, with what explains them (R7.1). */
export interface Evaluation {
  readonly won: boolean;
  readonly reason: Reason;
  /** Base x reached level is below the bid, whether or not that decided the game (R7.17). */
  readonly overbid: boolean;
  /** Base value 9-12 or 24, or the fixed value of a Null (R4.20). */
  readonly base: number;
  /** How the reached level adds up; empty for Null (R4.21). */
  readonly steps: readonly ValueStep[];
  /** Level of the game as played; null for Null. */
  readonly reachedLevel: number | null;
  /** Smallest level that meets the bid; null for Null (R7.11). */
  readonly neededLevel: number | null;
  /** The larger of both, which is charged; null for Null. */
  readonly level: number | null;
  /** Value of one win, before the doubling of a loss and before any factor. */
  readonly gameValue: number;
  /** 2 for each step of Kontra and each level of Bock (R7.16). */
  readonly factor: number;
  /** Signed entry in the declarer's column: value or -2 x value, times the factor (R7.8, R8.1). */
  readonly score: number;
}

const LOSS_FACTOR = -2;
const POINTS_TO_WIN = 61;
const POINTS_TO_DEFEND = 60;

/** Evaluates a game that was played or given up (R6.10-R6.12, R7). */
export function evaluateGame(facts: PlayedFacts): Evaluation {
  return isTrumpGame(facts) ? evaluateTrumpGame(facts) : evaluateNull(facts);
}

/** What a score is multiplied with for Kontra and Bock (R7.16, R9.40, R9.53). */
export function scoreFactor({ kontra, bock }: Pick<PlayedFacts, 'kontra' | 'bock'>): number {
  return 2 ** (kontra + bock);
}

function evaluateNull(facts: NullGameFacts): Evaluation {
  const value = nullValueOf(facts.announcement);
  const won = isPlayedOut(facts.ending) ? facts.declarerTricks === 0 : isShortenedNullWon(facts);
  return {
    won,
    reason: won ? 'made' : facts.declarerTricks > 0 ? 'trick' : 'givenUp',
    overbid: false,
    base: value,
    steps: [],
    reachedLevel: null,
    neededLevel: null,
    level: null,
    gameValue: value,
    factor: scoreFactor(facts),
    score: scoreOf(won, value, facts),
  };
}

function scoreOf(won: boolean, gameValue: number, facts: PlayedFacts): number {
  return (won ? gameValue : LOSS_FACTOR * gameValue) * scoreFactor(facts);
}

function evaluateTrumpGame(facts: TrumpGameFacts): Evaluation {
  const base = baseValueOf(trumpGameOf(facts.announcement));
  const verdict = isPlayedOut(facts.ending) ? null : judgeShortened(facts);
  const steps = valueSteps(facts, verdict?.made ?? stepsReached(facts));
  const reachedLevel = at(steps, steps.length - 1).level;
  const neededLevel = Math.ceil(facts.bid / base);
  const level = Math.max(reachedLevel, neededLevel);
  const overbid = reachedLevel < neededLevel;
  const reason = verdict === null ? reasonOf(facts, overbid) : shortenedReason(facts, verdict.isWon, overbid);
  const won = reason === 'made';
  const gameValue = base * level;
  const factor = scoreFactor(facts);
  const score = scoreOf(won, gameValue, facts);
  return { won, reason, overbid, base, steps, reachedLevel, neededLevel, level, gameValue, factor, score };
}

function reasonOf(facts: TrumpGameFacts, overbid: boolean): Reason {
  if (facts.declarerPoints < POINTS_TO_WIN) return 'points'; // R7.2, R7.3
  if (isAnnouncementMissed(facts)) return 'announcement'; // R7.4
  return overbid ? 'overbid' : 'made'; // R7.10
}

function shortenedReason(facts: TrumpGameFacts, isWon: boolean, overbid: boolean): Reason {
  if (isWon) return 'made';
  if (facts.ending.kind === 'resigned' || facts.ending.kind === 'declarerForfeited') return 'givenUp';
  if (facts.defenderPoints >= POINTS_TO_DEFEND) return 'points';
  return isAnnouncementLost(facts) || !overbid ? 'announcement' : 'overbid';
}

/** Whether what was announced is out of reach in a game that ended early (R6.11). */
function isAnnouncementLost({
  announcement,
  defenderPoints,
  defenderTricks,
  spitze,
}: TrumpGameFacts): boolean {
  if (spitze === 'missed') return true;
  if (includesLevel(announcement.level, 'schwarz') && defenderTricks > 0) return true;
  return includesLevel(announcement.level, 'schneider') && defenderPoints > SCHNEIDER_LIMIT;
}

function isAnnouncementMissed({
  announcement,
  declarerPoints,
  defenderTricks,
  spitze,
}: TrumpGameFacts): boolean {
  if (spitze === 'missed') return true; // R9.60
  if (includesLevel(announcement.level, 'schwarz') && defenderTricks > 0) return true;
  return includesLevel(announcement.level, 'schneider') && declarerPoints < SCHNEIDER_POINTS;
}

/** The base value shown on the sheet: 9-12, 24, or the fixed Null value (R8.10). */
export function sheetBaseValue(announcement: Announcement): number {
  return announcement.game === 'null' ? nullValueOf(announcement) : baseValueOf(trumpGameOf(announcement));
}
