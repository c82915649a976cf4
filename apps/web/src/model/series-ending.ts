import type { Sheet, TableRules } from '@skat/engine';
import { countGames } from '@skat/engine';
import type { Formats } from '../i18n/format.ts';
import type { Messages } from '../i18n/messages.ts';

interface Speech {
  readonly words: Pick<Messages, 'standing'>;
  readonly format: Formats;
  /** By seat. */
  readonly names: readonly string[];
}

/** Why a series is over, in words; nothing where it was played to its length (R8.3, R8.13). */
export function seriesEnding(
  sheet: Sheet,
  seriesLength: TableRules['seriesLength'],
  { words: { standing }, format, names }: Speech,
): string {
  const played = countGames(sheet.rows);
  const reached = atLimit(sheet, names);
  const limit = format.number(-sheet.rules.bierlachs.limit);
  if (reached.length > 0) return standing.endedAtLimit({ played, limit, names: reached });
  if (seriesLength === 'open') return standing.endedOpen({ played });
  return played < seriesLength ? standing.endedEarly({ played, total: seriesLength }) : '';
}

/** Who reached the limit of Bierlachs (R8.13). */
function atLimit({ foot, rules }: Sheet, names: readonly string[]): readonly string[] {
  if (rules.scoring !== 'bierlachs') return [];
  return names.filter((_, seat) => (foot[seat]?.total ?? 0) <= -rules.bierlachs.limit);
}
