import type { PlayerCommand, TableState } from '@skat/engine';
import { at } from '@skat/engine';
import type { Move, Random, Viewer } from '@skat/engine/proofs';
import {
  commandOf,
  drawGame,
  indistinguishable,
  momentsOf,
  placeOf,
  tablesOf,
  variantOf,
  viewersOf,
} from '@skat/engine/proofs';
import type { Known } from './people.ts';
import { SEATED, personOf, withKnownPeople } from './people.ts';
import { probesFor } from './probes.ts';

/** One of two worlds: a table in the middle of a game, and what is played there before the viewer's eyes. */
export interface World {
  readonly table: TableState;
  readonly plays: readonly { readonly person: Known; readonly command: PlayerCommand }[];
}

/** Two worlds that differ only in what the viewer may not know. */
export interface SwapCase {
  readonly variant: string;
  readonly viewer: Viewer;
  readonly person: Known;
  readonly ours: World;
  readonly theirs: World;
  /** What the viewer tries and is refused. */
  readonly probes: readonly PlayerCommand[];
}

/** At most so many moves are seen as they happen; what came before is seen as it stands. */
const MOST_PLAYS = 4;

/** Draws games until one can be exchanged with another that a viewer cannot tell apart. */
export function drawCase(random: Random): SwapCase {
  for (;;) {
    const found = tryCase(random);
    if (found !== null) return found;
  }
}

function tryCase(random: Random): SwapCase | null {
  const { start, game } = drawGame(random);
  const tables = tablesOf(start, game);
  const steps = random.pick(momentsOf(tables, random));
  const viewer = random.pick(viewersOf(at(tables, 0)));
  const other = indistinguishable(game, steps, placeOf(viewer), random);
  if (other === null) return null;
  const others = tablesOf(start, other);
  const now = at(tables, steps);
  if (JSON.stringify(now) === JSON.stringify(at(others, steps))) return null; // nothing hidden is left to exchange
  const from = Math.max(0, steps - random.below(MOST_PLAYS + 1));
  return {
    variant: variantOf(game.setup.rules),
    viewer,
    person: personOf(now, viewer),
    ours: worldOf(tables, game.moves.slice(from, steps), from),
    theirs: worldOf(others, other.moves.slice(from, steps), from),
    probes: probesFor({ game, steps, viewer, table: now }, random),
  };
}

function worldOf(tables: readonly TableState[], moves: readonly Move[], from: number): World {
  const plays = moves.map((move, index) => {
    const [actor, command] = commandOf(at(tables, from + index), move);
    const seat = actor.kind === 'player' ? SEATED.findIndex(({ name }) => name === actor.name) : -1;
    return { person: at(SEATED, seat), command: command as PlayerCommand };
  });
  return { table: withKnownPeople(at(tables, from)), plays };
}
