import { describe, expect, it } from 'vitest';

import type { Call } from '../../src/index.ts';
import {
  AUCTION_START,
  BID_VALUES,
  applyCall,
  bidsAbove,
  callerOf,
  isAnswering,
  isBidValue,
} from '../../src/index.ts';

/** The list as R3.3 prints it. */
const PRINTED = `18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48, 50,
  54, 55, 59, 60, 63, 66, 70, 72, 77, 80, 81, 84, 88, 90, 96, 99,
  100, 108, 110, 117, 120, 121, 126, 130, 132, 135, 140, 143, 144, 150, 153, 154,
  156, 160, 162, 165, 168, 170, 176, 180, 187, 192, 198, 204, 216, 240, 264`;

describe('the values', () => {
  it('[R3.3] are the 63 printed ones', () => {
    expect(BID_VALUES).toEqual(PRINTED.split(',').map(Number));
    expect(BID_VALUES).toHaveLength(63);
  });

  it('[R3.3] are every base value times every level, and the Nulls', () => {
    const products = [9, 10, 11, 12, 24].flatMap((base) =>
      Array.from({ length: base === 24 ? 10 : 17 }, (_, index) => base * (index + 2)),
    );
    const all = [...new Set([...products, 23, 35, 46, 59])].sort((a, b) => a - b);
    expect(BID_VALUES).toEqual(all);
  });

  it('[R3.4] no other number from 0 to 300 may be said', () => {
    const numbers = Array.from({ length: 301 }, (_, number) => number);
    expect(numbers.filter(isBidValue)).toEqual(BID_VALUES);
  });

  it('[R3.5 R3.10] above a value stand all higher ones, above 264 none', () => {
    expect(bidsAbove(0)).toEqual(BID_VALUES);
    expect(bidsAbove(23)[0]).toBe(24);
    expect(bidsAbove(264)).toEqual([]);
  });
});

/** Calls so far, the stage they lead to and who speaks then. */
const STAGES = {
  M_BIDS: { calls: [], stage: 'middlehandBids', caller: 1 },
  'M_BIDS after a hold': { calls: [18, 'hold'], stage: 'middlehandBids', caller: 1 },
  F_ANSWERS: { calls: [18], stage: 'forehandAnswers', caller: 0 },
  'R_BIDS, nothing named': { calls: ['pass'], stage: 'rearhandBids', caller: 2 },
  'R_BIDS, F survived': { calls: [18, 'hold', 'pass'], stage: 'rearhandBids', caller: 2 },
  'R_BIDS, M survived': { calls: [18, 'pass'], stage: 'rearhandBids', caller: 2 },
  'S_ANSWERS, F': { calls: ['pass', 18], stage: 'survivorAnswers', caller: 0 },
  'S_ANSWERS, M': { calls: [18, 'pass', 20], stage: 'survivorAnswers', caller: 1 },
  F_ALONE: { calls: ['pass', 'pass'], stage: 'forehandAlone', caller: 0 },
} as const;

/** Runs calls that must be legal. */
function auctionAfter(calls: readonly Call[]) {
  return calls.reduce((auction, call) => {
    const step = applyCall(auction, call);
    if (!step.ok || step.value.over) throw new Error(`${call} does not lead on`);
    return step.value.auction;
  }, AUCTION_START);
}

/** Where a call leads: a stage, a declarer with his bid, passed in, or why it is refused. */
function after(calls: readonly Call[], call: Call): string {
  const step = applyCall(auctionAfter(calls), call);
  if (!step.ok) return step.error.code;
  if (!step.value.over) return step.value.auction.stage;
  return step.value.declarer === null
    ? 'passed in'
    : `${'FMR'.charAt(step.value.declarer)} at ${step.value.bid}`;
}

