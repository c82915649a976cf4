import type { GameFacts, OfficersFacts, PlayedFacts, RamschFacts, Seat, SeriesGame } from '@skat/engine';
import { PLAYED_OUT, seatsOf } from '@skat/engine';

/** Clubs with 1 and 70 card points, won by forehand at 18, with some facts changed. */
export function clubs(change: Partial<PlayedFacts> = {}): PlayedFacts {
  const plain = {
    kind: 'played',
    declarer: 0,
    bid: 18,
    announcement: { game: 'suit', trump: 'C', level: 'none' },
    matadors: { side: 'with', count: 1 },
    declarerPoints: 70,
    defenderPoints: 50,
    declarerTricks: 6,
    defenderTricks: 4,
    kontra: 0,
    bock: 0,
    spitze: null,
    ending: PLAYED_OUT,
  } as const;
  return { ...plain, ...change } as PlayedFacts;
}

/** The same game lost with 50 card points. */
export function lostClubs(change: Partial<PlayedFacts> = {}): PlayedFacts {
  return clubs({ declarerPoints: 50, defenderPoints: 70, ...change });
}

/** A Ramsch that middlehand loses with 61 card points. */
export function ramsch(change: Partial<RamschFacts> = {}): RamschFacts {
  return {
    kind: 'ramsch',
    trickPoints: [30, 50, 29],
    skatPoints: 11,
    winners: [0, 1, 2, 0, 1, 2, 0, 2, 0, 1],
    pushes: 0,
    bock: 0,
    ...change,
  };
}

/** Hearts of Officers' Skat, won by the elder with 71. */
export function officers(change: Partial<OfficersFacts> = {}): OfficersFacts {
  return {
    kind: 'officers',
    game: 'H',
    elderPoints: 71,
    elderTricks: 9,
    matadors: { side: 'with', count: 2 },
    kontra: 0,
    forfeitedBy: null,
    ...change,
  };
}

export const PASSED_IN: GameFacts = { kind: 'passedIn' };

/** A series in which the deal goes round from the first chair. */
export function seriesOf(
  facts: readonly GameFacts[],
  chairs: (index: number) => readonly Seat[],
): readonly SeriesGame[] {
  return facts.map((one, index) => {
    const seats = chairs(index);
    const dealer = seats[index % seats.length] ?? 0;
    return { number: index + 1, dealer, seats, facts: one, isCompulsoryRamsch: false };
  });
}

/** The chairs of a table that stays as it is. */
export function always(players: 2 | 3 | 4): () => readonly Seat[] {
  return () => seatsOf(players);
}
