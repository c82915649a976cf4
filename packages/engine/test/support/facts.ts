import type { AnnouncedLevel, TrumpAnnouncement, TrumpGame, TrumpGameFacts } from '../../src/index.ts';
import { PLAYED_OUT } from '../../src/index.ts';

/** What a played-out game of forehand at 18 has, without Kontra, Bock or Spitze. */
export const PLAIN_GAME = {
  kind: 'played',
  declarer: 0,
  bid: 18,
  kontra: 0,
  bock: 0,
  spitze: null,
  ending: PLAYED_OUT,
} as const;

/** A suit or Grand announcement. */
export function trumpAnnouncement(game: TrumpGame, level: AnnouncedLevel = 'none'): TrumpAnnouncement {
  return game === 'grand' ? { game, level } : { game: 'suit', trump: game, level };
}

/** Points and tricks of both parties of a game played to its end. */
export function shares(declarerPoints: number, declarerTricks: number) {
  return {
    declarerPoints,
    declarerTricks,
    defenderPoints: 120 - declarerPoints,
    defenderTricks: 10 - declarerTricks,
  };
}

/** Positive matadors are "with", negative "without". */
export function matadors(count: number): TrumpGameFacts['matadors'] {
  return { side: count > 0 ? 'with' : 'without', count: Math.abs(count) };
}

/** A suit or Grand game of clubs with 1, 70 points and 6 tricks, with some facts changed. */
export function trumpGame(change: Partial<TrumpGameFacts> = {}): TrumpGameFacts {
  const announcement = trumpAnnouncement('C');
  return { ...PLAIN_GAME, announcement, matadors: matadors(1), ...shares(70, 6), ...change };
}
