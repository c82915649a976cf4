import type { TableRules } from '@skat/engine';
import { presetRules } from '@skat/engine';
import type { RuleKey, RuleOption } from './options.ts';

/** Lengths offered by the number of players (R8.9, R9.89); 48 is the official list of four. */
export const LENGTHS: Readonly<Record<TableRules['players'], readonly number[]>> = {
  2: [12, 24, 36],
  3: [12, 18, 24, 36],
  4: [12, 24, 36, 48],
};

/** The rules with another value, and whatever would contradict it set right. */
export function chosen(rules: TableRules, option: RuleOption<RuleKey>, value: string): TableRules {
  return consistent(option.write(rules, value));
}

/** The values that can be chosen without another one having to give way. */
export function possibleValues(rules: TableRules, option: RuleOption<RuleKey>): readonly string[] {
  return option.values.filter((value) => option.read(chosen(rules, option, value)) === value);
}

/** The rules for another number of players; with two, only Officers' Skat is played (R2.13). */
export function forPlayers(rules: TableRules, players: TableRules['players']): TableRules {
  if (players === 2) return rules.players === 2 ? rules : presetRules('twoPlayers');
  const base = rules.players === 2 ? presetRules('tournament') : rules;
  const { seriesLength } = base;
  const fits = seriesLength === 'open' || seriesLength % players === 0;
  return { ...base, players, seriesLength: fits ? seriesLength : 36 };
}

/** The rules as they are played: nothing in them that has no meaning beside the rest (R8.13, R9.50, R9.55, R9.89). */
export function consistent(rules: TableRules): TableRules {
  const { scoring, players, seriesLength, tieBreak } = rules;
  return {
    ...rules,
    seriesLength: scoring === 'bierlachs' ? 'open' : seriesLength,
    tieBreak: players === 2 ? 'draw' : tieBreak,
    ramsch: consistentRamsch(rules),
    bock: consistentBock(rules),
  };
}

/** Where there are minus points only, a forced march costs the others (R8.13). */
function consistentRamsch({ scoring, ramsch }: TableRules): TableRules['ramsch'] {
  const isPlus = scoring === 'bierlachs' && ramsch.durchmarsch === 'plus120';
  return isPlus ? { ...ramsch, durchmarsch: 'othersMinus120' } : ramsch;
}

/** Triggers that can never fire are not kept: Kontra's without Kontra, passing out where a Ramsch follows. */
function consistentBock({ bock, kontra, onAllPass }: TableRules): TableRules['bock'] {
  const isPossible = (trigger: (typeof bock.triggers)[number]): boolean => {
    if (trigger === 'passedOut') return onAllPass === 'redeal';
    return kontra.enabled || !['kontraSaid', 'kontraLost', 'reSaid'].includes(trigger);
  };
  const triggers = bock.enabled ? bock.triggers.filter(isPossible) : bock.triggers;
  return { ...bock, triggers, thenRamsch: bock.thenRamsch && bock.enabled };
}
