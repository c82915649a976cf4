import type { Call, GameKind, Matadors, PlayedFacts, TrumpGame } from '@skat/engine';
import {
  AUCTION_START,
  PLAYED_OUT,
  applyCall,
  callerOf,
  countMatadors,
  effectiveSuit,
  legalCards,
  trickWinner,
  trumpGameOf,
} from '@skat/engine';

import type { Outline } from './facts.ts';
import { factsOf, outlineOfFacts } from './facts.ts';
import { announcementOf } from './game-code.ts';
import { parseRecord } from './iss-record.ts';
import { replayRecord } from './iss-replay.ts';
import { mustHaveEnded } from './play.ts';
import type { JsonObject } from './read.ts';
import { FormatError, asCard, asCards, asList, asObject, flagAt, linesOf, numberAt, textAt } from './read.ts';
import type { Finding, Outcome } from './report.ts';
import { checked, compare } from './report.ts';
import { totals } from './value-vectors.ts';

/** Reads a file that a case names, beside its own. */
export type ReadSibling = (name: string) => string;

/** Checks a list of small cases, each by the form of its input. */
export function checkCases(cases: readonly unknown[], readSibling: ReadSibling): readonly Finding[] {
  return cases.map((item, index) => {
    const id = typeof item === 'object' && item !== null ? (item as JsonObject)['id'] : undefined;
    return checked(typeof id === 'string' ? id : `case ${index + 1}`, () => {
      const entry = asObject(item, 'the case');
      return checkCase(
        asObject(entry['input'], 'input'),
        asObject(entry['expected'], 'expected'),
        readSibling,
      );
    });
  });
}

function checkCase(input: JsonObject, expected: JsonObject, readSibling: ReadSibling): Outcome {
  if ('record' in input) return checkRecordCase(readSibling(textAt(input, 'record')), expected);
  if ('bidding' in input) return checkBiddingCase(input, expected);
  if ('lead' in input) return checkFollowing(input, expected);
  if ('trick' in input) return checkTrick(input, expected);
  if ('players' in input) return checkTotals(input, expected);
  if (input['game'] === 'N') return checkNull(input, expected);
  if ('declarerHand' in input || 'matadors' in input) return checkContract(input, expected);
  return { kind: 'skipped', why: 'a case of a form that is not known' };
}

function checkRecordCase(text: string, expected: JsonObject): Outcome {
  const outlines = linesOf(text).map(({ line }) => outlineOfRecord(line));
  const [outline] = outlines;
  if (outline === undefined || outlines.length > 1)
    throw new FormatError('the file does not hold one record');
  return compare('whole record', { ...outline }, expected);
}

function outlineOfRecord(line: string): Outline {
  return outlineOfFacts(factsOf(mustHaveEnded(replayRecord(parseRecord(line)).state)));
}

const SPEAKERS = ['FH', 'MH', 'RH'];

/** "MH pass", "RH 18", "FH hold". */
function checkBiddingCase(input: JsonObject, expected: JsonObject): Outcome {
  const next = textAt(expected, 'next');
  if (!/^FH may take the game at 18 or pass/.test(next))
    return { kind: 'skipped', why: 'expects something in words that are not known' };
  let auction = AUCTION_START;
  for (const item of asList(input['bidding'], 'bidding')) {
    const [speaker = '', word = ''] = String(item).split(' ');
    const call: Call = word === 'pass' || word === 'hold' ? word : Number(word);
    if (SPEAKERS[callerOf(auction)] !== speaker) throw new Error(`it is not ${speaker} who speaks`);
    const step = applyCall(auction, call);
    if (!step.ok) throw new Error(`illegal (${step.error.code}): ${String(item)}`);
    if (step.value.over) throw new Error('the bidding is over');
    ({ auction } = step.value);
  }
  const [eighteen, twenty, pass] = ([18, 20, 'pass'] as const).map((call) => applyCall(auction, call));
  return compare(
    'bidding',
    {
      stage: auction.stage,
      eighteen: eighteen?.ok,
      twenty: twenty?.ok,
      passEndsIt: pass?.ok && pass.value.over,
    },
    { stage: 'forehandAlone', eighteen: true, twenty: false, passEndsIt: true },
  );
}

