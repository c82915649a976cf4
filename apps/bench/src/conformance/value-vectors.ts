import type { Ending, PlayedFacts, Scoring, Seat, TableRules } from '@skat/engine';
import {
  CLAIM_LEVELS,
  OWN_GAME_AMOUNT,
  TOURNAMENT_RULES,
  evaluateGame,
  othersLossAmount,
  placesOf,
  seatsOf,
  sheetOf,
  totalOf,
} from '@skat/engine';

import type { JsonObject } from './read.ts';
import { FormatError, asList, asObject, numberAt, textAt } from './read.ts';
import type { Outcome } from './report.ts';
import { compare } from './report.ts';
import { playedFacts, wordAt } from './vector-fields.ts';

/** Value of one game and what it adds to each column under every scoring (R7, R8.1-R8.7). */
export function checkContract(vector: JsonObject): Outcome {
  const facts = playedFacts(asObject(vector['input'], 'input'));
  const { won, reason, level, gameValue } = evaluateGame(facts);
  const ours = { won, reason, level, gameValue, ...columnsOf(facts) };
  return compare('contract', ours, expectedOf(asObject(vector['expected'], 'expected')));
}

function columnsOf(facts: PlayedFacts) {
  return {
    simple: totalsOf(facts, { players: 3, scoring: 'simple' }),
    seegerFabian3: totalsOf(facts, { players: 3 }),
    seegerFabian4: totalsOf(facts, { players: 4 }),
    seegerFabian4None: totalsOf(facts, { players: 4, dealerShare: 'none' }),
  };
}

/** Totals by seat after one game in which seat 0 is forehand and the last seat deals. */
function totalsOf(facts: PlayedFacts, change: Partial<TableRules>): readonly number[] {
  const rules = { ...TOURNAMENT_RULES, ...change };
  const seats = seatsOf(rules.players);
  const dealer: Seat = rules.players === 4 ? 3 : 2;
  const game = { number: 1, dealer, seats, facts, isCompulsoryRamsch: false };
  return sheetOf([game], rules).foot.map(({ total }) => total);
}

function expectedOf(expected: JsonObject): JsonObject {
  const amounts = asObject(expected['simple'], 'simple');
  const three = asObject(expected['seegerFabian3'], 'seegerFabian3');
  const four = asObject(expected['seegerFabian4'], 'seegerFabian4');
  const active = [four['declarer'], four['eachDefender'], four['eachDefender']];
  return {
    won: expected['won'],
    reason: expected['reason'],
    level: expected['level'],
    gameValue: expected['gameValue'],
    simple: [amounts['declarer'], amounts['defenders'], amounts['defenders']],
    seegerFabian3: [three['declarer'], three['eachDefender'], three['eachDefender']],
    seegerFabian4: [...active, four['dealerSkwo']],
    seegerFabian4None: [...active, four['dealerSeedLiteral']],
  };
}

/** Value of a game that was given up or claimed (R6.10-R6.12). */
export function checkShortened(vector: JsonObject): Outcome {
  const input = asObject(vector['input'], 'input');
  const { won, gameValue, score } = evaluateGame(playedFacts(input, endingOf(input)));
  const expected = asObject(vector['expected'], 'expected');
  return compare('shortened', { won, gameValue, declarer: score }, expected);
}

function endingOf(input: JsonObject): Ending {
  switch (textAt(input, 'kind')) {
    case 'declarerResigns':
      return { kind: 'resigned' };
    case 'defendersConcede':
      return { kind: 'conceded' };
    case 'declarerClaim':
      return { kind: 'claimed', level: wordAt(input, 'requestedLevel', CLAIM_LEVELS) };
    default:
      throw new FormatError(`kind: ${textAt(input, 'kind')}`);
  }
}

/** Totals at the end of a list and the places (R8.6, R8.8). */
export function checkSeries(vector: JsonObject): Outcome {
  const players = asList(vector['players'], 'players').map((player) => asObject(player, 'player'));
  const expected = asObject(vector['expected'], 'expected');
  const table = numberAt(vector, 'table');
  const seegerFabian = totals(players, 'seegerFabian', table);
  const standings = players.map((player, index) => ({
    won: numberAt(player, 'won'),
    lost: numberAt(player, 'lost'),
    total: seegerFabian[index] ?? 0,
  }));
  const places = placesOf(standings, 'skwo');
  const rank = players
    .map((player, index) => ({ id: textAt(player, 'id'), place: places[index] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id);
  return compare('series', { seegerFabian, seegerOnly: totals(players, 'seeger', table), rank }, expected);
}

/** Totals of a list by the end formula (R8.6). */
export function totals(players: readonly JsonObject[], scoring: Scoring, table: number): readonly number[] {
  const allLost = players.reduce((sum, player) => sum + numberAt(player, 'lost'), 0);
  return players.map((player) => {
    const [points, won, lost] = [
      numberAt(player, 'points'),
      numberAt(player, 'won'),
      numberAt(player, 'lost'),
    ];
    const lostByOthers = scoring === 'seegerFabian' ? allLost - lost : 0;
    const ownGames = OWN_GAME_AMOUNT * (won - lost);
    const othersLosses = othersLossAmount(table) * lostByOthers;
    return totalOf({ points, won, lost, ownGames, othersLosses, lostByOthers });
  });
}
