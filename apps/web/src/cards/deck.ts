import type { TableRules } from '@skat/engine';
import type { Rank, Suit } from './card.ts';

/** What the cards look like (R1.9). */
export type CardFace = TableRules['cardFace'];
/** Which four suits are printed; the tournament face has the French ones in four colours. */
export type SuitFamily = 'french' | 'german';
/** Corner letters of the courts: English jack-queen-king, German Bube-Dame-König, or those of German suits. */
export type Letters = 'JQK' | 'BDK' | 'UOK';
export type Ink = 'black' | 'red' | 'green' | 'orange' | 'acorn' | 'leaf' | 'heart' | 'bell';

export function familyOf(face: CardFace): SuitFamily {
  return face === 'german' ? 'german' : 'french';
}

const INKS: Readonly<Record<CardFace, Readonly<Record<Suit, Ink>>>> = {
  french: { C: 'black', S: 'black', H: 'red', D: 'red' },
  tournament: { C: 'black', S: 'green', H: 'red', D: 'orange' },
  german: { C: 'acorn', S: 'leaf', H: 'heart', D: 'bell' },
};

export function inkOf(suit: Suit, face: CardFace): Ink {
  return INKS[face][suit];
}

const PIPS: Readonly<Record<SuitFamily, Readonly<Record<Suit, string>>>> = {
  french: { C: 'pip-C', S: 'pip-S', H: 'pip-H', D: 'pip-D' },
  german: { C: 'pip-acorn', S: 'pip-leaf', H: 'pip-H', D: 'pip-bell' },
};

/** The drawing of a suit, by its name in the sprite. */
export function pipOf(suit: Suit, face: CardFace): string {
  return PIPS[familyOf(face)][suit];
}

/** A corner sign as strokes round x = 0, from y = 0 down to 56; `weight` is the width of the pen. */
export interface Glyph {
  readonly path: string;
  readonly weight: number;
}

export type GlyphName = 'A' | 'K' | 'Q' | 'D' | 'J' | 'B' | 'T' | '9' | '8' | '7' | 'U' | 'O';

export const GLYPHS: Readonly<Record<GlyphName, Glyph>> = {
  A: { weight: 11, path: 'M-20 56L-1.5 0h3L20 56M-13.5 38h27' },
  K: { weight: 11, path: 'M-16 0v56M17 0l-33 36M-5 24l22 32' },
  Q: { weight: 11, path: 'M-18 18a18 18 0 0 1 36 0v20a18 18 0 0 1-36 0zM3 40l16 18' },
  D: { weight: 11, path: 'M-16 0v56h11a22 22 0 0 0 22-22V22a22 22 0 0 0-22-22z' },
  J: { weight: 11, path: 'M-5 0h18v40a14 16 0 0 1-28 0v-3' },
  B: { weight: 11, path: 'M-15 26H3a14.5 15 0 0 1 0 30h-18V0H1a13 13 0 0 1 0 26' },
  T: { weight: 9.5, path: 'M-24 9l9-9v56M-1 14a12 14 0 0 1 24 0v28a12 14 0 0 1-24 0z' },
  '9': { weight: 11, path: 'M17 17a17 17 0 1 0-34 0a17 17 0 0 0 34 0v10q0 22-20 29h-6' },
  '8': {
    weight: 11,
    path: 'M-14 13.5a14 13.5 0 0 1 28 0a14 13.5 0 0 1-28 0zM-17 41a17 15 0 0 1 34 0a17 15 0 0 1-34 0z',
  },
  '7': { weight: 11, path: 'M-17 0h34Q-1 28-4 56' },
  U: { weight: 11, path: 'M-17 0v39a17 17 0 0 0 34 0V0' },
  O: { weight: 11, path: 'M-18 18a18 18 0 0 1 36 0v20a18 18 0 0 1-36 0z' },
};

const COURT_LETTERS: Readonly<Record<Letters, Readonly<Record<'K' | 'Q' | 'J', GlyphName>>>> = {
  JQK: { K: 'K', Q: 'Q', J: 'J' },
  BDK: { K: 'K', Q: 'D', J: 'B' },
  UOK: { K: 'K', Q: 'O', J: 'U' },
};

