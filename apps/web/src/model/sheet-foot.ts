import type { Sheet, SheetFoot } from '@skat/engine';
import { KONTRA_WORDS, at } from '@skat/engine';
import type { Formats } from '../i18n/format.ts';
import type { Messages } from '../i18n/messages.ts';
import type { Amount } from './sheet-amounts.ts';
import { amountsIn, doublesBonus } from './sheet-amounts.ts';

/** A line at the foot of the sheet, above the totals. */
export interface FootLine {
  readonly key: string;
  readonly head: string;
  /** By column. */
  readonly cells: readonly string[];
}

/** What the totals are made of: points and amounts where they are more than the points (R8.6, R8.10). */
export function footLines(sheet: Sheet, words: Messages, format: Formats): readonly FootLine[] {
  const { foot: heads, wonLost } = words.sheet;
  const { scoring } = sheet;
  const line = (key: string, head: string, cellOf: (foot: SheetFoot) => string): FootLine => ({
    key,
    head,
    cells: sheet.foot.map(cellOf),
  });
  const hasAmounts = scoring === 'seeger' || scoring === 'seegerFabian';
  return [
    ...(hasAmounts ? [line('points', heads.points, ({ points }) => format.number(points))] : []),
    line('wonLost', heads.wonLost, wonLost),
    ...(hasAmounts
      ? [
          line(
            'ownGames',
            doublesBonus(sheet.rules) ? heads.ownGamesDoubled : heads.ownGames,
            ({ ownGames }) => format.signed(ownGames),
          ),
        ]
      : []),
    ...(scoring === 'seegerFabian'
      ? [
          line('othersLosses', othersLossesHead(sheet, words), ({ othersLosses }) =>
            format.signed(othersLosses),
          ),
        ]
      : []),
  ];
}

/** "Gegner verloren × 40", or × 30 at a table of four; both where chairs came or went (R2.12). */
export function othersLossesHead({ rules, rows }: Sheet, { sheet }: Messages): string {
  const sizes = rows.length === 0 ? [rules.players] : rows.map(({ seats }) => seats.length);
  const amounts = [...new Set(sizes.map((size) => (size === 4 ? 30 : 40)))].sort((a, b) => b - a);
  const head = doublesBonus(rules) ? sheet.foot.othersLossesDoubled : sheet.foot.othersLosses;
  return head({ amount: amounts.join('/') });
}

/** Passed-in games and Ramsch, where there were any. */
export function countedApart({ passedIn, ramsch }: Sheet, { sheet }: Messages): string {
  const counts = [
    passedIn > 0 || ramsch === 0 ? sheet.foot.passedIn({ count: passedIn }) : '',
    ramsch > 0 ? sheet.foot.ramsch({ count: ramsch }) : '',
  ];
  return counts.filter((text) => text !== '').join(' · ');
}

/** How a total at the foot comes about: "152 + 50 × (4 − 0) + 40 × 2 = 432", amounts that Kontra doubled by themselves. */
export function explainTotal(sheet: Sheet, seat: number, words: Messages, format: Formats): string {
  const { points, total } = sheet.foot[seat] ?? { points: 0, total: 0 };
  const amounts = amountsIn(sheet, seat).map((amount) => partOf(amount, words));
  if (amounts.every((part) => part === '')) return `${words.sheet.foot.points} ${format.number(points)}`;
  return `${[format.number(points), ...amounts].filter(Boolean).join(' ')} = ${format.number(total)}`;
}

function partOf({ kind, each, steps, won, lost }: Amount, { kontra }: Messages): string {
  const doubled = steps === 0 ? '' : ` × ${2 ** steps} (${kontra.words[at(KONTRA_WORDS, steps - 1)]})`;
  if (kind === 'othersLosses') return `+ ${each}${doubled} × ${lost}`;
  return won === lost ? '' : `+ ${each}${doubled} × (${won}\u00A0−\u00A0${lost})`;
}
