import type { TableRules } from '@skat/engine';
import {
  BOCK_STACKINGS,
  BOCK_TRIGGERS,
  GRAND_HANDS,
  KONTRA_WINDOWS,
  LONGEST_SERIES,
  MARCHES,
  ON_ALL_PASS,
  OUVERT_KONTRAS,
  PRESETS,
  RAMSCH_TIES,
  SCORINGS,
  SKAT_OWNERS,
} from '@skat/engine';
import { z } from 'zod';
import type { DeepReadonly, Same } from './same.ts';

const SHORTEST_SERIES = 2;

export const playersSchema = z.union([z.literal(2), z.literal(3), z.literal(4)]);
/** Whether it fits the number of players is for `contradictionsIn` to say (R8.9). */
export const seriesLengthSchema = z.union([
  z.int().min(SHORTEST_SERIES).max(LONGEST_SERIES),
  z.literal('open'),
]);
export const presetSchema = z.enum(PRESETS);

/** A set: order and repetition mean nothing. */
const triggersSchema = z
  .array(z.enum(BOCK_TRIGGERS))
  .max(BOCK_TRIGGERS.length)
  .transform((triggers) => BOCK_TRIGGERS.filter((trigger) => triggers.includes(trigger)));

const ramschSchema = z.strictObject({
  skatOwner: z.enum(SKAT_OWNERS),
  tie: z.enum(RAMSCH_TIES),
  jungfrauDoubles: z.boolean(),
  durchmarsch: z.enum(MARCHES),
  seegerCounts: z.boolean(),
});

const kontraSchema = z.strictObject({
  enabled: z.boolean(),
  maxSteps: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  window: z.enum(KONTRA_WINDOWS),
  needsBid18: z.boolean(),
  doubleBonus: z.boolean(),
  ouvert: z.enum(OUVERT_KONTRAS),
  reInNull: z.boolean(),
});

const bockSchema = z.strictObject({
  enabled: z.boolean(),
  triggers: triggersSchema,
  stacking: z.enum(BOCK_STACKINGS),
  thenRamsch: z.boolean(),
});

/**
 * The rules of a table, every option of R9.98. What is well formed may still contradict itself: a new table with such
 * rules is refused with `contradictoryRules`.
 */
export const rulesSchema = z.strictObject({
  players: playersSchema,
  scoring: z.enum(SCORINGS),
  dealerShare: z.enum(['skwo', 'none']),
  tieBreak: z.enum(['draw', 'skwo']),
  seriesLength: seriesLengthSchema,
  onAllPass: z.enum(ON_ALL_PASS),
  ramsch: ramschSchema,
  schieben: z.strictObject({ pushDoubles: z.boolean(), jacksMayBePassed: z.boolean() }),
  grandHandInRamsch: z.enum(GRAND_HANDS),
  kontra: kontraSchema,
  bock: bockSchema,
  spitze: z.boolean(),
  concede: z.enum(['both', 'either']),
  onLeave: z.enum(['bot', 'forfeit']),
  cut: z.enum(['auto', 'player']),
  cardFace: z.enum(['french', 'german', 'tournament']),
  showCounters: z.boolean(),
  bierlachs: z.strictObject({
    limit: z.union([z.literal(301), z.literal(401), z.literal(501)]),
    dealerPays: z.boolean(),
  }),
  defendersClaim: z.boolean(),
  twoPlayer: z.strictObject({
    scoring: z.enum(['value', 'victoryPoints']),
    matadors: z.boolean(),
    announceAfterEight: z.boolean(),
  }),
});

export const rulesMatchEngine: Same<
  DeepReadonly<z.infer<typeof rulesSchema>>,
  DeepReadonly<TableRules>
> = true;
