import type { Announcement, Kontra } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { decide, decideAside } from '../src/index.ts';
import type { Moment } from './support/knowledge.ts';
import { knowledgeAt } from './support/knowledge.ts';
import { WITH_RAMSCH } from './support/setup.ts';

const HEARTS: Announcement = { game: 'suit', trump: 'H', level: 'none' };
const OPEN: Kontra = { said: [], asked: [], isClosed: false };
const start = { announcement: HEARTS, declarer: 0, trick: '0:', setup: WITH_RAMSCH, kontra: OPEN } as const;

const STRONG = 'CJ SJ HA HT H9 H8 SA ST S7 DA';
const WEAK = 'HK H9 SK S9 S8 D9 D8 DQ C9 C8';
const UNBEATABLE = 'CJ SJ HJ DJ HA HT HK SA ST CA';

describe('[R9.43] Kontra unasked', () => {
  it.each<{ name: string; moment: Moment; does: unknown }>([
    {
      name: 'with six trumps and the black jacks',
      moment: { ...start, me: 1, hand: STRONG },
      does: { type: 'kontra' },
    },
    { name: 'not with weak cards', moment: { ...start, me: 1, hand: WEAK }, does: null },
    {
      name: 'still before the own first card, when others have played',
      moment: { ...start, me: 2, hand: STRONG, trick: '0: H7 HK' },
      does: { type: 'kontra' },
    },
    {
      name: 'no longer after it',
      moment: { ...start, me: 1, hand: 'CJ SJ HA HT H9 SA ST S7 DA', trick: '0: HK H8' },
      does: null,
    },
    {
      name: 'not where somebody has said it',
      moment: { ...start, me: 1, hand: STRONG, kontra: { ...OPEN, said: [2] } },
      does: null,
    },
  ])('$name', ({ moment, does }) => {
    expect(decideAside(knowledgeAt(moment))).toEqual(does);
  });
});

function asked(me: 0 | 1, said: Kontra['said']): Pick<Moment, 'me' | 'kontra'> {
  return { me, kontra: { said, asked: [me], isClosed: true } };
}

describe('the words of doubling', () => {
  it.each<{ name: string; moment: Moment; says: 'kontra' | 'noKontra' }>([
    {
      name: '[R9.46] Kontra when asked, with strong cards',
      moment: { ...start, ...asked(1, []), hand: STRONG },
      says: 'kontra',
    },
    {
      name: '[R9.46] none with weak cards',
      moment: { ...start, ...asked(1, []), hand: WEAK },
      says: 'noKontra',
    },
    {
      name: '[R9.44] Re with a hand that cannot lose',
      moment: { ...start, ...asked(0, [1]), hand: UNBEATABLE, putAway: 'DT D9' },
      says: 'kontra',
    },
    {
      name: '[R9.44] no Re with a fair hand',
      moment: { ...start, ...asked(0, [1]), hand: 'SJ HJ HA HT HK H9 SA D9 C9 C8', putAway: 'DT DK' },
      says: 'noKontra',
    },
    {
      name: '[R9.45] Supra with trumps that no Re frightens',
      moment: { ...start, ...asked(1, [1, 0]), hand: STRONG },
      says: 'kontra',
    },
    {
      name: '[R9.45] no Supra with a Kontra that was a near thing',
      moment: { ...start, ...asked(1, [1, 0]), hand: 'CJ HA H9 H8 SA S9 S7 DA D7 D9' },
      says: 'noKontra',
    },
    {
      name: '[R9.45] Hirsch with all jacks, ace and ten',
      moment: { ...start, ...asked(0, [1, 0, 1]), hand: UNBEATABLE, putAway: 'DT D9' },
      says: 'kontra',
    },
  ])('$name', ({ moment, says }) => {
    expect(decide(knowledgeAt(moment), () => 0.5)).toEqual({ type: says });
  });
});
