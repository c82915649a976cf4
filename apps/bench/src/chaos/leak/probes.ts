import type { PlayerCommand, TableState } from '@skat/engine';
import { DECK, applyCommand } from '@skat/engine';
import type { GeneratedGame, Random, Viewer } from '@skat/engine/proofs';
import { candidates, commandOf, placeOf, watchedUntil } from '@skat/engine/proofs';

interface Moment {
  readonly game: GeneratedGame;
  readonly steps: number;
  readonly viewer: Viewer;
  readonly table: TableState;
}

const MOST_PROBES = 6;

/** What anybody may ask of any table; in a running game all of it is refused. */
const ALWAYS: readonly PlayerCommand[] = [
  { type: 'start' },
  { type: 'sit', seat: 0 },
  { type: 'letComputerPlay', seat: 1 },
  { type: 'freeSeat', seat: 0 },
];

/** What the viewer may try after so many moves without changing anything: the answer must not tell hidden cards. */
export function probesFor(moment: Moment, random: Random): readonly PlayerCommand[] {
  const place = placeOf(moment.viewer);
  const tried = place === null ? fromOutside(random) : refusedTo(moment, place, random);
  return [...tried, random.pick(ALWAYS)];
}

function fromOutside(random: Random): readonly PlayerCommand[] {
  return [
    { type: 'act', action: { type: 'playCard', card: random.pick(DECK) } },
    { type: 'act', action: { type: 'claimRest' } },
  ];
}

function refusedTo(
  { game, steps, table }: Moment,
  place: Exclude<ReturnType<typeof placeOf>, null>,
  random: Random,
): readonly PlayerCommand[] {
  return random
    .shuffled(candidates(watchedUntil(game, steps), random))
    .filter(({ position }) => position === place)
    .map((move) => commandOf(table, move))
    .filter(([actor, command]) => !applyCommand(table, actor, command, 0).ok)
    .slice(0, MOST_PROBES)
    .map(([, command]) => command as PlayerCommand);
}
