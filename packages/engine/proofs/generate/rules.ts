import type { BockTrigger, GameSetup, KontraRules, Preset, TableRules } from '../../src/index.ts';
import {
  BIERLACHS_LIMITS,
  BOCK_STACKINGS,
  BOCK_TRIGGERS,
  GRAND_HANDS,
  KONTRA_WINDOWS,
  MARCHES,
  ON_ALL_PASS,
  OUVERT_KONTRAS,
  RAMSCH_TIES,
  SCORINGS,
  SKAT_OWNERS,
  presetOf,
  presetRules,
} from '../../src/index.ts';
import type { Random } from '../random.ts';
import type { Tally } from '../tally.ts';

const FLAGS = ['false', 'true'];
const NEEDS_KONTRA: readonly BockTrigger[] = ['kontraSaid', 'kontraLost', 'reSaid'];

/** Every value of every option of R9.98; lengths only as fixed or open. */
export const OPTION_VALUES: Readonly<Record<string, readonly string[]>> = {
  players: ['2', '3', '4'],
  scoring: SCORINGS,
  dealerShare: ['skwo', 'none'],
  tieBreak: ['draw', 'skwo'],
  seriesLength: ['fixed', 'open'],
  onAllPass: ON_ALL_PASS,
  'ramsch.skatOwner': SKAT_OWNERS,
  'ramsch.tie': RAMSCH_TIES,
  'ramsch.jungfrauDoubles': FLAGS,
  'ramsch.durchmarsch': MARCHES,
  'ramsch.seegerCounts': FLAGS,
  'schieben.pushDoubles': FLAGS,
  'schieben.jacksMayBePassed': FLAGS,
  grandHandInRamsch: GRAND_HANDS,
  'kontra.enabled': FLAGS,
  'kontra.maxSteps': ['2', '3', '4'],
  'kontra.window': KONTRA_WINDOWS,
  'kontra.needsBid18': FLAGS,
  'kontra.doubleBonus': FLAGS,
  'kontra.ouvert': OUVERT_KONTRAS,
  'kontra.reInNull': FLAGS,
  'bock.enabled': FLAGS,
  'bock.triggers': BOCK_TRIGGERS,
  'bock.stacking': BOCK_STACKINGS,
  'bock.thenRamsch': FLAGS,
  spitze: FLAGS,
  concede: ['both', 'either'],
  onLeave: ['bot', 'forfeit'],
  cut: ['auto', 'player'],
  cardFace: ['french', 'german', 'tournament'],
  showCounters: FLAGS,
  'bierlachs.limit': BIERLACHS_LIMITS.map(String),
  'bierlachs.dealerPays': FLAGS,
  defendersClaim: FLAGS,
  'twoPlayer.scoring': ['value', 'victoryPoints'],
  'twoPlayer.matadors': FLAGS,
  'twoPlayer.announceAfterEight': FLAGS,
};

/** The options in force, named as in `OPTION_VALUES`. */
function valuesOf(rules: TableRules): readonly (readonly [option: string, value: string])[] {
  return Object.entries(rules).flatMap(([option, value]: [string, unknown]) => {
    if (option === 'seriesLength') return [[option, value === 'open' ? 'open' : 'fixed'] as const];
    if (typeof value !== 'object' || value === null) return [[option, String(value)] as const];
    return Object.entries(value).flatMap(([part, inner]: [string, unknown]) =>
      (Array.isArray(inner) ? inner : [inner]).map((one) => [`${option}.${part}`, String(one)] as const),
    );
  });
}

/** Counts which value each option has in so many games. */
export function countRules(tally: Tally, rules: TableRules, games = 1): void {
  for (const [option, value] of valuesOf(rules)) tally.count(option, value, games);
}

/** Names every option value, so that one never drawn is shown with 0. */
export function expectRules(tally: Tally): void {
  for (const [option, values] of Object.entries(OPTION_VALUES)) tally.expect(option, values);
}

/** Kinds of table that must occur; Officers' Skat is told by its scoring. */
export const VARIANTS = [
  'tournament 3',
  'tournament 4',
  'withRamsch 3',
  'withRamsch 4',
  'family 3',
  'family 4',
  'custom 3',
  'custom 4',
  'officers value',
  'officers victoryPoints',
];

/** The kind of table that a game is played at. */
export function variantOf(rules: TableRules): string {
  if (rules.players === 2) return `officers ${rules.twoPlayer.scoring}`;
  return `${presetOf(rules)} ${rules.players}`;
}

