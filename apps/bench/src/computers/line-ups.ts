import type { TableRules } from '@skat/engine';
import { presetRules } from '@skat/engine';

/** A preset and how many sit at the table. */
export interface LineUp {
  readonly name: string;
  readonly rules: TableRules;
}

/** Every preset with every number of players it is offered for (R9.99). */
export const LINE_UPS: readonly LineUp[] = [
  { name: 'tournament-3', rules: presetRules('tournament') },
  { name: 'tournament-4', rules: { ...presetRules('tournament'), players: 4 } },
  { name: 'with-ramsch-3', rules: presetRules('withRamsch') },
  { name: 'with-ramsch-4', rules: { ...presetRules('withRamsch'), players: 4 } },
  { name: 'family-3', rules: presetRules('family') },
  { name: 'family-4', rules: { ...presetRules('family'), players: 4 } },
  { name: 'two-players', rules: presetRules('twoPlayers') },
];
