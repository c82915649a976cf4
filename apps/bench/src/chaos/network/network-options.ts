import type { Result } from '@skat/engine';
import type { Program } from '../../server/server-process.ts';
import { chaosOptions } from '../chaos-options.ts';

export const NETWORK_OPTIONS = {
  schedules: 1_000,
  sockets: 0,
  seed: 1,
  program: 'built',
  plant: '',
} as const;

/**
 * `no-command-ids`: every repetition goes out under an id of its own; `patch-views`: a gap in the views is not healed;
 * `lost-row`: the server acknowledges what it has not stored.
 */
export const NETWORK_PLANTS = ['no-command-ids', 'patch-views', 'lost-row'] as const;
export type NetworkPlant = (typeof NETWORK_PLANTS)[number];

export interface NetworkOptions {
  /** In virtual time. */
  readonly schedules: number;
  /** Over real sockets. */
  readonly sockets: number;
  readonly seed: number;
  readonly program: Program;
  readonly plant: NetworkPlant | null;
}

export function networkOptions(words: readonly string[]): Result<NetworkOptions, string> {
  return chaosOptions(words, NETWORK_OPTIONS, NETWORK_PLANTS);
}
