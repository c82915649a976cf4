import { describe, expect, it } from 'vitest';
import { playLineUp } from '../src/computers/bench-computers.ts';
import type { Deciders } from '../src/computers/choice.ts';
import { COMPUTERS } from '../src/computers/choice.ts';
import { countLines } from '../src/computers/game-counts.ts';
import { LINE_UPS } from '../src/computers/line-ups.ts';

const [TOURNAMENT] = LINE_UPS;

/** How many games a run names, whatever else it says of them. */
function gamesIn(counts: ReturnType<typeof playLineUp>['counts']): number {
  return [...counts].filter(([name]) => !name.startsWith('+')).reduce((sum, [, { times }]) => sum + times, 0);
}

describe('computers alone', () => {
  it.each(LINE_UPS)('R9.99 $name: every game ends and is counted', (lineUp) => {
    const { counts, violations } = playLineUp(lineUp, 4, 7);
    expect(violations).toEqual([]);
    expect(gamesIn(counts)).toBe(4);
  });

  it('tell how often each game was declared and won', () => {
    const counts = new Map([
      ['Grand', { times: 4, won: 3 }],
      ['+ Kontra', { times: 2, won: 0 }],
      ['Ramsch', { times: 3, won: null }],
      ['passed in', { times: 1, won: null }],
    ]);
    expect(countLines(counts)).toEqual([
      '  + Kontra                       2   won      0    0 %',
      '  Grand                          4   won      3   75 %',
      '  passed in                      1',
      '  Ramsch                         3',
    ]);
  });
});

describe('what goes against the rules', () => {
  const faults: readonly { readonly name: string; readonly says: RegExp; readonly deciders: Deciders }[] = [
    {
      name: 'an action that was not offered',
      says: /not offered in bidding: {"type":"playHand"}/,
      deciders: {
        ...COMPUTERS,
        answerAt: (_, position) => ({ position, action: { type: 'playHand' }, isOffered: false }),
      },
    },
    {
      name: 'an action that is refused',
      says: /"bid","value":19}} refused: {"code":"notABidValue"/,
      deciders: {
        ...COMPUTERS,
        answerAt: (_, position) => ({ position, action: { type: 'bid', value: 19 }, isOffered: true }),
      },
    },
    {
      name: 'a table at which nobody does anything',
      says: /stuck: nobody is asked anything in bidding/,
      deciders: { ...COMPUTERS, answerAt: () => null },
    },
    {
      name: 'an exception',
      says: /at a loss/,
      deciders: {
        ...COMPUTERS,
        answerAt: () => {
          throw new Error('at a loss');
        },
      },
    },
  ];

  it.each(faults)('$name is told, and the next game is played at a new table', ({ says, deciders }) => {
    if (TOURNAMENT === undefined) throw new Error('no line-up');
    const { counts, violations } = playLineUp(TOURNAMENT, 2, 1, deciders);
    expect(gamesIn(counts)).toBe(0);
    expect(violations).toHaveLength(2);
    expect(violations.filter((violation) => !says.test(violation))).toEqual([]);
  });
});
