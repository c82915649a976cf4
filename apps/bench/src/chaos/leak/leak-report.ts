import type { Viewer } from '@skat/engine/proofs';
import { VARIANTS } from '@skat/engine/proofs';
import type { Comparison } from './compare.ts';
import type { SwapCase } from './swap-case.ts';
import { CHANNELS } from './transcript.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'dealer', 'spectator', 'outside'];
const NAME_WIDTH = 24;
const NUMBER_WIDTH = 10;

/** How many games each viewer saw of each variant. */
export class LeakCounts {
  readonly #games = new Map<string, number>();

  count({ variant, viewer }: Pick<SwapCase, 'variant' | 'viewer'>): void {
    const key = `${variant} ${viewer}`;
    this.#games.set(key, (this.#games.get(key) ?? 0) + 1);
  }

  of(variant: string, viewer: Viewer): number {
    return this.#games.get(`${variant} ${viewer}`) ?? 0;
  }
}

interface Reported {
  readonly comparison: Comparison;
  readonly counts: LeakCounts;
}

/** The figures of a run: games by variant and viewer, bytes by channel, and what differed. */
export function reportLines({ comparison, counts }: Reported): readonly string[] {
  const { bytes, differing, examples } = comparison;
  const rows = VARIANTS.map((variant) => {
    const seen = VIEWERS.map((viewer) => counts.of(variant, viewer));
    return rowOf(variant, [seen.reduce((sum, number) => sum + number, 0), ...seen]);
  });
  return [
    rowOf('variant', ['games', 'player 0', 'player 1', 'player 2', 'dealer', 'spectator', 'outside']),
    ...rows,
    `bytes compared: ${CHANNELS.map((channel) => `${channel} ${bytes[channel]}`).join(', ')}`,
    `differing bytes: ${differing}`,
    ...examples.map((example) => `  ${example}`),
  ];
}

function rowOf(name: string, numbers: readonly (number | string)[]): string {
  return `  ${name.padEnd(NAME_WIDTH)}${numbers.map((number) => String(number).padStart(NUMBER_WIDTH)).join('')}`;
}
