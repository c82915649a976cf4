import type { Announcement, ClaimLevel, EarlyEnding } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { decide } from '../src/index.ts';
import type { Moment } from './support/knowledge.ts';
import { knowledgeAt } from './support/knowledge.ts';
import { LOST, LOST_TRICKS } from './support/lost-game.ts';

const HEARTS = { game: 'suit', trump: 'H', level: 'none' } as const;
const GRAND: Announcement = { game: 'grand', level: 'none' };
const NULL: Announcement = { game: 'null', hand: false, ouvert: false };

/** How a hearts game of position 0 begins. */
const SIX_TRICKS = ['0: CJ H9 SJ', '0: HJ HQ DJ', '0: HA HK H8', '0: CA CT C9', '0: DA DQ D7', '0: S7 SA SQ'];

function claimed(level: ClaimLevel): Partial<EarlyEnding> {
  return { proposal: { kind: 'claim', level, asked: [1, 2] } };
}

describe('[R6.6] a defender answers a claim', () => {
  it.each<{ name: string; moment: Moment; answer: 'accept' | 'decline' }>([
    {
      name: 'accepts what takes every trick',
      moment: {
        announcement: HEARTS,
        declarer: 0,
        me: 1,
        hand: 'C8 DK D8 S8',
        openHand: 'HT H7 CK DT',
        tricks: SIX_TRICKS.slice(0, 5).concat('0: S9 ST SQ'),
        trick: '0:',
        early: claimed('simple'),
      },
      answer: 'accept',
    },
    {
      name: 'declines Schwarz while an unseen ace may win',
      moment: {
        announcement: GRAND,
        declarer: 0,
        me: 1,
        hand: 'C8 D8 S8',
        openHand: 'CJ CA DK',
        tricks: [
          '0: SJ HJ DJ',
          '0: SA S9 SQ',
          '0: HA H7 H8',
          '0: HT HQ HK',
          '0: ST S7 SK',
          '0: H9 C7 C9',
          '0: DQ D7 D9',
        ],
        trick: '0:',
        early: claimed('schwarz'),
      },
      answer: 'decline',
    },
    {
      name: 'accepts the game although a trick is still to be lost',
      moment: {
        announcement: GRAND,
        declarer: 0,
        me: 1,
        hand: 'C8 D8 S8',
        openHand: 'CJ CA DK',
        tricks: [
          '0: SJ HJ DJ',
          '0: SA S9 SQ',
          '0: HA H7 H8',
          '0: HT HQ HK',
          '0: ST S7 SK',
          '0: CT C7 C9',
          '1: DQ D7 D9',
        ],
        trick: '0:',
        early: claimed('simple'),
      },
      answer: 'accept',
    },
    {
      name: 'declines what the own trump and ten beat',
      moment: {
        announcement: GRAND,
        declarer: 0,
        me: 1,
        hand: 'CJ CT C8',
        openHand: 'SJ CK C9',
        tricks: [
          '0: S8 SA SQ',
          '1: HA H7 H8',
          '1: DA D7 D8',
          '1: D9 DQ DK',
          '2: H9 HQ HK',
          '0: SK ST S9',
          '1: HT S7 DJ',
        ],
        trick: '0:',
        early: claimed('simple'),
      },
      answer: 'decline',
    },
    {
      name: 'accepts a Null that nothing can catch, ten cards in hand',
      moment: {
        announcement: NULL,
        declarer: 2,
        me: 1,
        hand: 'C9 CT DK DA SK SA HK HA HQ ST',
        openHand: 'C7 C8 D7 D8 D9 S7 S8 H7 H8 H9',
        trick: '0:',
        early: { proposal: { kind: 'claim', level: 'simple', asked: [0, 1] } },
      },
      answer: 'accept',
    },
    {
      name: 'declines a Null that the own seven catches',
      moment: {
        announcement: NULL,
        declarer: 2,
        me: 1,
        hand: 'C7 CT DK',
        openHand: 'C9 D7 D8',
        tricks: [
          '0: SA S9 S8',
          '0: HA HT H9',
          '0: HK HQ H8',
          '0: SK SQ S7',
          '0: DA DQ D9',
          '0: SJ ST H7',
          '0: HJ DT CA',
        ],
        trick: '1:',
        early: { proposal: { kind: 'claim', level: 'simple', asked: [0, 1] } },
      },
      answer: 'decline',
    },
  ])('$name', ({ moment, answer }) => {
    expect(decide(knowledgeAt(moment), () => 0.5)).toEqual({ type: answer });
  });
});

