import type { TableRules } from './options.ts';

/** Sets of rules that a table starts from (R9.99); any other is `custom`. */
export const PRESETS = ['tournament', 'withRamsch', 'family', 'twoPlayers'] as const;
export type Preset = (typeof PRESETS)[number];

/** The column "isko" of R9.98; what it leaves open is as in "with-ramsch", unused. */
export const TOURNAMENT_RULES: TableRules = {
  players: 3,
  scoring: 'seegerFabian',
  dealerShare: 'skwo',
  tieBreak: 'skwo',
  seriesLength: 36,
  onAllPass: 'redeal',
  ramsch: {
    skatOwner: 'lastTrick',
    tie: 'allTiedLose',
    jungfrauDoubles: true,
    durchmarsch: 'plus120',
    seegerCounts: false,
  },
  schieben: { pushDoubles: true, jacksMayBePassed: false },
  grandHandInRamsch: 'compulsoryOnly',
  kontra: {
    enabled: false,
    maxSteps: 2,
    window: 'ownFirstCard',
    needsBid18: false,
    doubleBonus: false,
    ouvert: 'beforeExposure',
    reInNull: true,
  },
  bock: { enabled: false, triggers: ['kontraSaid', 'split60'], stacking: 'append', thenRamsch: false },
  spitze: false,
  concede: 'both',
  onLeave: 'bot',
  cut: 'auto',
  cardFace: 'french',
  showCounters: false,
  bierlachs: { limit: 301, dealerPays: true },
  defendersClaim: false,
  twoPlayer: { scoring: 'value', matadors: false, announceAfterEight: false },
};

/** The column "with-ramsch" of R9.98. */
const WITH_RAMSCH: TableRules = {
  ...TOURNAMENT_RULES,
  scoring: 'simple',
  dealerShare: 'none',
  tieBreak: 'draw',
  seriesLength: 'open',
  onAllPass: 'ramsch',
  kontra: { ...TOURNAMENT_RULES.kontra, enabled: true },
  showCounters: true,
};

const FAMILY: TableRules = {
  ...WITH_RAMSCH,
  onAllPass: 'schieberamsch',
  bock: { ...WITH_RAMSCH.bock, enabled: true },
};

const TWO_PLAYERS: TableRules = {
  ...WITH_RAMSCH,
  players: 2,
  seriesLength: 12,
  onAllPass: 'redeal',
};

const RULES_OF: Readonly<Record<Preset, TableRules>> = {
  tournament: TOURNAMENT_RULES,
  withRamsch: WITH_RAMSCH,
  family: FAMILY,
  twoPlayers: TWO_PLAYERS,
};

/** The rules of a preset. */
export function presetRules(preset: Preset): TableRules {
  return RULES_OF[preset];
}

/** The preset that a set of rules is, or `custom`; the length may be any. */
export function presetOf(rules: TableRules): Preset | 'custom' {
  return PRESETS.find((preset) => isSameGame(rules, RULES_OF[preset])) ?? 'custom';
}

/** Length and number of players (three or four) may be chosen freely within a preset. */
function isSameGame(rules: TableRules, preset: TableRules): boolean {
  if ((rules.players === 2) !== (preset.players === 2)) return false;
  const { players, seriesLength } = rules;
  return isDeepEqual(rules, { ...preset, players, seriesLength });
}

function isDeepEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => isDeepEqual(Reflect.get(a, key), Reflect.get(b, key)))
  );
}
