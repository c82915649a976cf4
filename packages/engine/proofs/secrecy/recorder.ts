import type { Card, TableState } from '../../src/index.ts';
import type { GeneratedGame } from '../generate/index.ts';
import type { Watch } from '../referee/index.ts';
import { watchOf } from '../referee/index.ts';
import { accept, commandOf, dealt } from '../tables.ts';
import type { Viewer, Views } from './views.ts';
import { namedIn, placeOf, seatOf, viewersOf } from './views.ts';

/** The tables after the deal and after each of the moves that leaves the game running. */
export function tablesOf(
  start: TableState,
  { deck, moves }: Pick<GeneratedGame, 'deck' | 'moves'>,
): readonly TableState[] {
  const tables = [dealt(start, deck)];
  for (const move of moves) {
    const before = tables[tables.length - 1] as TableState;
    const after = accept(before, ...commandOf(before, move));
    if (after.stage.phase !== 'playing') break;
    tables.push(after);
  }
  return tables;
}

/** The recorder takes what is sent after every step, and each viewer's whole view and knowledge after every fourth. */
const WHOLE_EVERY = 4;

/** The recorder: every card named in a frame must be one that deal and log allow that viewer to be told (R5.10, R5.11). */
export function recordedLeaks(
  views: Views,
  tables: readonly TableState[],
  { deck, cut, setup, moves }: GeneratedGame,
): readonly string[] {
  const watch = watchOf(deck, cut, setup);
  return tables.flatMap((table, step) => {
    const last = moves[step - 1];
    if (last) watch.play(last.position, last.action);
    return viewersOf(table).flatMap((viewer, index) => {
      const whole = (step + index) % WHOLE_EVERY === 0;
      if (viewer === 'outside' && !whole) return []; // is always sent the whole view
      const leaks = leaksTo(views, [tables[step - 1] ?? null, table], { watch, viewer, whole });
      return leaks.map((card) => `step ${step}: ${card} is shown to ${viewer}`);
    });
  });
}

const NOTHING: ReadonlySet<Card> = new Set();

interface Look {
  readonly watch: Watch;
  readonly viewer: Viewer;
  readonly whole: boolean;
}

function leaksTo(
  views: Views,
  [before, after]: readonly [TableState | null, TableState],
  { watch, viewer, whole }: Look,
): readonly string[] {
  const seat = seatOf(after, viewer);
  const place = placeOf(viewer);
  const shown = viewer === 'outside' ? NOTHING : watch.showable(place);
  const { rules } = after;
  const leaks = namedIn(views.viewUpdate(before, after, seat), rules).filter((card) => !shown.has(card));
  if (!whole) return leaks;
  const known = watch.known(place);
  return [
    ...leaks,
    ...namedIn(views.viewFor(after, seat), rules).filter((card) => !shown.has(card)),
    ...namedIn(views.knowledgeOf(after, place), rules).filter((card) => !known.has(card)),
  ];
}
