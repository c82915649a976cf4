import type { Announcement } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { decide } from '../src/index.ts';
import type { Moment } from './support/knowledge.ts';
import { knowledgeAt } from './support/knowledge.ts';

const HEARTS: Announcement = { game: 'suit', trump: 'H', level: 'none' };
const GRAND: Announcement = { game: 'grand', level: 'none' };
const NULL: Announcement = { game: 'null', hand: false, ouvert: false };
const NULL_OUVERT: Announcement = { game: 'null', hand: false, ouvert: true };

type Row = Moment & { readonly name: string; readonly plays: readonly string[] };

function playsIn(moment: Moment): readonly string[] {
  const knowledge = knowledgeAt(moment);
  const chosen = [0, 0.25, 0.5, 0.75, 0.99].map((number) => decide(knowledge, () => number));
  return chosen.map((action) => (action.type === 'playCard' ? action.card : action.type));
}

function check(rows: readonly Row[]): void {
  it.each(rows)('$name', ({ plays, ...moment }) => {
    expect(playsIn(moment).filter((card) => !plays.includes(card))).toEqual([]);
  });
}

describe('defenders', () => {
  check([
    {
      name: '[R5.5] last: the partner has the trick, so the ten goes in',
      announcement: HEARTS,
      declarer: 0,
      hand: 'ST SK S7 DK D9 C9',
      trick: '0: S8 SA',
      plays: ['ST'],
    },
    {
      name: '[R5.5] last: the declarer has the trick, so the least goes in',
      announcement: HEARTS,
      declarer: 0,
      hand: 'ST SK S7 DK D9 C9',
      trick: '0: SA S8',
      plays: ['S7'],
    },
    {
      name: '[R5.5] last and void: smears an ace on a trick the partner has for certain',
      announcement: HEARTS,
      declarer: 0,
      hand: 'DA DT D7 C9 S9',
      trick: '0: H7 CJ',
      plays: ['DA', 'DT'],
    },
    {
      name: "[R5.5] last: takes the declarer's ten with a small trump",
      announcement: HEARTS,
      declarer: 0,
      hand: 'H7 HJ DK D9 C9',
      trick: '0: ST S8',
      plays: ['H7'],
    },
    {
      name: '[R5.3] middle, declarer behind: no ten under an ace that is still out',
      announcement: HEARTS,
      declarer: 2,
      hand: 'ST S9 DK D9 C9 C8 DA HK H7 D8',
      trick: '0: S8',
      plays: ['S9'],
    },
    {
      name: '[R5.2] on lead: no trump for the declarer',
      announcement: HEARTS,
      declarer: 2,
      hand: 'SJ HK DA D9 C9 C8',
      trick: '0:',
      tricks: ['0: D7 DK DT', '2: S7 SA SQ', '0: CK CQ CA', '2: S8 SK S9'],
      plays: ['DA', 'D9', 'C9', 'C8'],
    },
  ]);
});

describe('declarer of a suit game or Grand', () => {
  check([
    {
      name: '[R5.2] on lead: draws trumps from the top',
      announcement: HEARTS,
      declarer: 0,
      hand: 'CJ SJ HJ HA HK H9 SA ST C9 D8',
      putAway: 'DT D9',
      trick: '0:',
      plays: ['CJ', 'SJ', 'HJ'],
    },
    {
      name: '[R5.2] Grand on lead: trumps that nobody else holds wait, the ace is cashed',
      announcement: GRAND,
      declarer: 0,
      hand: 'CJ SJ DA D9 S7',
      putAway: 'DT D8',
      tricks: ['0: HJ DJ C7', '0: CA C8 C9', '0: SA S8 S9', '0: ST SQ SK', '0: CT CQ CK'],
      trick: '0:',
      plays: ['DA'],
    },
    {
      name: '[R5.5] last: takes points with a trump, but with no jack',
      announcement: HEARTS,
      declarer: 2,
      hand: 'CJ SJ HA H8 H7 DK D9',
      putAway: 'C7 C8',
      trick: '0: SA ST',
      plays: ['HA', 'H7', 'H8'],
    },
    {
      name: '[R5.5] last: a trick without points is worth no jack',
      announcement: HEARTS,
      declarer: 2,
      hand: 'CJ SJ D8 D7',
      putAway: 'C7 C8',
      trick: '0: S8 S9',
      plays: ['D7', 'D8'],
    },
    {
      name: '[R7.2] last: the trick that makes 61 is taken whatever it costs',
      announcement: HEARTS,
      declarer: 2,
      hand: 'CJ D7',
      putAway: 'CA CT',
      tricks: ['2: SA SK SQ', '2: HA HQ HJ'],
      trick: '0: SJ S8',
      plays: ['CJ'],
    },
  ]);
});

describe('Null', () => {
  check([
    {
      name: '[R5.9] declarer last: ducks as high as he can',
      announcement: NULL,
      declarer: 2,
      hand: 'S7 S9 SJ D7 D8',
      putAway: 'HA CA',
      trick: '0: SQ S8',
      plays: ['SJ'],
    },
    {
      name: '[R5.9] declarer void: throws off his most dangerous card',
      announcement: NULL,
      declarer: 2,
      hand: 'S7 S8 DA D7 C7',
      putAway: 'HA CA',
      trick: '0: HQ H8',
      plays: ['DA'],
    },
    {
      name: '[R5.9] declarer on lead: what is surely beaten',
      announcement: NULL,
      declarer: 0,
      hand: 'S7 DQ D7 C7 C8 CT H7 H8 H9 S8',
      putAway: 'HA CA',
      trick: '0:',
      plays: ['S7', 'S8', 'D7', 'C7', 'C8', 'H7', 'H8', 'H9'],
    },
    {
      name: '[R5.9] defender last: stays below the declarer, who has caught himself',
      announcement: NULL,
      declarer: 1,
      hand: 'S8 SK SA D7',
      trick: '0: S7 SQ',
      plays: ['S8'],
    },
    {
      name: '[R5.9] defender who must win the trick gets rid of his highest card',
      announcement: NULL,
      declarer: 1,
      hand: 'ST SK SA D7',
      trick: '0: S8 S7',
      plays: ['SA'],
    },
    {
      name: '[R4.10] defender against an open hand: leads the suit the declarer cannot stay below',
      announcement: NULL_OUVERT,
      declarer: 1,
      hand: 'S8 D9 DA H9 HQ C9',
      openHand: 'D7 D8 H7 H8 C7 S9',
      trick: '0:',
      plays: ['S8'],
    },
  ]);
});