function kindOf(input: JsonObject): GameKind {
  const code = textAt(input, 'game');
  if (code === 'G') return 'grand';
  if (code === 'N') return 'null';
  if (code === 'C' || code === 'S' || code === 'H' || code === 'D') return code;
  throw new FormatError(`no such game: ${code}`);
}

function checkFollowing(input: JsonObject, expected: JsonObject): Outcome {
  const trick = { leader: 0, cards: [asCard(input['lead'], 'lead')] } as const;
  const legal = [...legalCards(asCards(input['hand'], 'hand'), trick, kindOf(input))].sort();
  return compare('following', { legal }, { legal: [...asCards(expected['legal'], 'legal')].sort() });
}

/** Who followed and who did not says who can have no trump. */
function checkTrick(input: JsonObject, expected: JsonObject): Outcome {
  const kind = kindOf(input);
  const cards = asCards(input['trick'], 'trick');
  const followed = cards.map((card) => effectiveSuit(card, kind) === 'trump');
  const others = [1, 2];
  return compare(
    'trick',
    {
      winnerIndex: trickWinner({ leader: 0, cards }, kind),
      voidInTrump: others.filter((index) => followed[0] && !followed[index]),
      notVoid: others.filter((index) => followed[0] && followed[index]),
    },
    expected,
  );
}

function checkTotals(input: JsonObject, expected: JsonObject): Outcome {
  const column = (name: string): readonly unknown[] => asList(input[name], name);
  const [points, won, lost] = [column('points'), column('won'), column('lost')];
  const players = points.map((own, index) => ({ points: own, won: won[index], lost: lost[index] }));
  const scores = totals(players, 'seegerFabian', numberAt(input, 'players'));
  return compare('totals', { scores }, expected);
}

const TRICKS = 10;
const ALL_POINTS = 120;
const LOWEST_BID = 18;

/** What every case of a played game says, or leaves out where nothing hangs on it. */
function commonFacts(input: JsonObject, declarerPoints: number) {
  const tricks = numberAt(input, 'tricks');
  return {
    kind: 'played',
    declarer: 0,
    bid: input['bid'] === undefined ? LOWEST_BID : numberAt(input, 'bid'),
    declarerPoints,
    defenderPoints: ALL_POINTS - declarerPoints,
    declarerTricks: tricks,
    defenderTricks: TRICKS - tricks,
    kontra: 0,
    bock: flagAt(input, 'bock') ? 1 : 0,
    ending: PLAYED_OUT,
  } as const;
}

function checkNull(input: JsonObject, expected: JsonObject): Outcome {
  const facts: PlayedFacts = {
    ...commonFacts(input, 0),
    announcement: { game: 'null', hand: flagAt(input, 'hand'), ouvert: flagAt(input, 'ouvert') },
    matadors: null,
    spitze: null,
  };
  return compare('Null', { ...outlineOfFacts(facts) }, expected);
}

function checkContract(input: JsonObject, expected: JsonObject): Outcome {
  const announcement = announcementOf(textAt(input, 'game'), {
    hand: flagAt(input, 'hand'),
    ouvert: flagAt(input, 'o') || flagAt(input, 'ouvert'),
    schneider: flagAt(input, 's'),
    schwarz: flagAt(input, 'z'),
  });
  if (announcement.game === 'null') throw new FormatError('Null has no matadors');
  const facts: PlayedFacts = {
    ...commonFacts(input, cardPointsOf(input)),
    announcement,
    matadors: matadorsOf(input, trumpGameOf(announcement)),
    spitze: null,
  };
  return compare('contract', { ...outlineOfFacts(facts) }, expected);
}

/** All tricks bring all points; otherwise the case must say them. */
function cardPointsOf(input: JsonObject): number {
  const hasAll = input['cardPoints'] === undefined && input['tricks'] === TRICKS;
  return hasAll ? ALL_POINTS : numberAt(input, 'cardPoints');
}

/** Counted over the twelve cards, or as the case has them: negative for "without". */
function matadorsOf(input: JsonObject, game: TrumpGame): Matadors {
  if ('declarerHand' in input)
    return countMatadors(
      [...asCards(input['declarerHand'], 'declarerHand'), ...asCards(input['skat'], 'skat')],
      game,
    );
  const count = numberAt(input, 'matadors');
  return { side: count < 0 ? 'without' : 'with', count: Math.abs(count) };
}
