import { describe, expect, it } from 'vitest';

import type { Position } from '../../src/index.ts';
import {
  AUCTION_START,
  applyCall,
  callerOf,
  evaluateGame,
  nullsCovering,
  placesOf,
  priceOfNullBelowBid,
  sheetOf,
  totalOf,
} from '../../src/index.ts';
import type { Call } from '../../src/index.ts';
import { TRUMP_GAMES, VECTORS, clausesOf, factsOf, isForLater } from '../support/vectors.ts';

const played = VECTORS.contract.filter((vector) => !isForLater(vector));
const later = VECTORS.contract.filter(isForLater);
const titled = <Vector extends { clause: readonly string[] }>(vectors: readonly Vector[]) =>
  vectors.map((vector) => ({ ...vector, clauses: clausesOf(vector), vector }));

describe('contract vectors', () => {
  it.each(titled(played))('[$clauses] $id $note', ({ vector }) => {
    const { won, reason, level, gameValue, simple, seegerFabian3 } = vector.expected;
    const facts = factsOf(vector);
    expect(evaluateGame(facts)).toMatchObject({ won, reason, level, gameValue, score: simple.declarer });
    const game = { number: 1, dealer: 2, facts } as const;
    expect(sheetOf([game], 'simple').foot.map(({ total }) => total)).toEqual([
      simple.declarer,
      simple.defenders,
      simple.defenders,
    ]);
    expect(sheetOf([game], 'seegerFabian').foot.map(({ total }) => total)).toEqual([
      seegerFabian3.declarer,
      seegerFabian3.eachDefender,
      seegerFabian3.eachDefender,
    ]);
  });

  it('[R11.1] 17 of the 100 wait for Kontra, Bock and Spitze, which are not played yet; the other 83 are above', () => {
    expect(VECTORS.contract).toHaveLength(100);
    expect(played).toHaveLength(83);
    expect(later.filter(({ input }) => input.kontraSteps > 0)).toHaveLength(12);
    expect(later.filter(({ input }) => input.bockLevel > 0 && input.kontraSteps === 0)).toHaveLength(3);
    expect(later.filter(({ input }) => input.spitze !== null)).toHaveLength(2);
  });
});

it.each(titled(VECTORS.nullAnnouncement))('[$clauses] $id $note', ({ vector }) => {
  const allowed = [...nullsCovering(vector.bid, false), ...nullsCovering(vector.bid, true)];
  expect(allowed.map(({ hand, ouvert }) => ({ hand, ouvert }))).toEqual(vector.allowed);
});

it.each(titled(VECTORS.nullFallback))('[$clauses] $id $note', ({ vector }) => {
  const { clubs, spades, hearts, diamonds, grand } = vector.matadors;
  const matadors = { C: clubs, S: spades, H: hearts, D: diamonds, grand };
  const { game, gameValue, declarer } = vector.expected;
  expect(priceOfNullBelowBid(vector.bid, vector.hand, matadors)).toEqual({
    game: TRUMP_GAMES[game as 'clubs'],
    gameValue,
    score: declarer,
  });
});

/** "M18", "F=" and "R." as position and call. */
function parseToken(token: string): { readonly position: Position; readonly call: Call } {
  const word = token.slice(1);
  const call = word === '=' ? 'hold' : word === '.' ? 'pass' : Number(word);
  return { position: 'FMR'.indexOf(token[0] as string) as Position, call };
}

/** Plays a bidding vector: its result, or where it stops being legal. */
function bid(actions: readonly string[]): object {
  let auction = AUCTION_START;
  for (const [index, token] of actions.entries()) {
    const { position, call } = parseToken(token);
    const step = callerOf(auction) === position ? applyCall(auction, call) : null;
    if (!step?.ok) return { illegalAt: index };
    auction = step.value.auction;
    if (!step.value.over) continue;
    if (step.value.declarer === null) return { passedOut: true };
    return { declarer: 'FMR'[step.value.declarer], bid: step.value.bid };
  }
  return { unfinished: true };
}

it.each(titled(VECTORS.bidding))('[$clauses] $id $note', ({ vector }) => {
  expect(bid(vector.actions)).toEqual(vector.expected);
});

const threePlayerSeries = VECTORS.series.filter(({ table }) => table === 3);

it.each(titled(threePlayerSeries))('[$clauses] $id $note', ({ vector }) => {
  const allLost = vector.players.reduce((sum, { lost }) => sum + lost, 0);
  const standings = vector.players.map((player) => ({
    ...player,
    total: totalOf(player, allLost - player.lost, 'seegerFabian').total,
  }));
  expect(standings.map(({ total }) => total)).toEqual(vector.expected.seegerFabian);
  const places = placesOf(standings, 'seegerFabian');
  const ranked = vector.players.map(({ id }, index) => ({ id, place: places[index] ?? 0 }));
  expect(ranked.sort((a, b) => a.place - b.place).map(({ id }) => id)).toEqual(vector.expected.rank);
});

it('[R11.1] one of the two series vectors is of a table of four, which is not played yet', () => {
  expect(VECTORS.series).toHaveLength(2);
  expect(threePlayerSeries).toHaveLength(1);
});
