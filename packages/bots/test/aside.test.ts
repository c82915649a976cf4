import type { Announcement } from '@skat/engine';
import { TOURNAMENT_RULES, permitsAside } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { decideAside } from '../src/index.ts';
import type { Moment } from './support/knowledge.ts';
import { knowledgeAt } from './support/knowledge.ts';
import { LOST, LOST_TRICKS } from './support/lost-game.ts';
import { setupOf } from './support/setup.ts';

const HEARTS = { game: 'suit', trump: 'H', level: 'none' } as const;
const GRAND: Announcement = { game: 'grand', level: 'none' };
const NULL: Announcement = { game: 'null', hand: false, ouvert: false };

function asideIn(moment: Moment): unknown {
  const known = knowledgeAt(moment);
  const action = decideAside(known);
  if (action !== null) expect(permitsAside(known.asides, action)).toBe(true);
  return action;
}

describe('what a computer does unasked', () => {
  it.each<{ name: string; moment: Moment; does: unknown }>([
    {
      name: '[R6.6] the declarer claims the highest level that is open when all remaining tricks are certain',
      moment: {
        announcement: GRAND,
        declarer: 0,
        hand: 'CJ SJ CA CT',
        putAway: 'S7 S8',
        tricks: ['0: HJ DJ C7', '0: SA S9 SQ', '0: HA H7 H8', '0: HT HQ HK', '0: DA D7 D8', '0: DT DQ DK'],
        trick: '0:',
      },
      does: { type: 'claim', level: 'schwarz' },
    },
    {
      name: '[R6.6] no level that the defenders have already prevented',
      moment: {
        announcement: GRAND,
        declarer: 0,
        hand: 'CJ SJ CA CT',
        putAway: 'S7 S8',
        tricks: ['0: HJ DJ C7', '0: SA S9 SQ', '0: HA H7 H8', '0: H9 HQ HK', '2: C9 CQ CK', '1: D9 DA DT'],
        trick: '0:',
      },
      does: { type: 'claim', level: 'simple' },
    },
    {
      name: '[R6.6] no claim with a trump out that could win',
      moment: {
        announcement: GRAND,
        declarer: 0,
        hand: 'SJ HJ CA CT',
        putAway: 'S7 S8',
        tricks: ['0: DJ C8 C7', '0: SA S9 SQ', '0: HA H7 H8', '0: HT HQ HK', '0: DA D7 D8', '0: DT DQ DK'],
        trick: '0:',
      },
      does: null,
    },
    {
      name: '[R6.6] no claim off lead, where a suit could be led that the declarer lacks',
      moment: {
        announcement: GRAND,
        declarer: 0,
        hand: 'CJ SJ CA CT',
        me: 0,
        putAway: 'S7 S8',
        tricks: ['0: HJ DJ C7', '0: SA S9 SQ', '0: HA H7 H8', '0: HT HQ HK', '0: DA D7 D8', '0: D9 DQ DK'],
        trick: '1:',
      },
      does: null,
    },
    {
      name: '[R6.6] a Null off lead that nothing can catch',
      moment: {
        announcement: NULL,
        declarer: 0,
        hand: 'S7 S9 SJ H7 H8',
        me: 0,
        putAway: 'CA DA',
        tricks: ['0: D7 D8 D9', '2: C7 C8 C9', '1: HA HK CJ', '1: SA SK HT', '1: DT DJ DQ'],
        trick: '1:',
      },
      does: { type: 'claim', level: 'simple' },
    },
    {
      name: '[R6.6] no Null with a card that can be caught',
      moment: {
        announcement: NULL,
        declarer: 0,
        hand: 'S7 S9 SQ H7 HQ',
        me: 0,
        putAway: 'CA DA',
        tricks: ['0: D7 D8 D9', '2: C7 C8 C9', '1: HA HK CJ', '1: SA SK DK', '1: DT DJ DQ'],
        trick: '1:',
      },
      does: null,
    },
    {
      name: '[R6.8] a defender takes the certain rest where the table allows it',
      moment: {
        announcement: GRAND,
        declarer: 1,
        hand: 'CJ CA CT',
        setup: setupOf({ ...TOURNAMENT_RULES, defendersClaim: true }),
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
      },
      does: { type: 'claimRest' },
    },
    {
      name: '[R6.8] but not in a Null, which the declarer would win by it',
      moment: {
        announcement: NULL,
        declarer: 1,
        hand: 'CA CK CQ',
        setup: setupOf({ ...TOURNAMENT_RULES, defendersClaim: true }),
        tricks: [
          '0: SA S7 S9',
          '0: HA H7 H8',
          '0: HK HQ HT',
          '0: DA D7 D8',
          '0: DK DQ DT',
          '0: SK SQ S8',
          '0: HJ H9 CJ',
        ],
        trick: '0:',
      },
      does: null,
    },
  ])('$name', ({ moment, does }) => {
    expect(asideIn(moment)).toEqual(does);
  });
});

describe('[R6.3] resigning', () => {
  it.each<{ name: string; moment: Moment; does: unknown }>([
    {
      name: 'not before the trick that decides the game',
      moment: { ...LOST, hand: 'H7 D8 S9 SK DQ DT', tricks: LOST_TRICKS.slice(0, 4) },
      does: null,
    },
    {
      name: 'with 60 lost, 31 made and a trick won nothing is left to play for',
      moment: LOST,
      does: { type: 'resign' },
    },
    {
      name: 'not while own Schneider can still be avoided',
      moment: { ...LOST, putAway: 'C9 C8' },
      does: null,
    },
    {
      name: 'is not asked for again in every later trick',
      moment: { ...LOST, hand: 'H7 D8 S9', tricks: LOST_TRICKS },
      does: null,
    },
    {
      name: 'not in a Hand game, whose skat nobody knows',
      moment: { ...LOST, announcement: { ...HEARTS, level: 'hand' } },
      does: null,
    },
  ])('$name', ({ moment, does }) => {
    expect(asideIn(moment)).toEqual(does);
  });
});
