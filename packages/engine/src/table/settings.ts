/** Seconds for one decision (R6.14). */
export const DECISION_SECONDS = [25, 60] as const;

/** What a table agreed on beside the rules of play; fixed when it is opened. */
export interface TableSettings {
  /** Seconds a person has for one decision before the reserve is used, or null for no clock (R6.14). */
  readonly decisionSeconds: (typeof DECISION_SECONDS)[number] | null;
  /** Whether others may watch by a link of their own. */
  readonly spectators: boolean;
}

/** No clock, nobody watches. */
export const PLAIN_SETTINGS: TableSettings = { decisionSeconds: null, spectators: false };
