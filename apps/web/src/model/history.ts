import type { SeriesSummary } from '@skat/protocol';
import type { Formats } from '../i18n/format.ts';
import type { Messages } from '../i18n/messages.ts';
import { recordedNames } from './people.ts';

/** "1. Anna 1204 · 2. Cleo 987 · 3. Ben 640" */
export function standingLine(summary: SeriesSummary, words: Messages, format: Formats): string {
  const names = recordedNames(
    summary.players.map(({ name }) => name),
    words,
  );
  return summary.players
    .map(({ place, total }, seat) => ({ place, total, name: names[seat as 0 | 1 | 2] }))
    .sort((a, b) => a.place - b.place)
    .map(({ place, name, total }) => `${words.standing.place({ place })} ${name} ${format.number(total)}`)
    .join(' · ');
}
