import type { Plant } from '../config.ts';
import type { ActorBuilder } from './actor-builder.ts';
import { foreignSeatActors, honestActors } from './actor-builder.ts';
import { leakedPassViews } from './leaked-pass.ts';
import { leakedSkatViews } from './leaked-skat.ts';
import { leakedSpectatorViews } from './leaked-spectator.ts';
import type { ViewBuilder } from './view-builder.ts';
import { honestViews } from './view-builder.ts';

/** What decides what is told to whom, and for whom somebody acts. */
export interface Tellers {
  readonly views: ViewBuilder;
  readonly actors: ActorBuilder;
}

/** The honest ones, or those with the fault that is planted. */
export function tellersFor(plant: Plant | null): Tellers {
  const honest: Tellers = { views: honestViews, actors: honestActors };
  switch (plant) {
    case 'leaked-skat':
      return { ...honest, views: leakedSkatViews };
    case 'leaked-pass':
      return { ...honest, views: leakedPassViews };
    case 'leaked-spectator':
      return { ...honest, views: leakedSpectatorViews };
    case 'foreign-seat':
      return { ...honest, actors: foreignSeatActors };
    default:
      return honest; // planted elsewhere, or nothing is
  }
}
