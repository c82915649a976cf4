import type { Position } from '../cards/position.ts';
import type { Announcement, NullAnnouncement, TrumpAnnouncement } from '../contract/announcement.ts';
import type { Matadors } from '../contract/matadors.ts';

interface PlayedCommon {
  readonly kind: 'played';
  readonly declarer: Position;
  readonly bid: number;
  /** Card points of the declarer's tricks and the skat, 0-120 (R5.7). */
  readonly declarerPoints: number;
  readonly declarerTricks: number;
  readonly defenderTricks: number;
}

export interface TrumpGameFacts extends PlayedCommon {
  readonly announcement: TrumpAnnouncement;
  readonly matadors: Matadors;
}

export interface NullGameFacts extends PlayedCommon {
  readonly announcement: NullAnnouncement;
  readonly matadors: null;
}

export type PlayedFacts = TrumpGameFacts | NullGameFacts;

/** What one finished game enters on the sheet; value and score follow from it (R7, R8). */
export type GameFacts = { readonly kind: 'passedIn' } | PlayedFacts;

/** Whether facts are of a suit or Grand game. */
export function isTrumpGame(facts: PlayedFacts): facts is TrumpGameFacts {
  return facts.announcement.game !== 'null';
}

/** The announcement of a game that was played, else null. */
export function announcementOf(facts: GameFacts): Announcement | null {
  return facts.kind === 'played' ? facts.announcement : null;
}
