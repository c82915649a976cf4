import type { Card } from '../cards/card.ts';
import type { TrumpGame } from '../cards/order.ts';
import type { GameSetup } from '../game/setup.ts';

/** The two players: the elder announces and leads, the dealer answers (R9.81). */
export type OfficersPosition = 0 | 1;
export const ELDER: OfficersPosition = 0;
export const DEALER: OfficersPosition = 1;

/** A place on the table: an open card on a hidden one, until they are played (R9.81). */
export interface Stack {
  readonly down: Card | null;
  readonly up: Card | null;
}

/** The stacks of elder and dealer. */
export type PerOfficer<Value> = readonly [Value, Value];

/** A trick of two cards (R9.84). */
export interface OfficersTrick {
  readonly leader: OfficersPosition;
  readonly cards: readonly Card[];
}

export interface WonOfficersTrick extends OfficersTrick {
  readonly winner: OfficersPosition;
}

interface Laid {
  readonly setup: GameSetup;
  /** The cut deck; cards not yet laid are still in it. */
  readonly deck: readonly Card[];
  readonly stacks: PerOfficer<readonly Stack[]>;
}

/** The elder sees four of the own cards, or eight, and names the game (R9.83). */
export interface OfficersAnnouncingState extends Laid {
  readonly phase: 'officersAnnouncing';
}

/** The dealer may say Kontra, then the elder Re (R9.82, R9.88). */
export interface OfficersDoublingState extends Laid {
  readonly phase: 'officersKontra' | 'officersRe';
  readonly game: TrumpGame;
}

export interface OfficersPlayingState extends Laid {
  readonly phase: 'officersPlaying';
  readonly game: TrumpGame;
  readonly kontra: 0 | 1 | 2;
  readonly trick: OfficersTrick;
  readonly tricks: readonly WonOfficersTrick[];
}

export interface OfficersFinishedState extends Laid {
  readonly phase: 'officersFinished';
  readonly game: TrumpGame;
  readonly kontra: 0 | 1 | 2;
  readonly tricks: readonly WonOfficersTrick[];
  /** Who left under `onLeave: forfeit`, or null (R6.15). */
  readonly forfeitedBy: OfficersPosition | null;
}

export type OfficersState =
  OfficersAnnouncingState | OfficersDoublingState | OfficersPlayingState | OfficersFinishedState;
