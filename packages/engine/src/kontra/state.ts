import type { Position } from '../cards/position.ts';

/** How the doubling stands in a running game (R9.40-R9.46). */
export interface Kontra {
  /** Who said Kontra, Re, Supra, Hirsch, in this order. */
  readonly said: readonly Position[];
  /** Who is asked now; play waits for them (R9.43, R9.44). */
  readonly asked: readonly Position[];
  /** Whether nothing can be said any more that is not asked for. */
  readonly isClosed: boolean;
}

export const NO_KONTRA: Kontra = { said: [], asked: [], isClosed: true };
