import type { TableState } from '../../src/index.ts';
import { applyCommand } from '../../src/index.ts';
import { candidates } from '../candidates.ts';
import type { GeneratedGame } from '../generate/index.ts';
import type { Move } from '../moves.ts';
import type { Random } from '../random.ts';
import { commandOf } from '../tables.ts';
import { indistinguishable, watchedUntil } from './exchange.ts';
import { tablesOf } from './recorder.ts';
import type { Viewer, Views } from './views.ts';
import { placeOf, seatOf } from './views.ts';

/** A game as it ran at a table. */
export interface RunGame {
  readonly start: TableState;
  readonly game: GeneratedGame;
  readonly tables: readonly TableState[];
}

export interface Swap {
  readonly steps: number;
  readonly viewer: Viewer;
}

interface Frame {
  readonly view: string;
  readonly update: string;
  readonly knowledge: string;
}

function frameOf(views: Views, tables: readonly TableState[], step: number, viewer: Viewer): Frame {
  const now = tables[step] as TableState;
  const seat = seatOf(now, viewer);
  return {
    view: JSON.stringify(views.viewFor(now, seat)),
    update: JSON.stringify(views.viewUpdate(tables[step - 1] ?? null, now, seat)),
    knowledge: JSON.stringify(views.knowledgeOf(now, placeOf(viewer))),
  };
}

/**
 * The swap test: in a game the viewer cannot tell apart, every byte he gets must be the same, refusals included.
 * Null if no such game was found.
 */
export function swapLeaks(
  views: Views,
  { start, game, tables }: RunGame,
  { steps, viewer }: Swap,
  random: Random,
): readonly string[] | null {
  const other = indistinguishable(game, steps, placeOf(viewer), random);
  if (other === null) return null;
  const others = tablesOf(start, other);
  const leaks = [...new Set([steps, random.below(steps + 1)])].flatMap((step) => {
    const ours = frameOf(views, tables, step, viewer);
    const theirs = frameOf(views, others, step, viewer);
    return (['view', 'update', 'knowledge'] as const)
      .filter((part) => ours[part] !== theirs[part])
      .map(
        (part) => `step ${step} of ${steps}: the ${part} of ${viewer} tells the games apart: ${theirs[part]}`,
      );
  });
  return [...leaks, ...answerLeaks([tables[steps], others[steps]], game, { steps, viewer }, random)];
}

/** What the viewer may try must be answered alike in both games. */
function answerLeaks(
  pair: readonly (TableState | undefined)[],
  game: GeneratedGame,
  { steps, viewer }: Swap,
  random: Random,
): readonly string[] {
  const place = placeOf(viewer);
  if (place === null) return [];
  const watch = watchedUntil(game, steps);
  const own = random
    .shuffled(candidates(watch, random))
    .slice(0, 40)
    .filter(({ position }) => position === place);
  return own.flatMap(({ action }) => {
    const [here, there] = pair.map((table) => answerOf(table as TableState, { position: place, action }));
    return here === there
      ? []
      : [`step ${steps}: ${JSON.stringify(action)} by ${viewer}: ${here} or ${there}`];
  });
}

function answerOf(table: TableState, move: Move): string {
  const step = applyCommand(table, ...commandOf(table, move), 0);
  return step.ok ? 'accepted' : JSON.stringify(step.error);
}
