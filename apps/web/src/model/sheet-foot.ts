import type { Sheet, SheetFoot } from '@skat/engine';
import type { Formats } from '../i18n/format.ts';
import type { Messages } from '../i18n/messages.ts';

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
    ...(hasAmounts ? [line('ownGames', heads.ownGames, ({ ownGames }) => format.signed(ownGames))] : []),
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
  return sheet.foot.othersLosses({ amount: amounts.join('/') });
}

/** Passed-in games and Ramsch, where there were any. */
export function countedApart({ passedIn, ramsch }: Sheet, { sheet }: Messages): string {
  const counts = [
    passedIn > 0 || ramsch === 0 ? sheet.foot.passedIn({ count: passedIn }) : '',
    ramsch > 0 ? sheet.foot.ramsch({ count: ramsch }) : '',
  ];
  return counts.filter((text) => text !== '').join(' · ');
}

/** How a total at the foot comes about: "152 + 50 × (4 − 0) + 40 × 2 = 432". */
export function explainTotal(foot: SheetFoot, { sheet }: Messages, format: Formats): string {
  const amounts = [...ownGamesPart(foot, format), ...othersLossesPart(foot, format)];
  if (amounts.length === 0) return `${sheet.foot.points} ${format.number(foot.points)}`;
  return `${[format.number(foot.points), ...amounts].join(' ')} = ${format.number(foot.total)}`;
}

function ownGamesPart({ won, lost, ownGames }: SheetFoot, format: Formats): readonly string[] {
  if (ownGames === 0) return [];
  if (ownGames === 50 * (won - lost)) return [`+ 50 × (${won} − ${lost})`];
  return [`${ownGames < 0 ? '−' : '+'} ${format.number(Math.abs(ownGames))}`];
}

function othersLossesPart({ lostByOthers, othersLosses }: SheetFoot, format: Formats): readonly string[] {
  if (othersLosses === 0) return [];
  const each = othersLosses / lostByOthers;
  const isPlain = each === 30 || each === 40;
  return [isPlain ? `+ ${each} × ${lostByOthers}` : `+ ${format.number(othersLosses)}`];
}
