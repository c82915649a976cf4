import type { Announcement, PlayedFacts, Position, TrumpAnnouncement, TrumpGame } from '@skat/engine';
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
} from '@skat/engine';

import type { JsonObject } from './read.ts';
import { FormatError, asList, asObject, flagAt, numberAt, textAt } from './read.ts';
import type { Finding, Outcome } from './report.ts';
import { checked, compare } from './report.ts';

const GAMES: Readonly<Record<string, TrumpGame>> = {
  clubs: 'C',
  spades: 'S',
  hearts: 'H',
  diamonds: 'D',
  grand: 'grand',
};

const CHECKS: Readonly<Record<string, (vector: JsonObject) => Outcome>> = {
  contract: checkContract,
  nullAnnouncement: checkNullAnnouncement,
  nullFallback: checkNullFallback,
  bidding: checkBidding,
  series: checkSeries,
  ramsch: () => ({ kind: 'skipped', why: 'Ramsch is not played yet' }),
  shortened: () => ({ kind: 'skipped', why: 'shortened games are not played yet' }),
  twoPlayer: () => ({ kind: 'skipped', why: 'the game for two is not played yet' }),
};

/** Whether an object is a file of scoring vectors. */
export function isVectorFile(content: JsonObject): boolean {
  return Object.keys(CHECKS).some((name) => Array.isArray(content[name]));
}

/** Checks every vector of a file (R11). */
export function checkVectors(content: JsonObject): readonly Finding[] {
  return Object.entries(content)
    .filter(([name]) => name !== 'meta')
    .flatMap(([name, vectors]) => checkSection(name, vectors));
}

function checkSection(name: string, vectors: unknown): readonly Finding[] {
  const check = CHECKS[name];
  if (!check)
    return [{ where: name, outcome: { kind: 'skipped', why: `no vectors of the kind "${name}" are known` } }];
  if (!Array.isArray(vectors))
    return [checked(name, () => compare(name, {}, { list: asList(vectors, name).length }))];
  return vectors.map((vector: unknown, index) =>
    checked(`${name} ${idOf(vector) ?? index + 1}`, () => check(asObject(vector, name))),
  );
}

function idOf(vector: unknown): string | null {
  const id = typeof vector === 'object' && vector !== null ? (vector as JsonObject)['id'] : null;
  return typeof id === 'string' ? id : null;
}

function checkContract(vector: JsonObject): Outcome {
  const input = asObject(vector['input'], 'input');
  if (numberAt(input, 'kontraSteps') > 0) return { kind: 'skipped', why: 'Kontra is not played yet' };
  if (numberAt(input, 'bockLevel') > 0) return { kind: 'skipped', why: 'Bock is not played yet' };
  if ((input['spitze'] ?? null) !== null) return { kind: 'skipped', why: 'Spitze is not played yet' };
  const expected = asObject(vector['expected'], 'expected');
  const facts = factsOf(input);
  const { won, reason, level, gameValue } = evaluateGame(facts);
  const game = { number: 1, dealer: 2, facts } as const;
  const [simple, seegerFabian] = (['simple', 'seegerFabian'] as const).map((scoring) =>
    sheetOf([game], scoring).foot.map(({ total }) => total),
  );
  const amounts = asObject(expected['simple'], 'simple');
  const three = asObject(expected['seegerFabian3'], 'seegerFabian3');
  return compare(
    'contract',
    { won, reason, level, gameValue, simple, seegerFabian },
    {
      won: expected['won'],
      reason: expected['reason'],
      level: expected['level'],
      gameValue: expected['gameValue'],
      simple: [amounts['declarer'], amounts['defenders'], amounts['defenders']],
      seegerFabian: [three['declarer'], three['eachDefender'], three['eachDefender']],
    },
  );
}

function factsOf(input: JsonObject): PlayedFacts {
  const common = {
    kind: 'played',
    declarer: 0,
    bid: numberAt(input, 'bid'),
    declarerPoints: numberAt(input, 'declarerPoints'),
    declarerTricks: numberAt(input, 'declarerTricks'),
    defenderTricks: numberAt(input, 'defenderTricks'),
  } as const;
  const announcement = announcementOf(input);
  if (announcement.game === 'null') return { ...common, announcement, matadors: null };
  const matadors = asObject(input['matadors'], 'matadors');
  const side = textAt(matadors, 'side');
  if (side !== 'with' && side !== 'without') throw new FormatError(`side: ${side}`);
  return { ...common, announcement, matadors: { side, count: numberAt(matadors, 'count') } };
}

