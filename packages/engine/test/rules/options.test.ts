import { expect, it } from 'vitest';

import { TOURNAMENT_RULES } from '../../src/index.ts';
import { OPTION_VALUES } from '../../proofs/generate/rules.ts';
import type { OptionRow } from '../support/option-row.ts';
import { BOCK_ROWS } from './bock-rows.ts';
import { PLAY_ROWS } from './play-rows.ts';
import { SHEET_ROWS } from './sheet-rows.ts';
import { TABLE_ROWS } from './table-rows.ts';

const ROWS: readonly OptionRow[] = [...PLAY_ROWS, ...SHEET_ROWS, ...BOCK_ROWS, ...TABLE_ROWS];

it.each(ROWS)('[$rule] $option = $value: $says', ({ see, expected }) => {
  expect(see()).toEqual(expected);
});

/** Names of all options, groups as "group.option". */
function optionNames(): readonly string[] {
  return Object.entries(TOURNAMENT_RULES).flatMap(([option, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? Object.keys(value).map((part) => `${option}.${part}`)
      : [option],
  );
}

it('[R9.98] the list of options and values names every option of the rules', () => {
  expect(Object.keys(OPTION_VALUES).sort()).toEqual([...optionNames()].sort());
});

it('[R9.98] every value of every option has a row', () => {
  const all = Object.entries(OPTION_VALUES).flatMap(([option, values]) =>
    values.map((value) => `${option} = ${value}`),
  );
  const shown = new Set(ROWS.map(({ option, value }) => `${option} = ${value}`));
  expect(all.filter((one) => !shown.has(one))).toEqual([]);
  expect([...shown].filter((one) => !all.includes(one))).toEqual([]);
});
