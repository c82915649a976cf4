/** How a series is counted (R8.1, R8.4, R8.5, R8.13). */
export const SCORINGS = ['simple', 'seeger', 'seegerFabian', 'bierlachs'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** What one player has on the list; amounts are those of the scoring in force. */
export interface Tally {
  /** Sum of the entries in this column (R8.1). */
  readonly points: number;
  readonly won: number;
  readonly lost: number;
  /** 50 for each own game won, minus 50 for each lost; 0 where not counted (R8.4). */
  readonly ownGames: number;
  /** 40 or 30 for each game lost by others; 0 where not counted (R8.5-R8.7). */
  readonly othersLosses: number;
  /** Games lost by others that brought this player an amount. */
  readonly lostByOthers: number;
}

export const EMPTY_TALLY: Tally = {
  points: 0,
  won: 0,
  lost: 0,
  ownGames: 0,
  othersLosses: 0,
  lostByOthers: 0,
};

/** For each own game won, and minus that for each lost (R8.4). */
export const OWN_GAME_AMOUNT = 50;

/** To each other player when a declarer loses, by the players at the table (R8.5). */
export function othersLossAmount(players: number): number {
  return players === 4 ? 30 : 40;
}

/** The running total of a column: its parts added up (R8.6). */
export function totalOf({ points, ownGames, othersLosses }: Tally): number {
  return points + ownGames + othersLosses;
}
