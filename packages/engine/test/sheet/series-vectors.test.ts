import { expect, it } from 'vitest';

import type { PlayedFacts, Seat, SeriesGame } from '../../src/index.ts';
import { at, placesOf, playersOf, seatsOf, sheetOf } from '../../src/index.ts';
import { shares, trumpGame } from '../support/facts.ts';
import { declaredBy } from '../support/lines.ts';
import { rulesOf } from '../support/setup.ts';
import { VECTORS, clausesOf } from '../support/vectors.ts';

type SeriesVector = (typeof VECTORS.series)[number];

const WON: PlayedFacts = trumpGame(); // +24
const LOST: PlayedFacts = trumpGame(shares(50, 5)); // -48

/** A list with so many games won and lost by each; its points are those of the games below. */
function gamesOf({ table, players }: SeriesVector): readonly SeriesGame[] {
  const seats = seatsOf(table);
  const results = players.flatMap(({ won, lost }, index) => {
    const seat = at(seats, index);
    return [
      ...Array.from({ length: won }, () => ({ seat, facts: WON })),
      ...Array.from({ length: lost }, () => ({ seat, facts: LOST })),
    ];
  });
  return results.map(({ seat, facts }, index) => {
    const dealer = dealerFor(seat, seats);
    const declared = declaredBy(facts, { players: table, dealer, seat });
    return { number: index + 1, dealer, seats, facts: declared, isCompulsoryRamsch: false };
  });
}

function dealerFor(seat: Seat, seats: readonly Seat[]): Seat {
  const dealer = seats.find((one) => playersOf(one, seats).includes(seat));
  if (dealer === undefined) throw new Error(`Seat ${seat} never plays`);
  return dealer;
}

it.each(VECTORS.series.map((vector) => ({ ...vector, clauses: clausesOf(vector), vector })))(
  '[$clauses] $id $note',
  ({ vector }) => {
    const games = gamesOf(vector);
    const withPoints = (scoring: 'seeger' | 'seegerFabian') =>
      sheetOf(games, rulesOf({ players: vector.table, scoring })).foot.map(({ points, total }, index) => ({
        ...at(vector.players, index),
        total: total - points + at(vector.players, index).points,
      }));
    const totals = withPoints('seegerFabian');
    expect(totals.map(({ total }) => total)).toEqual(vector.expected.seegerFabian);
    if (vector.expected.seegerOnly !== undefined)
      expect(withPoints('seeger').map(({ total }) => total)).toEqual(vector.expected.seegerOnly);
    const places = placesOf(totals, 'skwo');
    const ranked = totals.map(({ id }, index) => ({ id, place: at(places, index) }));
    expect(ranked.sort((a, b) => a.place - b.place).map(({ id }) => id)).toEqual(vector.expected.rank);
  },
);
