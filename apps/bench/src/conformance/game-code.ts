import type { Announcement, AnnouncedLevel, Suit } from '@skat/engine';

import { FormatError } from './read.ts';

/** Marks behind a game's letter: Hand, ouvert, Schneider and Schwarz announced. */
export interface GameMarks {
  readonly hand: boolean;
  readonly ouvert: boolean;
  readonly schneider: boolean;
  readonly schwarz: boolean;
}

const LETTERS: Readonly<Record<string, Suit | 'grand' | 'null'>> = {
  C: 'C',
  S: 'S',
  H: 'H',
  D: 'D',
  G: 'grand',
  N: 'null',
};

/** The announcement behind a letter and its marks; the higher marks include the lower (R4.6). @throws FormatError */
export function announcementOf(letter: string, marks: GameMarks): Announcement {
  const game = LETTERS[letter];
  if (game === undefined) throw new FormatError(`no such game: ${letter}`);
  if (game === 'null') return { game, hand: marks.hand, ouvert: marks.ouvert };
  const level = levelOf(marks);
  return game === 'grand' ? { game, level } : { game: 'suit', trump: game, level };
}

function levelOf({ hand, ouvert, schneider, schwarz }: GameMarks): AnnouncedLevel {
  if (ouvert) return 'ouvert';
  if (schwarz) return 'schwarz';
  if (schneider) return 'schneider';
  return hand ? 'hand' : 'none';
}