/** Full rounds of two, three and four. */
const LENGTH = 12;
const SKAT_PRESETS: readonly Preset[] = ['tournament', 'withRamsch', 'family'];

/** The rules of some table: a preset, or every option drawn by itself without contradiction. */
export function drawRules(random: Random): TableRules {
  const players = random.pick([2, 3, 3, 3, 3, 4, 4] as const);
  if (players === 2) return { ...drawOptions(random), ...plainTwo(), players, seriesLength: LENGTH };
  if (!random.chance(0.25)) return { ...drawOptions(random), players };
  const rules = presetRules(random.pick(SKAT_PRESETS));
  return { ...rules, players, seriesLength: rules.seriesLength === 'open' ? 'open' : LENGTH };
}

/** Officers' Skat has its own scoring and none of the rounds (R9.80). */
function plainTwo(): Pick<TableRules, 'scoring' | 'tieBreak' | 'onAllPass' | 'bock' | 'spitze'> {
  const { scoring, tieBreak, onAllPass, bock, spitze } = presetRules('twoPlayers');
  return { scoring, tieBreak, onAllPass, bock, spitze };
}

function drawOptions(random: Random): TableRules {
  const flag = (): boolean => random.chance(0.5);
  const scoring = random.pick(SCORINGS);
  const onAllPass = random.pick(ON_ALL_PASS);
  const kontra = drawKontra(random);
  return {
    players: 3,
    scoring,
    dealerShare: random.pick(['skwo', 'none']),
    tieBreak: random.pick(['draw', 'skwo']),
    seriesLength: scoring === 'bierlachs' || flag() ? 'open' : LENGTH,
    onAllPass,
    ramsch: drawRamsch(random),
    schieben: { pushDoubles: flag(), jacksMayBePassed: flag() },
    grandHandInRamsch: random.pick(GRAND_HANDS),
    kontra,
    bock: drawBock(random, { onAllPass, kontra }),
    spitze: flag(),
    concede: random.pick(['both', 'either']),
    onLeave: random.pick(['bot', 'forfeit']),
    cut: random.pick(['auto', 'player']),
    cardFace: random.pick(['french', 'german', 'tournament']),
    showCounters: flag(),
    bierlachs: { limit: random.pick(BIERLACHS_LIMITS), dealerPays: flag() },
    defendersClaim: flag(),
    twoPlayer: {
      scoring: random.pick(['value', 'victoryPoints']),
      matadors: flag(),
      announceAfterEight: flag(),
    },
  };
}

function drawRamsch(random: Random): TableRules['ramsch'] {
  return {
    skatOwner: random.pick(SKAT_OWNERS),
    tie: random.pick(RAMSCH_TIES),
    jungfrauDoubles: random.chance(0.5),
    durchmarsch: random.pick(MARCHES),
    seegerCounts: random.chance(0.5),
  };
}

function drawKontra(random: Random): KontraRules {
  return {
    enabled: random.chance(0.7),
    maxSteps: random.pick([2, 3, 4, 4]),
    window: random.pick(KONTRA_WINDOWS),
    needsBid18: random.chance(0.3),
    doubleBonus: random.chance(0.5),
    ouvert: random.pick(OUVERT_KONTRAS),
    reInNull: random.chance(0.5),
  };
}

function drawBock(
  random: Random,
  { onAllPass, kontra }: Pick<TableRules, 'onAllPass' | 'kontra'>,
): TableRules['bock'] {
  const enabled = random.chance(0.7);
  const triggers = BOCK_TRIGGERS.filter(
    (trigger) =>
      random.chance(0.4) &&
      (trigger !== 'passedOut' || onAllPass === 'redeal') &&
      (!NEEDS_KONTRA.includes(trigger) || kontra.enabled),
  );
  return {
    enabled,
    triggers,
    stacking: random.pick(BOCK_STACKINGS),
    thenRamsch: enabled && random.chance(0.5),
  };
}

/** What a game is played by: drawn rules, and what earlier games might have decided for it (R9.50-R9.55). */
export function drawSetup(random: Random): GameSetup {
  const rules = drawRules(random);
  const isCompulsoryRamsch = rules.bock.thenRamsch && random.chance(0.4);
  const bock = rules.bock.enabled && !isCompulsoryRamsch ? random.below(3) : 0;
  return { rules, players: rules.players, bock, isCompulsoryRamsch };
}
