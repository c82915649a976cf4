import type { Card, GameSetup } from '../../src/index.ts';
import type { Watch } from './game.ts';
import { OfficersReferee } from './officers.ts';
import { Referee } from './referee.ts';

/** Who watches a game: a referee for three, or for Officers' Skat. */
export function watchOf(deck: readonly Card[], cut: number | null, setup: GameSetup): Watch {
  return setup.players === 2 ? new OfficersReferee(deck, cut, setup) : new Referee(deck, cut, setup);
}

export { Referee } from './referee.ts';
export { OfficersReferee } from './officers.ts';
export type { Stage, Watch } from './game.ts';
