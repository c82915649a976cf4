import { describe, expect, it } from 'vitest';

import type { Position, PlayedFacts, SeriesGame } from '../../src/index.ts';
import {
  AUCTION_START,
  applyCall,
  at,
  callerOf,
  evaluateGame,
  evaluateOfficers,
  evaluateRamsch,
  nullsCovering,
  priceOfNullBelowBid,
  seatsOf,
  sheetOf,
} from '../../src/index.ts';
import type { Call } from '../../src/index.ts';
import type { RulesChange } from '../support/setup.ts';
import { rulesOf } from '../support/setup.ts';
import {
  TRUMP_GAMES,
  VECTORS,
  clausesOf,
  factsOf,
  ramschFactsOf,
  shortenedFactsOf,
} from '../support/vectors.ts';

const titled = <Vector extends { clause: readonly string[] }>(vectors: readonly Vector[]) =>
  vectors.map((vector) => ({ ...vector, clauses: clausesOf(vector), vector }));

it('[R11.1] there are 177 vectors', () => {
  const counts = Object.fromEntries(
    Object.entries(VECTORS).flatMap(([kind, rows]) => (Array.isArray(rows) ? [[kind, rows.length]] : [])),
  );
  expect(counts).toEqual({
    contract: 100,
    nullAnnouncement: 5,
    nullFallback: 3,
    ramsch: 20,
    shortened: 21,
    twoPlayer: 11,
    bidding: 15,
    series: 2,
  });
});

/** Totals after one game of forehand on seat 0; the last seat deals. */
function totalsOf(facts: PlayedFacts, change: RulesChange): readonly number[] {
  const rules = rulesOf(change);
  const seats = seatsOf(rules.players);
  const dealer = at(seats, seats.length - 1);
  const game: SeriesGame = { number: 1, dealer, seats, facts, isCompulsoryRamsch: false };
  return sheetOf([game], rules).foot.map(({ total }) => total);
}

describe('contract vectors', () => {
  it.each(titled(VECTORS.contract))('[$clauses] $id $note', ({ vector }) => {
    const { won, reason, level, gameValue, simple, seegerFabian3, seegerFabian4 } = vector.expected;
    const facts = factsOf(vector);
    expect(evaluateGame(facts)).toMatchObject({ won, reason, level, gameValue, score: simple.declarer });
    const { declarer, defenders } = simple;
    expect(totalsOf(facts, { scoring: 'simple' })).toEqual([declarer, defenders, defenders]);
    const { eachDefender } = seegerFabian3;
    expect(totalsOf(facts, {})).toEqual([seegerFabian3.declarer, eachDefender, eachDefender]);
    const four = [seegerFabian4.declarer, seegerFabian4.eachDefender, seegerFabian4.eachDefender];
    expect(totalsOf(facts, { players: 4, dealerShare: 'skwo' })).toEqual([...four, seegerFabian4.dealerSkwo]);
    expect(totalsOf(facts, { players: 4, dealerShare: 'none' })).toEqual([
      ...four,
      seegerFabian4.dealerSeedLiteral,
    ]);
  });
});

describe('shortened vectors', () => {
  it.each(titled(VECTORS.shortened))('[$clauses] $id $note', ({ vector }) => {
    const { won, gameValue, declarer } = vector.expected;
    expect(evaluateGame(shortenedFactsOf(vector))).toMatchObject({ won, gameValue, score: declarer });
  });
});

describe('Ramsch vectors', () => {
  it.each(titled(VECTORS.ramsch))('[$clauses] $id $note', ({ vector }) => {
    const { scores } = evaluateRamsch(ramschFactsOf(vector), rulesOf({ ramsch: vector.options }));
    expect(scores).toEqual(vector.expected.scores);
  });
});

describe("Officers' Skat vectors", () => {
  it.each(titled(VECTORS.twoPlayer))('[$clauses] $id $note', ({ vector: { input, expected } }) => {
    const facts = {
      kind: 'officers',
      game: TRUMP_GAMES[input.game],
      elderPoints: input.announcerPoints,
      elderTricks: input.announcerTricks,
      matadors: { side: 'with', count: 1 },
      kontra: input.kontraSteps,
      forfeitedBy: null,
    } as const;
    const { twoPlayer } = rulesOf({ twoPlayer: { scoring: input.scoring } });
    const { elderScore, dealerScore } = evaluateOfficers(facts, twoPlayer);
    expect({ announcer: elderScore, other: dealerScore }).toEqual(expected);
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
