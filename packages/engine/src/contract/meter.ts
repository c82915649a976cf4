import type { Card } from '../cards/card.ts';
import { assertNever } from '../result.ts';
import type { AnnouncedLevel, Announcement, TrumpAnnouncement } from './announcement.ts';
import { baseValueOf, isHandGame, nullValueOf, trumpGameOf } from './announcement.ts';
import type { Matadors } from './matadors.ts';
import { countMatadors } from './matadors.ts';

/** How a chosen game stands against the bid, before play (R4.14). */
export interface OverbidMeter {
  /** `safe`: covered already; `inPlay`: Schneider or Schwarz must be made; `unreachable`: no result covers it. */
  readonly verdict: 'safe' | 'inPlay' | 'unreachable';
  readonly have: number;
  readonly need: number;
  /** Game value as it stands now. */
  readonly value: number;
  readonly matadors: Matadors | null;
  /** True for Hand games: a jack in the skat can change the matadors. */
  readonly skatMayChange: boolean;
}

/**
 * The meter for one announcement.
 * @param cards the declarer's twelve cards, or his ten in a Hand game
 * @param extra 1 if Spitze is announced with it (R9.60)
 */
export function meterOf(
  cards: readonly Card[],
  announcement: Announcement,
  bid: number,
  extra: 0 | 1 = 0,
): OverbidMeter {
  if (announcement.game === 'null') {
    const value = nullValueOf(announcement);
    const verdict = value >= bid ? 'safe' : 'unreachable';
    return { verdict, have: 1, need: 1, value, matadors: null, skatMayChange: false };
  }
  return trumpMeter({ cards, announcement, bid, extra });
}

interface TrumpGameChosen {
  readonly cards: readonly Card[];
  readonly announcement: TrumpAnnouncement;
  readonly bid: number;
  readonly extra: 0 | 1;
}

function trumpMeter({ cards, announcement, bid, extra }: TrumpGameChosen): OverbidMeter {
  const game = trumpGameOf(announcement);
  const base = baseValueOf(game);
  const matadors = countMatadors(cards, game);
  const have = matadors.count + 1 + levelsOf(announcement.level) + extra;
  const need = Math.ceil(bid / base);
  const gap = need - have;
  const verdict = gap <= 0 ? 'safe' : gap <= openSteps(announcement.level) ? 'inPlay' : 'unreachable';
  return { verdict, have, need, value: have * base, matadors, skatMayChange: isHandGame(announcement) };
}

/** Levels that an announcement adds for certain (R4.21). */
function levelsOf(level: AnnouncedLevel): number {
  switch (level) {
    case 'none':
      return 0;
    case 'hand':
      return 1;
    case 'schneider':
      return 3;
    case 'schwarz':
      return 5;
    case 'ouvert':
      return 6;
    default:
      return assertNever(level);
  }
}

/** Steps that play can still add: Schneider and Schwarz, unless announced (R4.14). */
function openSteps(level: AnnouncedLevel): number {
  if (level === 'schneider') return 1;
  return level === 'none' || level === 'hand' ? 2 : 0;
}
