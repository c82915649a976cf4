/** How a series is counted (R8.1, R8.4, R8.5). */
export const SCORINGS = ['simple', 'seeger', 'seegerFabian'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** What one player has on the list. */
export interface Tally {
  /** Sum of the own games, losses doubled (R8.1). */
  readonly points: number;
  readonly won: number;
  readonly lost: number;
}

export const EMPTY_TALLY: Tally = { points: 0, won: 0, lost: 0 };

/** For each own game won, and minus that for each lost (R8.4). */
const OWN_GAME_AMOUNT = 50;
/** To each other player at a table of three when a declarer loses (R8.5). */
const OTHERS_LOSS_AMOUNT = 40;

/** The parts that add up to a player's total (R8.6). */
export interface TotalParts {
  readonly points: number;
  /** 50 x (won - lost), or 0 under simple scoring. */
  readonly ownGames: number;
  /** 40 x games lost by the others, or 0 unless Seeger-Fabian. */
  readonly othersLosses: number;
  readonly total: number;
}

/** End formula of a three-player list (R8.6). */
export function totalOf(tally: Tally, lostByOthers: number, scoring: Scoring): TotalParts {
  const ownGames = scoring === 'simple' ? 0 : OWN_GAME_AMOUNT * (tally.won - tally.lost);
  const othersLosses = scoring === 'seegerFabian' ? OTHERS_LOSS_AMOUNT * lostByOthers : 0;
  return { points: tally.points, ownGames, othersLosses, total: tally.points + ownGames + othersLosses };
}
