import { err, ok } from '@skat/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { exitCodeOf } from '../src/command-line.ts';

const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => said.mockClear());

it.each([
  ['found nothing', () => Promise.resolve(ok(0)), 0, 0],
  ['found a violation', () => Promise.resolve(ok(1)), 1, 0],
  ['does not exist', () => Promise.resolve(err('Unknown command')), 2, 1],
  ['broke, which is no violation', () => Promise.reject(new Error('No server')), 3, 1],
] as const)('a command that %s', async (_name, run, code, lines) => {
  expect(await exitCodeOf(run, 'Usage')).toBe(code);
  expect(said).toHaveBeenCalledTimes(lines);
});
