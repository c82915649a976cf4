import { randomFrom } from '@skat/engine/proofs';
import { describe, expect, it } from 'vitest';
import { NetworkCounts } from '../src/chaos/network/counts.ts';
import { networkOptions } from '../src/chaos/network/network-options.ts';
import { networkLines } from '../src/chaos/network/network-report.ts';
import { runSchedule } from '../src/chaos/network/schedule.ts';
import { VirtualLine } from '../src/chaos/network/virtual-line.ts';
import { VirtualTime } from '../src/chaos/network/virtual-time.ts';
import { WishBook, countedIds } from '../src/chaos/network/wish-book.ts';

describe('virtual time', () => {
  it('does what is planned in order, and what is cancelled not at all', async () => {
    const time = new VirtualTime();
    const done: string[] = [];
    const note = (what: string) => (): void => void done.push(`${what} ${time.passed}`);
    time.after(30, note('late'));
    time.after(10, note('first'));
    time.after(10, () => time.after(5, note('planned meanwhile')));
    time.after(20, note('never'))();
    time.after(100, note('too late'));
    expect(await time.runUntil(() => false, 50)).toBe(false);
    expect(done).toEqual(['first 10', 'planned meanwhile 15', 'late 30']);
    expect(time.passed).toBe(50);
  });

  it('stands still once what is waited for has happened', async () => {
    const time = new VirtualTime();
    let isThere = false;
    time.after(10, () => (isThere = true));
    expect(await time.runUntil(() => isThere, 50)).toBe(true);
    expect(time.passed).toBe(10);
  });
});

describe('a virtual line', () => {
  const openLine = () => {
    const time = new VirtualTime();
    const heard: string[] = [];
    const line = new VirtualLine(time, randomFrom(1), {
      onPing: () => heard.push('ping'),
      onBroken: () => heard.push('broken'),
      onEnd: () => heard.push('end'),
    });
    return { time, heard, line };
  };

  it('delivers in order, and all at once after a stall', async () => {
    const { time, heard, line } = openLine();
    for (const packet of ['a', 'b', 'c', 'd']) line.send('up', () => heard.push(packet));
    await time.runUntil(() => false, 1_000);
    line.stall(5_000);
    line.send('up', () => heard.push('e'));
    await time.runUntil(() => false, 4_900);
    expect(heard).toEqual(['a', 'b', 'c', 'd']);
    await time.runUntil(() => false, 300);
    expect(heard).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('tells both ends when it is cut, and loses what is under way', async () => {
    const { time, heard, line } = openLine();
    line.send('up', () => heard.push('a'));
    line.cut();
    await time.runUntil(() => false, 1_000);
    expect([...heard].sort()).toEqual(['broken', 'end']);
  });

  it('tells nobody when it goes silent, until signs of life are missed', async () => {
    const { time, heard, line } = openLine();
    line.silence('up');
    line.silence('down');
    await time.runUntil(() => false, 19_000);
    expect(heard).toEqual([]);
    await time.runUntil(() => false, 12_000);
    expect([...heard].sort()).toEqual(['broken', 'end']);
  });
});

describe('schedules', () => {
  const runAll = async (seeds: readonly number[], plant: Parameters<typeof runSchedule>[0]['plant']) => {
    const counts = new NetworkCounts();
    const found: string[] = [];
    for (const seed of seeds) found.push(...(await runSchedule({ seed, plant, counts })));
    return { counts, found };
  };
  const SEEDS = Array.from({ length: 12 }, (_, index) => 1 + index);

  it('end with all pages of one mind with the log', async () => {
    const { counts, found } = await runAll(SEEDS, null);
    expect([found, counts.games]).toEqual([[], SEEDS.length]);
  });

  it('are the same for the same seed', async () => {
    const [one, same, other] = [await runAll([7], null), await runAll([7], null), await runAll([8], null)];
    expect(networkLines(one.counts, [])).toEqual(networkLines(same.counts, []));
    expect(networkLines(one.counts, [])).not.toEqual(networkLines(other.counts, []));
  });

  it.each([
    { plant: 'no-command-ids', says: /was refused and is in the log|happened 2 times/ },
    { plant: 'lost-row', says: /the log cannot be replayed|is not in the log/ },
    { plant: 'patch-views', says: /has not come to its end|stands at|sees another table/ },
  ] as const)('catch $plant', async ({ plant, says }) => {
    const seeds = plant === 'patch-views' ? [7, 29] : SEEDS;
    const { found } = await runAll(seeds, plant);
    expect(found.join('\n')).toMatch(says);
  });
});

describe('wishes', () => {
  it('are known by every id under which they went out', () => {
    const book = new WishBook(countedIds());
    const wished = { seat: 0, command: { type: 'stand' }, outcome: null, isFinal: false } as const;
    const ids = book.open({ ...wished }, () => {
      const id = book.newId();
      return [id, book.alias(id), book.alias(book.alias(id))];
    });
    expect(new Set(ids.map((id) => book.wishOf(id))).size).toBe(1);
    expect(book.wishOf('unknown')).toBeNull();
    expect([...book.all]).toHaveLength(1);
  });
});

describe('options', () => {
  it.each([
    { words: ['--plant', 'nothing'], says: '--plant is one of no-command-ids, patch-views, lost-row' },
    { words: ['--program', 'other'], says: '--program is one of built, source' },
  ])('refuse $words', ({ words, says }) => {
    expect(networkOptions(words)).toEqual({ ok: false, error: says });
  });
});
