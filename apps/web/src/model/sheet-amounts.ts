import type { Sheet, SheetRules } from '@skat/engine';
import { OWN_GAME_AMOUNT, othersLossAmount } from '@skat/engine';

/** Amounts of one kind in a column: so many games at so much each, doubled by so many steps of Kontra (R8.6, R9.42). */
export interface Amount {
  readonly kind: 'ownGames' | 'othersLosses';
  readonly each: number;
  readonly steps: number;
  readonly won: number;
  readonly lost: number;
}

/** Whether Kontra doubles the amounts of the scoring at this table (R9.42). */
export function doublesBonus({ kontra }: SheetRules): boolean {
  return kontra.enabled && kontra.doubleBonus;
}

/** The amounts in a column, equal ones together: own games first, then the lost games of others. */
export function amountsIn(sheet: Sheet, seat: number): readonly Amount[] {
  const amounts = sheet.rows.flatMap((_, index) => amountsAt(sheet, index, seat));
  const groups = new Map<string, Amount>();
  for (const amount of amounts) {
    const key = keyOf(amount);
    const { won, lost } = groups.get(key) ?? { won: 0, lost: 0 };
    groups.set(key, { ...amount, won: won + amount.won, lost: lost + amount.lost });
  }
  return [...groups.values()].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

function keyOf({ kind, each, steps }: Amount): string {
  return `${kind === 'ownGames' ? 0 : 1} ${steps} ${100 - each}`;
}

/** What a line added to a column, besides points. */
function amountsAt({ rows }: Sheet, index: number, seat: number): readonly Amount[] {
  const none = { ownGames: 0, othersLosses: 0 };
  const cell = rows[index]?.cells[seat] ?? none;
  const before = rows[index - 1]?.cells[seat] ?? none;
  const each = othersLossAmount(rows[index]?.seats.length ?? 0);
  const own = cell.ownGames - before.ownGames;
  const others = cell.othersLosses - before.othersLosses;
  return [
    ...(own === 0 ? [] : [amountOf('ownGames', OWN_GAME_AMOUNT, own)]),
    ...(others === 0 ? [] : [amountOf('othersLosses', each, others)]),
  ];
}

function amountOf(kind: Amount['kind'], each: number, amount: number): Amount {
  const isWon = kind === 'ownGames' && amount > 0;
  const steps = Math.log2(Math.abs(amount) / each);
  return { kind, each, steps, won: isWon ? 1 : 0, lost: isWon ? 0 : 1 };
}
