import type { AnnouncedLevel, Announcement, GameKind, TrumpGame } from '@skat/engine';
import { isHandGame, isOuvert } from '@skat/engine';
import type { ContractParts } from '../i18n/params.ts';

/** A declared game taken apart for naming. */
export function contractParts(announcement: Announcement): ContractParts {
  const hand = isHandGame(announcement);
  const ouvert = isOuvert(announcement);
  if (announcement.game === 'null') return { game: 'null', hand, announced: 'none', ouvert };
  const game = announcement.game === 'suit' ? announcement.trump : 'grand';
  return { game, hand, announced: announcedName(announcement.level), ouvert };
}

function announcedName(level: AnnouncedLevel): ContractParts['announced'] {
  switch (level) {
    case 'schneider':
    case 'schwarz':
      return level;
    case 'ouvert':
      return 'schwarz';
    case 'none':
    case 'hand':
      return 'none';
  }
}

/** The announcement of a suit or Grand game at a level. */
export function trumpAnnouncement(game: TrumpGame, level: AnnouncedLevel): Announcement {
  return game === 'grand' ? { game, level } : { game: 'suit', trump: game, level };
}

/** Games in the order they are offered: by base value, Null last. */
export const OFFERED_GAMES: readonly GameKind[] = ['D', 'H', 'S', 'C', 'grand', 'null'];
