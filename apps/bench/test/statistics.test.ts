import { describe, expect, it } from 'vitest';
import { median, percentile, spread } from '../src/statistics.ts';

describe('percentile, nearest rank', () => {
  it.each([
    { values: [3], share: 0.99, is: 3 },
    { values: [4, 1, 3, 2], share: 0.5, is: 2 },
    { values: [4, 1, 3, 2], share: 1, is: 4 },
    { values: [4, 1, 3, 2], share: 0, is: 1 },
    { values: Array.from({ length: 100 }, (_, index) => index + 1), share: 0.99, is: 99 },
  ])('$share of $values.length values is $is', ({ values, share, is }) => {
    expect(percentile(values, share)).toBe(is);
  });

  it('has nothing to say about no values', () => {
    expect(() => percentile([], 0.5)).toThrow(RangeError);
  });
});

describe('median and spread', () => {
  it.each([
    { values: [5], middle: 5, relative: 0 },
    { values: [9, 1, 5], middle: 5, relative: 1.6 },
    { values: [4, 1, 3, 2], middle: 2.5, relative: 1.2 },
  ])('of $values: $middle and $relative', ({ values, middle, relative }) => {
    expect(median(values)).toBe(middle);
    expect(spread(values)).toBeCloseTo(relative);
  });
});
