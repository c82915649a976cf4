import type { Messages } from '../i18n/messages.ts';

type PlayWords = Messages['play'];

/** How many tricks somebody has won, and their card points where the table counts them for everybody (R5.10). */
export function tricksLine(count: number, points: number | null, words: PlayWords): string {
  return points === null ? words.tricks({ count }) : words.tricksAndPoints({ count, points });
}

/** The same where there is little room. */
export function tricksLineShort(count: number, points: number | null, words: PlayWords): string {
  return points === null ? words.tricksShort({ count }) : words.tricksAndPointsShort({ count, points });
}
