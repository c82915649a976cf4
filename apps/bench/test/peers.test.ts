import { at, playersOf, toAct, viewFor, isOfficers } from '@skat/engine';
import type { Seat, TableState } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import type { Choose } from '../src/random-action.ts';
import { randomAction } from '../src/random-action.ts';
import { seededWords } from '../src/random.ts';
import { comparisonLines } from '../src/server/peers/compare.ts';
import type { Measured } from '../src/server/peers/compare.ts';
import { dealt, newPeerTable, played } from '../src/server/peers/peer-table.ts';
import { ViewAnswers } from '../src/server/peers/view-answers.ts';
import type { WindowFigures } from '../src/server/window.ts';

const AT = 1_000;

function chooser(seed: number): Choose {
  const random = seededWords(seed);
  return (below) => random() % below;
}

function seatToAct({ stage }: TableState): Seat {
  if (stage.phase !== 'playing' || isOfficers(stage.game.state)) throw new Error('No game is running');
  const { dealer, seats, state } = stage.game;
  return at(playersOf(dealer, seats), at(toAct(state), 0));
}

describe('the table that every peer serves', () => {
  it('goes on by itself through a whole series and into the next one', () => {
    const choose = chooser(1);
    let table = dealt(newPeerTable(AT), AT, choose);
    const games = new Set<number>();
    let restarts = 0;
    for (let plays = 0; restarts === 0 && plays < 5_000; plays++) {
      const seat = seatToAct(table);
      const legal = viewFor(table, seat).play?.legal;
      if (!legal) throw new Error('Who is to act may do nothing');
      const step = played(table, { seat, action: randomAction(legal, choose) }, { at: AT, choose });
      if (!step.ok) throw new Error(step.error.code);
      const before = table;
      table = step.value;
      if (before.stage.phase !== 'playing' || table.stage.phase !== 'playing')
        throw new Error('Nobody plays');
      games.add(table.stage.series.games.length);
      if (before.stage.series.games.length > table.stage.series.games.length) restarts += 1;
    }
    expect([...games]).toEqual(Array.from({ length: 36 }, (_, game) => game));
    expect(restarts).toBe(1);
  });

  it('refuses a card out of turn', () => {
    const table = dealt(newPeerTable(AT), AT, chooser(2));
    const seat = ((seatToAct(table) + 1) % 3) as Seat;
    const step = played(table, { seat, action: { type: 'pass' } }, { at: AT, choose: chooser(3) });
    expect(step.ok).toBe(false);
  });
});

describe('answers by views', () => {
  it('comes with the first view of what was asked for, once', () => {
    const answers = new ViewAnswers();
    const heard: unknown[] = [];
    answers.expect(5, (reply) => heard.push(reply));
    answers.see(4);
    expect(heard).toEqual([]);
    answers.see(6);
    answers.see(7);
    expect(heard).toEqual([{ ok: true, value: { version: 6 } }]);
  });

  it('is a refusal where the server refuses', () => {
    const answers = new ViewAnswers();
    const heard: unknown[] = [];
    answers.expect(5, (reply) => heard.push(reply));
    answers.refuse('staleVersion');
    answers.see(5);
    expect(heard).toEqual([{ ok: false, error: { code: 'staleVersion' } }]);
  });
});

const KEPT = { heapBytes: 1024 * 1024, residentBytes: 2 * 1024 * 1024 };

function windowOf(plays: number): WindowFigures {
  const more = { heapBytes: KEPT.heapBytes + 1024 * 100, residentBytes: KEPT.residentBytes + 1024 * 400 };
  return {
    command: 'node server.js',
    tables: 10,
    seconds: 10,
    plays,
    serverCpu: { user: 4, system: 1 },
    clientCpuSeconds: 2,
    bytesOut: plays * 2_000,
    framesOut: plays * 4,
    latenciesMs: [5],
    eventLoopP99Ms: null,
    refusals: new Map(),
    memory: { noTables: KEPT, seated: more, start: more, end: more, peakKb: 5_000 },
  };
}

describe('ours beside the peers', () => {
  const ours: Measured = { name: 'ours', windows: [1_000, 9_000, 3_000].map(windowOf) };
  const peer: Measured = { name: 'peer', windows: [1_500, 1_000, 2_000].map(windowOf) };

  it('takes the median of the rounds and tells the ratio', () => {
    const lines = comparisonLines([ours, peer]).map((line) => line.replace(/ +/g, ' '));
    expect(lines).toContain('plays/s 300 150 (x 2.00)');
    expect(lines).toContain('plays/server-CPU-second 600 300 (x 2.00)');
    expect(lines).toContain('heap/table at the end, KB 10.0 10.0 (x 1.00)');
    expect(lines).toContain('resident/table at the end, KB 40.0 40.0 (x 1.00)');
  });

  it('says what was not measured', () => {
    const silent: Measured = { name: 'silent', windows: [{ ...windowOf(1), latenciesMs: [] }] };
    expect(comparisonLines([ours, silent]).join('\n')).toMatch(/third seat p99, ms +5\.0 +NaN/);
  });
});