function announcementOf(input: JsonObject): Announcement {
  if (input['game'] === 'null')
    return { game: 'null', hand: flagAt(input, 'hand'), ouvert: flagAt(input, 'ouvert') };
  const game = trumpGameNamed(textAt(input, 'game'));
  return game === 'grand'
    ? { game, level: levelOf(input) }
    : { game: 'suit', trump: game, level: levelOf(input) };
}

function trumpGameNamed(name: string): TrumpGame {
  const game = GAMES[name];
  if (game === undefined) throw new FormatError(`no such game: ${name}`);
  return game;
}

function levelOf(input: JsonObject): TrumpAnnouncement['level'] {
  if (flagAt(input, 'ouvert')) return 'ouvert';
  if (flagAt(input, 'schwarzAnnounced')) return 'schwarz';
  if (flagAt(input, 'schneiderAnnounced')) return 'schneider';
  return flagAt(input, 'hand') ? 'hand' : 'none';
}

function checkNullAnnouncement(vector: JsonObject): Outcome {
  const bid = numberAt(vector, 'bid');
  const allowed = [false, true]
    .flatMap((picked) => nullsCovering(bid, picked))
    .map(({ hand, ouvert }) => ({ hand, ouvert }));
  return compare('nullAnnouncement', { allowed }, { allowed: vector['allowed'] });
}

function checkNullFallback(vector: JsonObject): Outcome {
  const counts = asObject(vector['matadors'], 'matadors');
  const [C, S, H, D, grand] = ['clubs', 'spades', 'hearts', 'diamonds', 'grand'].map((name) =>
    numberAt(counts, name),
  );
  const matadors = { C: C ?? 0, S: S ?? 0, H: H ?? 0, D: D ?? 0, grand: grand ?? 0 };
  const price = priceOfNullBelowBid(numberAt(vector, 'bid'), flagAt(vector, 'hand'), matadors);
  const expected = asObject(vector['expected'], 'expected');
  return compare(
    'nullFallback',
    { game: price.game, gameValue: price.gameValue, declarer: price.score },
    { ...expected, game: trumpGameNamed(textAt(expected, 'game')) },
  );
}

function checkBidding(vector: JsonObject): Outcome {
  const tokens = asList(vector['actions'], 'actions').map(String);
  const ours = biddingOf(tokens);
  return compare('bidding', { outcome: ours }, { outcome: asObject(vector['expected'], 'expected') });
}

/** Tokens are seat and word: "M18", "F=", "R.". */
function biddingOf(tokens: readonly string[]): object {
  let auction = AUCTION_START;
  for (const [index, token] of tokens.entries()) {
    const position = 'FMR'.indexOf(token.charAt(0)) as Position;
    const word = token.slice(1);
    const call = word === '=' ? 'hold' : word === '.' ? 'pass' : Number(word);
    const step = callerOf(auction) === position ? applyCall(auction, call) : null;
    if (!step?.ok) return { illegalAt: index };
    if (step.value.over)
      return step.value.declarer === null
        ? { passedOut: true }
        : { declarer: 'FMR'.charAt(step.value.declarer), bid: step.value.bid };
    auction = step.value.auction;
  }
  return { unfinished: true };
}

function checkSeries(vector: JsonObject): Outcome {
  if (numberAt(vector, 'table') !== 3) return { kind: 'skipped', why: 'a table of four is not played yet' };
  const players = asList(vector['players'], 'players').map((player) => asObject(player, 'player'));
  const allLost = players.reduce((sum, player) => sum + numberAt(player, 'lost'), 0);
  const standings = players.map((player) => {
    const [points, won, lost] = [
      numberAt(player, 'points'),
      numberAt(player, 'won'),
      numberAt(player, 'lost'),
    ];
    const { total } = totalOf({ points, won, lost }, allLost - lost, 'seegerFabian');
    return { id: textAt(player, 'id'), points, won, lost, total };
  });
  const places = placesOf(standings, 'seegerFabian');
  const rank = standings
    .map(({ id }, index) => ({ id, place: places[index] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id);
  const expected = asObject(vector['expected'], 'expected');
  return compare(
    'series',
    { seegerFabian: standings.map(({ total }) => total), rank },
    { seegerFabian: expected['seegerFabian'], rank: expected['rank'] },
  );
}
