import type { Position } from '../../cards/position.ts';
import type { Seat } from '../../sheet/series-game.ts';
import { positionOf } from '../../sheet/series-game.ts';
import type { RunningGame } from '../state.ts';

/** Somebody on a chair, or a spectator, who knows what lies open and nothing else. */
export type Viewer = Seat | 'spectator';

/** Who sits out and who only watches holds no cards. */
export function positionFor(game: RunningGame, viewer: Viewer): Position | null {
  return viewer === 'spectator' ? null : positionOf(game, viewer);
}
