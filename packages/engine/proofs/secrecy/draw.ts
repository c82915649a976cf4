import type { GameSetup, GameState, TableState } from '../../src/index.ts';
import { at, nextTerms, sizeOf } from '../../src/index.ts';
import { drawSetup, generateGame } from '../generate/index.ts';
import type { Random } from '../random.ts';
import { afterOneGame, beforeRamschRound } from './start.ts';
import type { RunGame } from './swap.ts';
import { gameAt } from './views.ts';

/** What the next game at a table is played by. */
export function setupAt({ stage, rules, chairs }: TableState): GameSetup {
  if (stage.phase !== 'betweenGames') throw new Error('No game is to be dealt');
  return { rules, players: sizeOf(chairs), ...nextTerms(stage.series.games, rules) };
}

/** A table of any variant, and a game that can be played there next. */
export function drawGame(random: Random): Pick<RunGame, 'start' | 'game'> {
  const { rules, isCompulsoryRamsch } = drawSetup(random);
  const start = isCompulsoryRamsch ? beforeRamschRound(rules) : afterOneGame(rules);
  return { start, game: generateGame(random, setupAt(start)) };
}

/** Any moment, and a rare one, or one near the end where nearly everything has been seen. */
export function momentsOf(tables: readonly TableState[], random: Random): readonly [number, number] {
  const rare = tables.flatMap((table, step) => (isRare(gameAt(table).state) ? [step] : []));
  const late = Math.max(0, tables.length - 1 - random.below(3));
  const chosen = rare.length > 0 && random.chance(0.6) ? random.pick(rare) : late;
  return [random.below(tables.length), doubledBetweenTwo(tables, random) ?? chosen];
}

/** The moment at which Kontra or Re is asked for in Officers' Skat, if there is one. */
function doubledBetweenTwo(tables: readonly TableState[], random: Random): number | null {
  const steps = tables.flatMap((table, step) =>
    ['officersKontra', 'officersRe'].includes(gameAt(table).state.phase) ? [step] : [],
  );
  if (steps.length === 0) return null;
  return random.chance(0.75) ? at(steps, steps.length - 1) : at(steps, 0);
}

function isRare(state: GameState): boolean {
  switch (state.phase) {
    case 'playing':
      return state.kontra.asked.length > 0 || state.early.proposal !== null;
    case 'bidding':
    case 'ramsch':
    case 'officersPlaying':
      return false;
    default:
      return true;
  }
}
