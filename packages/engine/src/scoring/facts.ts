import type { PerPosition, Position } from '../cards/position.ts';
import type { TrumpGame } from '../cards/order.ts';
import type { Announcement, NullAnnouncement, TrumpAnnouncement } from '../contract/announcement.ts';
import type { Matadors } from '../contract/matadors.ts';
import type { Ending } from './ending.ts';

/** 0 nothing said, 1 Kontra, 2 Re, 3 Supra, 4 Hirsch (R9.40, R9.45). */
export type KontraSteps = 0 | 1 | 2 | 3 | 4;

/** Whether an announced last trick with the lowest trump was won; null if none was announced (R9.60). */
export type Spitze = 'made' | 'missed' | null;

interface PlayedCommon {
  readonly kind: 'played';
  readonly declarer: Position;
  readonly bid: number;
  /** Card points of the declarer's completed tricks and the skat, 0-120 (R5.7). */
  readonly declarerPoints: number;
  /** Card points of the defenders' completed tricks. */
  readonly defenderPoints: number;
  readonly declarerTricks: number;
  readonly defenderTricks: number;
  readonly kontra: KontraSteps;
  /** Level of the Bock round: the score doubles for each (R9.53). */
  readonly bock: number;
  readonly ending: Ending;
}

export interface TrumpGameFacts extends PlayedCommon {
  readonly announcement: TrumpAnnouncement;
  readonly matadors: Matadors;
  readonly spitze: Spitze;
}

export interface NullGameFacts extends PlayedCommon {
  readonly announcement: NullAnnouncement;
  readonly matadors: null;
  readonly spitze: null;
}

export type PlayedFacts = TrumpGameFacts | NullGameFacts;

/** A Ramsch: everybody for himself (R9.1). */
export interface RamschFacts {
  readonly kind: 'ramsch';
  /** Card points of each position's tricks, without the skat. */
  readonly trickPoints: PerPosition<number>;
  readonly skatPoints: number;
  /** Who won each trick, in order. */
  readonly winners: readonly Position[];
  /** Players who passed the skat on unseen (R9.23). */
  readonly pushes: number;
  readonly bock: number;
}

/** A game of Officers' Skat (R9.80). */
export interface OfficersFacts {
  readonly kind: 'officers';
  readonly game: TrumpGame;
  /** Card points and tricks of the elder, of 120 and 16. */
  readonly elderPoints: number;
  readonly elderTricks: number;
  /** Counted over the elder's sixteen cards. */
  readonly matadors: Matadors;
  readonly kontra: KontraSteps;
  /** Who left under `onLeave: forfeit`, or null (R6.15). */
  readonly forfeitedBy: 'elder' | 'dealer' | null;
}

/** What one finished game enters on the sheet; value and score follow from it (R7, R8, R9). */
export type GameFacts = { readonly kind: 'passedIn' } | PlayedFacts | RamschFacts | OfficersFacts;

/** Whether facts are of a suit or Grand game. */
export function isTrumpGame(facts: PlayedFacts): facts is TrumpGameFacts {
  return facts.announcement.game !== 'null';
}

/** The announcement of a game that was played, else null. */
export function announcementOf(facts: GameFacts): Announcement | null {
  return facts.kind === 'played' ? facts.announcement : null;
}
