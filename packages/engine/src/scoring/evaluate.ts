import type { Announcement, NullAnnouncement } from '../contract/announcement.ts';
import { baseValueOf, includesLevel, nullValueOf, trumpGameOf } from '../contract/announcement.ts';
import { at } from '../result.ts';
import type { PlayedFacts, TrumpGameFacts } from './facts.ts';
import { isTrumpGame } from './facts.ts';
import type { ValueStep } from './steps.ts';
import { valueSteps } from './steps.ts';

/** Why a game was won or lost, the first that applies (R7.17). */
export type Reason = 'made' | 'trick' | 'points' | 'announcement' | 'overbid';

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
  /** Value of one win, before the doubling of a loss. */
  readonly gameValue: number;
  /** Signed entry in the declarer's column: +value, or -2 x value (R7.8, R8.1). */
  readonly score: number;
}

const LOSS_FACTOR = -2;
const POINTS_TO_WIN = 61;
const SCHNEIDER_POINTS = 90;

/** Evaluates a game that was played (R7). */
export function evaluateGame(facts: PlayedFacts): Evaluation {
  return isTrumpGame(facts)
    ? evaluateTrumpGame(facts)
    : evaluateNull(facts.announcement, facts.declarerTricks);
}

function evaluateNull(announcement: NullAnnouncement, declarerTricks: number): Evaluation {
  const value = nullValueOf(announcement);
  const won = declarerTricks === 0;
  return {
    won,
    reason: won ? 'made' : 'trick',
    overbid: false,
    base: value,
    steps: [],
    reachedLevel: null,
    neededLevel: null,
    level: null,
    gameValue: value,
    score: won ? value : LOSS_FACTOR * value,
  };
}

function evaluateTrumpGame(facts: TrumpGameFacts): Evaluation {
  const base = baseValueOf(trumpGameOf(facts.announcement));
  const steps = valueSteps(facts);
  const reachedLevel = at(steps, steps.length - 1).level;
  const neededLevel = Math.ceil(facts.bid / base);
  const level = Math.max(reachedLevel, neededLevel);
  const overbid = reachedLevel < neededLevel;
  const reason = reasonOf(facts, overbid);
  const won = reason === 'made';
  const gameValue = base * level;
  const score = won ? gameValue : LOSS_FACTOR * gameValue;
  return { won, reason, overbid, base, steps, reachedLevel, neededLevel, level, gameValue, score };
}

function reasonOf(facts: TrumpGameFacts, overbid: boolean): Reason {
  if (facts.declarerPoints < POINTS_TO_WIN) return 'points'; // R7.2, R7.3
  if (isAnnouncementMissed(facts)) return 'announcement'; // R7.4
  return overbid ? 'overbid' : 'made'; // R7.10
}

function isAnnouncementMissed({ announcement, declarerPoints, defenderTricks }: TrumpGameFacts): boolean {
  if (includesLevel(announcement.level, 'schwarz') && defenderTricks > 0) return true;
  return includesLevel(announcement.level, 'schneider') && declarerPoints < SCHNEIDER_POINTS;
}

/** The base value shown on the sheet: 9-12, 24, or the fixed Null value (R8.10). */
export function sheetBaseValue(announcement: Announcement): number {
  return announcement.game === 'null' ? nullValueOf(announcement) : baseValueOf(trumpGameOf(announcement));
}
