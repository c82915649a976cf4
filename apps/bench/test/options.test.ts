import { describe, expect, it } from 'vitest';
import { parseOptions } from '../src/options.ts';

const DEFAULTS = { games: 4000, mode: 'closed', peers: false } as const;

describe('options', () => {
  it.each([
    { words: [], games: 4000, mode: 'closed', peers: false },
    { words: ['--games', '7'], games: 7, mode: 'closed', peers: false },
    { words: ['--mode=paced', '--games=0'], games: 0, mode: 'paced', peers: false },
    { words: ['--peers', '--games', '7'], games: 7, mode: 'closed', peers: true },
  ])('$words', ({ words, ...values }) => {
    expect(parseOptions(words, DEFAULTS)).toEqual({ ok: true, value: values });
  });

  it.each([
    { words: ['--games', 'many'], says: /--games takes a whole number, not "many"/ },
    { words: ['--games', '1.5'], says: /whole number/ },
    { words: ['--games'], says: /--games/ },
    { words: ['--peers=no'], says: /--peers/ },
    { words: ['--tables', '3'], says: /--tables/ },
    { words: ['paced'], says: /paced/ },
  ])('$words is refused in words', ({ words, says }) => {
    const options = parseOptions(words, DEFAULTS);
    expect(options.ok ? '' : options.error).toMatch(says);
  });
});
