import { DECK, dealCards, knowledgeOf } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { thinkingTimeMs } from '../src/index.ts';
import { knowledgeAt } from './support/knowledge.ts';
import { TOURNAMENT } from './support/setup.ts';

const HEARTS = { game: 'suit', trump: 'H', level: 'none' } as const;

const firstCall = knowledgeOf(
  {
    phase: 'bidding',
    setup: TOURNAMENT,
    deal: dealCards(DECK),
    auction: { stage: 'middlehandBids', current: 0, survivor: 0, calls: [] },
  },
  1,
);
const laterCard = knowledgeAt({
  announcement: HEARTS,
  declarer: 0,
  hand: 'SA ST D7',
  tricks: ['0: C9 CT CK'],
  trick: '0: S8 S9',
});
const onlyCard = knowledgeAt({ announcement: HEARTS, declarer: 0, hand: 'SA D7', trick: '0: S8 S9' });

const asked = knowledgeAt({
  announcement: HEARTS,
  declarer: 0,
  hand: 'SA ST D7',
  openHand: 'HA HT H7',
  trick: '0:',
  me: 1,
  early: { proposal: { kind: 'claim', level: 'simple', asked: [1, 2] } },
});
const unasked = knowledgeAt({ announcement: HEARTS, declarer: 0, hand: 'SA ST D7', trick: '0:', me: 1 });
const cutting = knowledgeOf({ phase: 'cutting', setup: TOURNAMENT, deck: DECK }, 1);

describe('the pause of a computer player', () => {
  it.each([
    { name: 'first call', knowledge: firstCall, leastMs: 1000, mostMs: 1500 },
    { name: 'a question between tricks', knowledge: asked, leastMs: 1000, mostMs: 1500 },
    { name: 'the cut', knowledge: cutting, leastMs: 600, mostMs: 1200 },
    { name: 'nothing that is asked', knowledge: unasked, leastMs: 600, mostMs: 1200 },
    { name: 'a later card', knowledge: laterCard, leastMs: 600, mostMs: 1200 },
    { name: 'the only card that may be played', knowledge: onlyCard, leastMs: 500, mostMs: 800 },
  ])('$name: $leastMs to $mostMs ms', ({ knowledge, leastMs, mostMs }) => {
    expect(thinkingTimeMs(knowledge, () => 0)).toBe(leastMs);
    expect(thinkingTimeMs(knowledge, () => 1)).toBe(mostMs);
  });
});