/** The corner sign of a rank under a choice of letters. */
export function glyphOf(rank: Rank, letters: Letters): GlyphName {
  switch (rank) {
    case 'K':
    case 'Q':
    case 'J':
      return COURT_LETTERS[letters][rank];
    case 'A':
    case 'T':
    case '9':
    case '8':
    case '7':
      return rank;
  }
}

/** Pips in a square of 100 round the origin. */
export const FRENCH_PIPS: Readonly<Record<Suit, string>> = {
  C: 'M0-48a22 22 0 0 1 15.5 37.5a22 22 0 1 1-11 36Q5 40 16 48H-16Q-5 40-4.5 25.5a22 22 0 1 1-11-36A22 22 0 0 1 0-48z',
  S: 'M0-49C9-33 43-12 43 13C43 28 33 36 22 36C15 36 8 33 4 27Q5 41 16 48H-16Q-5 41-4 27C-8 33-15 36-22 36C-33 36-43 28-43 13C-43-12-9-33 0-49z',
  H: 'M0 47C-9 30-46 8-46-19C-46-35-35-45-23-45C-12-45-4-39 0-29C4-39 12-45 23-45C35-45 46-35 46-19C46 8 9 30 0 47z',
  D: 'M0-50Q16-22 38 0Q16 22 0 50Q-16 22-38 0Q-16-22 0-50z',
};

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const LEFT = 91;
const MIDDLE = 125;
const RIGHT = 159;
const [TOP, UPPER, CENTRE, LOWER, BOTTOM] = [62, 137.5, 175, 212.5, 288] as const;
const PIP = 41;

const spot = (x: number, y: number, size = PIP): Spot => ({ x, y, size });
const pair = (y: number): readonly Spot[] => [spot(LEFT, y), spot(RIGHT, y)];

const FOUR_ROWS = [...pair(TOP), ...pair(UPPER), ...pair(LOWER), ...pair(BOTTOM)];
const THREE_ROWS = [...pair(TOP), ...pair(CENTRE), ...pair(BOTTOM)];

export type NumberRank = Exclude<Rank, CourtRank>;

const ACE: readonly Spot[] = [spot(MIDDLE, CENTRE, 124)];
/** The Daus of German suits has its two eyes. */
const DAUS: readonly Spot[] = [spot(MIDDLE, 106, 100), spot(MIDDLE, 244, 100)];

const NUMBER_SPOTS: Readonly<Record<Exclude<NumberRank, 'A'>, readonly Spot[]>> = {
  T: [...FOUR_ROWS, spot(MIDDLE, 100), spot(MIDDLE, 250)],
  '9': [...FOUR_ROWS, spot(MIDDLE, CENTRE)],
  '8': [...THREE_ROWS, spot(MIDDLE, 118.5), spot(MIDDLE, 231.5)],
  '7': [...THREE_ROWS, spot(MIDDLE, 118.5)],
};

/** Where the pips lie on a card of 250 by 350; those in the lower half stand on their heads. */
export function pipSpots(rank: NumberRank, family: SuitFamily): readonly Spot[] {
  if (rank !== 'A') return NUMBER_SPOTS[rank];
  return family === 'german' ? DAUS : ACE;
}

export type CourtRank = 'K' | 'Q' | 'J';

export function isCourt(rank: Rank): rank is CourtRank {
  return rank === 'K' || rank === 'Q' || rank === 'J';
}

/** How one half of a court is drawn. */
export interface Court {
  /** Name of the bust in the sprite. */
  readonly bust: string;
  readonly pip: Spot;
}

const HIGH = spot(82, 42, 23);

/** German suits tell their two officers apart by where the pip hangs: high for the Ober, low for the Unter. */
const COURTS: Readonly<Record<SuitFamily, Readonly<Record<CourtRank, Court>>>> = {
  french: {
    K: { bust: 'court-K', pip: HIGH },
    Q: { bust: 'court-Q', pip: HIGH },
    J: { bust: 'court-J', pip: HIGH },
  },
  german: {
    K: { bust: 'court-K', pip: spot(82, 44, 26) },
    Q: { bust: 'court-O', pip: spot(82, 44, 26) },
    J: { bust: 'court-J', pip: spot(82, 124, 26) },
  },
};

export function courtOf(rank: CourtRank, family: SuitFamily): Court {
  return COURTS[family][rank];
}
