export { drawGame, momentsOf, setupAt } from './draw.ts';
export { LEAKED_PASS, LEAKED_SKAT, OPEN_HAND_AS_DEALT } from './faults.ts';
export { recordedLeaks, tablesOf } from './recorder.ts';
export { afterOneGame, beforeRamschRound } from './start.ts';
export { swapLeaks } from './swap.ts';
export type { RunGame, Swap } from './swap.ts';
export { VIEWS, gameAt, viewersOf } from './views.ts';
export type { Viewer, Views } from './views.ts';
