import { viewFor } from '@skat/engine';
import type { PlayerCommand, Seat, TableState } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import type { Choose } from '../src/random-action.ts';
import { seededWords } from '../src/random.ts';
import { comparisonLines } from '../src/server/peers/compare.ts';
import type { Measured } from '../src/server/peers/compare.ts';
import { newPeerTable, played } from '../src/server/peers/peer-table.ts';
import { ViewAnswers } from '../src/server/peers/view-answers.ts';
import type { WindowFigures } from '../src/server/window.ts';
import { wishAt } from '../src/server/wish.ts';

function chooser(seed: number): Choose {
  const random = seededWords(seed);
  return (below) => random() % below;
}

const SEATS = [0, 1, 2] as const;

/** What the first of the seats asks that wants something, as the benchmark's players do. */
function firstWish(table: TableState, choose: Choose): { seat: Seat; command: PlayerCommand } {
  for (const seat of SEATS) {
    const wish = wishAt(viewFor(table, seat), 0, seat)(choose);
    if (wish !== null) return { seat, command: wish.command };
  }
  throw new Error('Nobody wants anything');
}

describe('the table that every peer serves', () => {
  it('is played through a whole series and into the next one', () => {
    const choose = chooser(1);
    let table = newPeerTable();
    const seen = new Set<string>();
    for (let steps = 0; steps < 5_000 && !seen.has('series 2, 1 games'); steps++) {
      const step = played(table, firstWish(table, choose), { at: steps, choose });
      if (!step.ok) throw new Error(step.error.code);
      table = step.value;
      const { stage } = table;
      if (stage.phase !== 'gathering')
        seen.add(`series ${stage.series.number}, ${stage.series.games.length} games`);
    }
    const games = Array.from({ length: 37 }, (_, count) => `series 1, ${count} games`);
    expect([...seen]).toEqual([...games, 'series 2, 0 games', 'series 2, 1 games']);
  });

  it('refuses what is out of place', () => {
    const command = { type: 'act', action: { type: 'pass' } } as const;
    const step = played(newPeerTable(), { seat: 0, command }, { at: 0, choose: chooser(3) });
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
