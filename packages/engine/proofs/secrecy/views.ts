import type {
  Card,
  Knowledge,
  OfficersKnowledge,
  OfficersPosition,
  Position,
  TableState,
  TableView,
  ViewUpdate,
  Viewer as ViewerOf,
} from '../../src/index.ts';
import {
  at,
  isCard,
  isOfficers,
  knowledgeOf,
  knowledgeOfOfficers,
  playersOf,
  viewFor,
  viewUpdate,
} from '../../src/index.ts';

/** Who looks: a player, a dealer who sits out, a spectator, or somebody at the door. */
export type Viewer = Position | 'dealer' | 'spectator' | 'outside';

type Known = Knowledge | OfficersKnowledge | null;

/** What a table sends; the proofs take it as an argument so that they can be run on a faulty one. */
export interface Views {
  readonly viewFor: (table: TableState, viewer: ViewerOf | null) => TableView;
  readonly viewUpdate: (before: TableState | null, after: TableState, viewer: ViewerOf | null) => ViewUpdate;
  readonly knowledgeOf: (table: TableState, position: Position | null) => Known;
}

export const VIEWS: Views = { viewFor, viewUpdate, knowledgeOf: knownAt };

function knownAt({ stage }: TableState, position: Position | null): Known {
  if (stage.phase !== 'playing') return null;
  const { state } = stage.game;
  if (isOfficers(state)) return knowledgeOfOfficers(state, position as OfficersPosition | null);
  return knowledgeOf(state, position);
}

/** The viewers of a running game. */
export function viewersOf(table: TableState): readonly Viewer[] {
  const { seats } = gameAt(table);
  const players = seats.length === 2 ? ([0, 1] as const) : ([0, 1, 2] as const);
  const aside = ['spectator', 'outside'] as const;
  return seats.length === 4 ? [...players, 'dealer', ...aside] : [...players, ...aside];
}

export function gameAt({ stage }: TableState) {
  if (stage.phase !== 'playing') throw new Error('No game is running');
  return stage.game;
}

/** The viewer as the table's views name one. */
export function seatOf(table: TableState, viewer: Viewer): ViewerOf | null {
  const { dealer, seats } = gameAt(table);
  if (viewer === 'outside') return null;
  if (viewer === 'spectator') return viewer;
  return viewer === 'dealer' ? dealer : at(playersOf(dealer, seats), viewer);
}

/** The position of a viewer, if he plays. */
export function placeOf(viewer: Viewer): Position | null {
  return typeof viewer === 'number' ? viewer : null;
}

/** Every card named anywhere in what is sent; `except` holds no cards and is not searched. */
export function namedIn(value: unknown, except: unknown, found: Card[] = []): readonly Card[] {
  if (typeof value === 'string') {
    if (value.length === 2 && isCard(value)) found.push(value);
  } else if (typeof value === 'object' && value !== null && value !== except) {
    const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    for (const part of parts) namedIn(part, except, found);
  }
  return found;
}