describe('[R3.6] the machine', () => {
  it.each(Object.entries(STAGES))('%s', (_, { calls, stage, caller }) => {
    const auction = auctionAfter(calls);
    expect(auction.stage).toBe(stage);
    expect(callerOf(auction)).toBe(caller);
    expect(isAnswering(auction)).toBe(stage === 'forehandAnswers' || stage === 'survivorAnswers');
    expect(auction.calls.map(([, call]) => call)).toEqual(calls);
  });

  it.each([
    { rule: 'R3.6', from: 'M_BIDS', call: 18, to: 'forehandAnswers' },
    { rule: 'R3.5', from: 'M_BIDS', call: 264, to: 'forehandAnswers' },
    { rule: 'R3.6', from: 'M_BIDS', call: 'pass', to: 'rearhandBids' },
    { rule: 'R3.6', from: 'M_BIDS', call: 'hold', to: 'nothingToHold' },
    { rule: 'R3.4', from: 'M_BIDS', call: 19, to: 'notABidValue' },
    { rule: 'R3.4', from: 'M_BIDS', call: 0, to: 'notABidValue' },
    { rule: 'R3.5', from: 'M_BIDS after a hold', call: 18, to: 'bidTooLow' },
    { rule: 'R3.5', from: 'M_BIDS after a hold', call: 20, to: 'forehandAnswers' },
    { rule: 'R3.6', from: 'F_ANSWERS', call: 'hold', to: 'middlehandBids' },
    { rule: 'R3.6', from: 'F_ANSWERS', call: 'pass', to: 'rearhandBids' },
    { rule: 'R3.6', from: 'F_ANSWERS', call: 20, to: 'holdOrPass' },
    { rule: 'R3.6', from: 'R_BIDS, nothing named', call: 18, to: 'survivorAnswers' },
    { rule: 'R3.6', from: 'R_BIDS, nothing named', call: 'pass', to: 'forehandAlone' },
    { rule: 'R3.5', from: 'R_BIDS, F survived', call: 18, to: 'bidTooLow' },
    { rule: 'R3.6', from: 'R_BIDS, F survived', call: 20, to: 'survivorAnswers' },
    { rule: 'R3.6', from: 'R_BIDS, F survived', call: 'pass', to: 'F at 18' },
    { rule: 'R3.6', from: 'R_BIDS, M survived', call: 'pass', to: 'M at 18' },
    { rule: 'R3.6', from: 'S_ANSWERS, F', call: 'hold', to: 'rearhandBids' },
    { rule: 'R3.6', from: 'S_ANSWERS, F', call: 'pass', to: 'R at 18' },
    { rule: 'R3.6', from: 'S_ANSWERS, M', call: 'hold', to: 'rearhandBids' },
    { rule: 'R3.6', from: 'S_ANSWERS, M', call: 'pass', to: 'R at 20' },
    { rule: 'R3.6', from: 'S_ANSWERS, M', call: 22, to: 'holdOrPass' },
    { rule: 'R3.8', from: 'F_ALONE', call: 18, to: 'F at 18' },
    { rule: 'R3.8', from: 'F_ALONE', call: 20, to: 'onlyEighteen' },
    { rule: 'R3.8', from: 'F_ALONE', call: 'hold', to: 'nothingToHold' },
    { rule: 'R3.9', from: 'F_ALONE', call: 'pass', to: 'passed in' },
  ] as const)('[$rule] $from, $call: $to', ({ from, call, to }) => {
    expect(after(STAGES[from].calls, call)).toBe(to);
  });

  it('[R3.11] the bid is the last value the declarer said or held', () => {
    expect(after([18, 'hold', 20, 'hold', 22, 'pass', 23, 'hold', 24, 'hold'], 'pass')).toBe('M at 24');
    expect(after([18, 'hold', 20, 'hold', 'pass', 22, 'hold'], 'pass')).toBe('F at 22');
  });

  it('[R3.10] at 264 the bidder can only pass', () => {
    expect(BID_VALUES.map((value) => after([264, 'hold'], value))).toEqual(BID_VALUES.map(() => 'bidTooLow'));
    expect(after([264, 'hold', 'pass'], 'pass')).toBe('F at 264');
  });
});
