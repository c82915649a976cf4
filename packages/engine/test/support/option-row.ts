/** What one value of one option does, shown by an example. */
export interface OptionRow {
  /** Name of the option as in R9.98. */
  readonly option: string;
  readonly value: string;
  readonly rule: string;
  readonly says: string;
  readonly see: () => unknown;
  readonly expected: unknown;
}

/** Rows of one option, a value each. */
export function rowsOf(
  option: string,
  rule: string,
  values: Readonly<Record<string, Pick<OptionRow, 'says' | 'see' | 'expected'>>>,
): readonly OptionRow[] {
  return Object.entries(values).map(([value, row]) => ({ option, value, rule, ...row }));
}
