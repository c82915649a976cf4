import type { TableState } from '@skat/engine';
import { isAbandoned, personSeats } from '@skat/engine';

/** A table at which nothing happens for so long is closed, wherever it stands. */
export const UNTOUCHED_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Whether a table belongs in the lists of its people: a waiting room while somebody sits there, a series until it has
 * ended and all have left (R6.17). A closed table stays where it is and opens with the command that makes it this again.
 */
export function isInUse(table: TableState): boolean {
  switch (table.stage.phase) {
    case 'gathering':
      return personSeats(table).length > 0;
    case 'playing':
    case 'betweenGames':
      return true;
    case 'ended':
      return !isAbandoned(table);
  }
}
