import { expect, it, vi } from 'vitest';
import { benchEngine } from '../src/engine/bench-engine.ts';

it('the engine is measured against no state that git does not know', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const done = await benchEngine(['--games', '1', '--rounds', '1', '--against', 'no-such-state']);
  print.mockRestore();
  expect(done.ok ? '' : done.error).toMatch(/git knows no such state "no-such-state"/);
});
