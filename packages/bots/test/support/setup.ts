import type { GameSetup, TableRules } from '@skat/engine';
import { PLAIN_TERMS, TOURNAMENT_RULES, presetRules } from '@skat/engine';

/** A game of three by these rules, nothing owed from earlier games. */
export function setupOf(rules: TableRules = TOURNAMENT_RULES): GameSetup {
  return { ...PLAIN_TERMS, rules, players: rules.players };
}

export const TOURNAMENT = setupOf();
export const WITH_RAMSCH = setupOf(presetRules('withRamsch'));
export const FAMILY = setupOf(presetRules('family'));
export const TWO_PLAYERS = setupOf(presetRules('twoPlayers'));
