import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nodesOptions } from '../src/chaos/nodes/nodes-options.ts';
import type { NodesFigures } from '../src/chaos/nodes/nodes-report.ts';
import { LONGEST_STAND_MS, nodesLines, nodesViolations } from '../src/chaos/nodes/nodes-report.ts';
import type { Watched } from '../src/chaos/nodes/stand-watch.ts';
import { StandWatch } from '../src/chaos/nodes/stand-watch.ts';

const SOUND: NodesFigures = {
  kills: 20,
  bootMs: [900, 1_100],
  deafSeconds: 30,
  acknowledged: 1_000,
  sightings: 4_000,
  entries: 1_100,
  longestStandMs: 900,
  stoodAt: 'somewhere',
  behind: [],
  contradictions: [],
  refusals: new Map([
    ['act: staleVersion', 40],
    ['ready: alreadyDone', 3],
  ]),
  findings: [],
};

describe('what is said of several nodes', () => {
  it('is nothing bad where all is well', () => {
    expect(nodesViolations(SOUND)).toEqual([]);
    expect(nodesLines(SOUND)).toContain('violations: 0');
  });

  it.each<{ readonly what: string; readonly figures: Partial<NodesFigures> }>([
    { what: 'a lost action', figures: { findings: [{ kind: 'lost', text: 'acknowledged as version 7' }] } },
    { what: 'an older view', figures: { contradictions: ['version 9 was told, then 8 was shown'] } },
    { what: 'a table that stands', figures: { longestStandMs: LONGEST_STAND_MS + 1 } },
    { what: 'a window that sees less than is stored', figures: { behind: ['version 8 is seen'] } },
    { what: 'nobody playing', figures: { acknowledged: 0 } },
    { what: 'no two actions that met', figures: { refusals: new Map() } },
    {
      what: 'a second action refused as something else',
      figures: { refusals: new Map([...SOUND.refusals, ['act: notYourTurn', 1]]) },
    },
    {
      what: 'a turn said to be done',
      figures: { refusals: new Map([...SOUND.refusals, ['act: alreadyDone', 1]]) },
    },
  ])('is a violation with $what', ({ figures }) => {
    expect(nodesViolations({ ...SOUND, ...figures })).toHaveLength(1);
  });
});

describe('options', () => {
  it('have the length of the promise', () => {
    expect(nodesOptions([])).toMatchObject({ ok: true, value: { seconds: 120, tables: 20, plant: null } });
  });

  it.each([
    ['--plant', 'lost-row'],
    ['--program', 'none'],
    ['--tables', '0'],
    ['--kills', '3'],
  ])('refuse %s %s', (...words) => {
    expect(nodesOptions(words).ok).toBe(false);
  });
});

describe('how long a table stands', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  interface Seat {
    version: number;
    isBack: boolean;
    isAsked: boolean;
  }
  const here = (isAsked: boolean): Seat => ({ version: 5, isBack: true, isAsked });
  const away = (isAsked: boolean): Seat => ({ version: 5, isBack: false, isAsked });
  const watching = (...seats: readonly Seat[]): StandWatch => {
    const table: Watched = { tableId: 'table', windows: seats.map((seat) => ({ seat })) };
    return new StandWatch([table]);
  };

  it.each([
    { what: 'its turn is with somebody who is here', seats: [here(true), here(false)], stands: true },
    { what: 'a server has to act', seats: [here(false), away(false)], stands: true },
    { what: 'its turn is with somebody who is away', seats: [here(false), away(true)], stands: false },
    { what: 'nobody is here', seats: [away(true), away(false)], stands: false },
  ])('counts while $what: $stands', ({ seats, stands }) => {
    const watch = watching(...seats);
    vi.advanceTimersByTime(3_000);
    watch.stop();
    expect(watch.longestMs > 2_500).toBe(stands);
  });

  it('begins anew with every version', () => {
    const seat = here(true);
    const watch = watching(seat);
    for (let step = 0; step < 10; step++) {
      vi.advanceTimersByTime(400);
      seat.version += 1;
    }
    watch.stop();
    expect(watch.longestMs).toBeLessThan(500);
  });
});
