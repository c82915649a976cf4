import type { Action, LegalActions, Position } from '@skat/engine';
import { DECK, dealCards, knowledgeOf, meterOf, nullValueOf, shuffle } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { asPlayer } from '../src/player-knowledge.ts';
import { bidCeiling, chooseBid } from '../src/bidding.ts';
import { plainAnnouncement, TRUMP_GAMES } from '../src/worth/options.ts';
import { cards } from './support/knowledge.ts';
import { seededRandom } from './support/random.ts';
import { TOURNAMENT } from './support/setup.ts';

type BiddingChoice = Extract<LegalActions, { type: 'bid' | 'answer' | 'forehandAlone' }>;

function bidWith(hand: string, legal: BiddingChoice, position: Position): Action {
  const held = cards(hand);
  const deal = { hands: [held, held, held], skat: ['C7', 'C8'] } as const;
  const auction = { stage: 'middlehandBids', current: 0, survivor: 0, calls: [] } as const;
  return chooseBid(
    asPlayer(knowledgeOf({ phase: 'bidding', setup: TOURNAMENT, deal, auction }, position)),
    legal,
  );
}

const STRONG_CLUBS = 'CJ SJ CA CT C9 C8 SA ST HA D7';
const STRONG_DIAMONDS = 'SJ HJ DA DT DK D9 D8 CA CT H7';
const NOTHING = 'C7 C9 SK S8 HQ H9 H8 DK D9 CT';
const UNCATCHABLE = 'C7 C8 C9 S7 S9 H7 H8 HT D7 D8';

describe('[R3.1] bids within the worth of the hand', () => {
  it.each([
    {
      name: 'opens with 18',
      hand: STRONG_CLUBS,
      legal: { type: 'bid', above: 0 },
      says: { type: 'bid', value: 18 },
    },
    {
      name: 'goes on with the next value',
      hand: STRONG_CLUBS,
      legal: { type: 'bid', above: 22 },
      says: { type: 'bid', value: 23 },
    },
    {
      name: 'holds what it is worth',
      hand: STRONG_CLUBS,
      legal: { type: 'answer', value: 36 },
      says: { type: 'hold' },
    },
    {
      name: 'passes above every game it could play',
      hand: STRONG_CLUBS,
      legal: { type: 'answer', value: 99 },
      says: { type: 'pass' },
    },
    {
      name: 'without one in diamonds holds 18',
      hand: STRONG_DIAMONDS,
      legal: { type: 'answer', value: 18 },
      says: { type: 'hold' },
    },
    { name: 'passes with nothing', hand: NOTHING, legal: { type: 'bid', above: 0 }, says: { type: 'pass' } },
    {
      name: 'passes alone with nothing (R3.8)',
      hand: NOTHING,
      legal: { type: 'forehandAlone' },
      says: { type: 'pass' },
    },
    {
      name: 'takes 18 alone (R3.8)',
      hand: STRONG_CLUBS,
      legal: { type: 'forehandAlone' },
      says: { type: 'bid', value: 18 },
    },
    {
      name: 'a Null ouvert Hand covers 59',
      hand: UNCATCHABLE,
      legal: { type: 'answer', value: 59 },
      says: { type: 'hold' },
    },
    { name: 'and no more', hand: UNCATCHABLE, legal: { type: 'answer', value: 60 }, says: { type: 'pass' } },
  ] as const)('$name', ({ hand, legal, says }) => {
    expect(bidWith(hand, legal, 0)).toEqual(says);
  });

  it('never says more than the dearest game these ten cards can be', () => {
    const random = seededRandom(3);
    const over: string[] = [];
    let bidding = 0;
    for (let deals = 0; deals < 3000; deals++) {
      const [hand] = dealCards(shuffle(DECK, (below) => Math.floor(random() * below))).hands;
      const trumpValues = TRUMP_GAMES.map((game) => meterOf(hand, plainAnnouncement(game, true), 0).value);
      const worth = Math.max(nullValueOf({ hand: true, ouvert: true }), ...trumpValues);
      const ceiling = bidCeiling(hand, deals % 2 === 0);
      if (ceiling > 0) bidding++;
      if (ceiling > worth) over.push(`${hand.join(' ')}: ${ceiling} > ${worth}`);
    }
    expect(over).toEqual([]);
    expect(bidding).toBeGreaterThan(500);
  });
});
