import type { TableRules } from '@skat/engine';
import { TOURNAMENT_RULES } from '@skat/engine';
import { rulesSchema } from '@skat/protocol';
import { z } from 'zod';
import type { Json } from '../store/store.ts';

/** Before version 3 of the engine a table kept these alone; the rest was as in a tournament. */
const earlyRulesSchema = rulesSchema.pick({ players: true, scoring: true, seriesLength: true });
const keptRulesSchema = z.union([rulesSchema, earlyRulesSchema]);

/**
 * The rules of a table as they were stored.
 * @throws ZodError for what no version stored
 */
export function keptRules(stored: Json): TableRules {
  const rules = keptRulesSchema.parse(stored);
  if ('onAllPass' in rules) return rules;
  const tieBreak = rules.scoring === 'seegerFabian' ? 'skwo' : 'draw';
  return { ...TOURNAMENT_RULES, ...rules, tieBreak };
}

/** Whether rules are stored as this version of the engine writes them. */
export function areWholeRules(stored: Json): stored is TableRules {
  return rulesSchema.safeParse(stored).success;
}