describe('a computer answers when somebody gives up', () => {
  const resigned: Partial<EarlyEnding> = { proposal: { kind: 'resign', asked: [1, 2] } };
  it.each<{ name: string; moment: Moment; answer: 'accept' | 'decline' }>([
    {
      name: '[R6.3] lets the declarer go',
      moment: { ...LOST, hand: 'HJ SJ CJ S8 C9', me: 1, early: resigned },
      answer: 'accept',
    },
    {
      name: '[R6.3] plays on for Schwarz with the rest in hand',
      moment: {
        announcement: HEARTS,
        declarer: 0,
        me: 1,
        hand: 'CJ SJ',
        tricks: [
          '0: CK CA CT',
          '1: SA ST S7',
          '1: DA D9 DT',
          '1: DK CQ SK',
          '1: SQ HK DQ',
          '1: HA H7 HT',
          '1: C9 H9 C8',
          '1: S9 S8 D8',
        ],
        trick: '1:',
        early: resigned,
      },
      answer: 'decline',
    },
    {
      name: '[R6.4] the declarer takes a concession with no hope of Schneider',
      moment: {
        announcement: HEARTS,
        declarer: 0,
        me: 0,
        hand: 'CJ H7 C9',
        putAway: 'S8 D8',
        tricks: LOST_TRICKS,
        trick: '0:',
        early: { proposal: { kind: 'concede', by: 1, asked: [0] } },
      },
      answer: 'accept',
    },
    {
      name: '[R6.5] the declarer plays on where Schneider is certain but not yet made',
      moment: {
        announcement: GRAND,
        declarer: 0,
        me: 0,
        hand: 'CJ SJ CA CT SA ST HA',
        putAway: 'S7 S8',
        tricks: ['0: HJ DJ C7', '0: DA D7 D8', '0: DT DQ DK'],
        trick: '0:',
        early: { proposal: { kind: 'concede', by: 1, asked: [0] } },
      },
      answer: 'decline',
    },
    {
      name: '[R6.4] a defender gives up with the partner when the declarer has 61 in tricks',
      moment: {
        announcement: GRAND,
        declarer: 0,
        me: 2,
        hand: 'C7 C8 C9',
        tricks: [
          '0: SJ HJ DJ',
          '0: SA S9 SQ',
          '0: HA H7 H8',
          '0: HT HQ HK',
          '0: DA D7 D8',
          '0: DT DQ DK',
          '0: ST SK S8',
        ],
        trick: '0:',
        early: { proposal: { kind: 'concede', by: 1, asked: [2] } },
      },
      answer: 'accept',
    },
    {
      name: '[R6.4] a defender does not give up an open game',
      moment: {
        announcement: GRAND,
        declarer: 0,
        me: 2,
        hand: 'C7 C8 C9 CA CT',
        tricks: ['0: SJ HJ DJ', '0: SA S9 SQ', '0: HA H7 H8', '0: H9 HQ HK', '2: DA D7 D8'],
        trick: '2:',
        early: { proposal: { kind: 'concede', by: 1, asked: [2] } },
      },
      answer: 'decline',
    },
  ])('$name', ({ moment, answer }) => {
    expect(decide(knowledgeAt(moment), () => 0.5)).toEqual({ type: answer });
  });
});
