import type { Position } from '@skat/engine';
import { AUCTION_START, applyCall, callerOf, nullsCovering, priceOfNullBelowBid } from '@skat/engine';

import type { JsonObject } from './read.ts';
import { asList, asObject, flagAt, numberAt, textAt } from './read.ts';
import type { Finding, Outcome } from './report.ts';
import { checked, compare } from './report.ts';
import { checkRamsch, checkTwoPlayer } from './variant-vectors.ts';
import { checkContract, checkSeries, checkShortened } from './value-vectors.ts';
import { trumpGameNamed } from './vector-fields.ts';

const CHECKS: Readonly<Record<string, (vector: JsonObject) => Outcome>> = {
  contract: checkContract,
  nullAnnouncement: checkNullAnnouncement,
  nullFallback: checkNullFallback,
  bidding: checkBidding,
  series: checkSeries,
  ramsch: checkRamsch,
  shortened: checkShortened,
  twoPlayer: checkTwoPlayer,
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
