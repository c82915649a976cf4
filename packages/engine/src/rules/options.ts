import type { Scoring } from '../sheet/scoring.ts';

/** What happens when nobody bids (R3.9, R9.1, R9.20). */
export const ON_ALL_PASS = ['redeal', 'ramsch', 'schieberamsch'] as const;
export const SKAT_OWNERS = ['lastTrick', 'loser', 'nobody'] as const;
export const RAMSCH_TIES = ['allTiedLose', 'lastTrickLoses'] as const;
export const MARCHES = ['plus120', 'othersMinus120', 'off'] as const;
export const GRAND_HANDS = ['compulsoryOnly', 'always', 'never'] as const;
export const KONTRA_WINDOWS = ['ownFirstCard', 'beforeFirstLead'] as const;
export const OUVERT_KONTRAS = ['beforeExposure', 'none'] as const;
export const BOCK_TRIGGERS = [
  'kontraSaid',
  'split60',
  'kontraLost',
  'reSaid',
  'passedOut',
  'lostGrand',
  'wonGrandHand',
  'declarerSchneider',
  'valueAtLeast72',
  'valueAtLeast96',
  'totalMultipleOf100',
  'totalRepdigit',
] as const;
export type BockTrigger = (typeof BOCK_TRIGGERS)[number];
export const BOCK_STACKINGS = ['append', 'multiply', 'ignore'] as const;
export const BIERLACHS_LIMITS = [301, 401, 501] as const;

/** Everybody for himself (R9.5-R9.11). */
export interface RamschRules {
  readonly skatOwner: (typeof SKAT_OWNERS)[number];
  readonly tie: (typeof RAMSCH_TIES)[number];
  /** A player without a trick doubles the loss (R9.7). */
  readonly jungfrauDoubles: boolean;
  readonly durchmarsch: (typeof MARCHES)[number];
  /** Whether losers and a forced march count as games lost and won (R9.11). */
  readonly seegerCounts: boolean;
}

/** The skat goes round before a Ramsch (R9.22, R9.23). */
export interface SchiebenRules {
  readonly pushDoubles: boolean;
  readonly jacksMayBePassed: boolean;
}

/** Doubling by the defenders, and back (R9.40-R9.49). */
export interface KontraRules {
  readonly enabled: boolean;
  /** 2 up to Re, 3 up to Supra, 4 up to Hirsch (R9.45). */
  readonly maxSteps: 2 | 3 | 4;
  readonly window: (typeof KONTRA_WINDOWS)[number];
  readonly needsBid18: boolean;
  /** Whether Seeger-Fabian amounts are doubled as well (R9.42). */
  readonly doubleBonus: boolean;
  readonly ouvert: (typeof OUVERT_KONTRAS)[number];
  readonly reInNull: boolean;
}

/** Rounds in which every score counts double (R9.50-R9.56). */
export interface BockRules {
  readonly enabled: boolean;
  readonly triggers: readonly BockTrigger[];
  readonly stacking: (typeof BOCK_STACKINGS)[number];
  /** Each finished round is followed by one compulsory Ramsch round (R9.55). */
  readonly thenRamsch: boolean;
}

/** Officers' Skat (R9.80-R9.91). */
export interface TwoPlayerRules {
  readonly scoring: 'value' | 'victoryPoints';
  /** Whether matadors count in the level (R9.90). */
  readonly matadors: boolean;
  readonly announceAfterEight: boolean;
}

/** What a table agreed on before sitting down (R9.98). */
export interface TableRules {
  readonly players: 2 | 3 | 4;
  readonly scoring: Scoring;
  /** Whether a sitting dealer shares in what a lost game brings the others (R8.7). */
  readonly dealerShare: 'skwo' | 'none';
  readonly tieBreak: 'draw' | 'skwo';
  /** Games of the series, a multiple of the seats, or until the table stops (R8.9). */
  readonly seriesLength: number | 'open';
  readonly onAllPass: (typeof ON_ALL_PASS)[number];
  readonly ramsch: RamschRules;
  readonly schieben: SchiebenRules;
  readonly grandHandInRamsch: (typeof GRAND_HANDS)[number];
  readonly kontra: KontraRules;
  readonly bock: BockRules;
  readonly spitze: boolean;
  /** Whether both defenders must agree to give up, or either may (R6.4). */
  readonly concede: 'both' | 'either';
  /** Whether the computer plays on for who left, or the game is theirs lost (R6.15). */
  readonly onLeave: 'bot' | 'forfeit';
  readonly cut: 'auto' | 'player';
  readonly cardFace: 'french' | 'german' | 'tournament';
  readonly showCounters: boolean;
  readonly bierlachs: { readonly limit: (typeof BIERLACHS_LIMITS)[number]; readonly dealerPays: boolean };
  readonly defendersClaim: boolean;
  readonly twoPlayer: TwoPlayerRules;
}
