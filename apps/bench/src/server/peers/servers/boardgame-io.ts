/** The work of the benchmark as a game of boardgame.io, its state in memory as that library keeps it. */
import { createRequire } from 'node:module';
import type { PlayerCommand, Seat, TableState } from '@skat/engine';
import { viewUpdate } from '@skat/engine';
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import type { Game, MoveContext } from 'boardgame.io/dist/cjs/server.js';
import { Server } from 'boardgame.io/dist/cjs/server.js';
import type { Choose } from '../../../random-action.ts';
import { newPeerTable, played } from '../peer-table.ts';

interface Drafts {
  readonly isDraft: (value: unknown) => boolean;
  /** What a draft was made of. */
  readonly original: <Value>(draft: Value) => Value | undefined;
}

/** The very module that the library loads: drafts of another one can't be read. */
const { isDraft, original } = createRequire(import.meta.url)('immer') as Drafts;

interface State {
  readonly table: TableState;
}

function chooseBy({ random }: MoveContext<State>): Choose {
  return (below) => random.Die(below) - 1;
}

/** The rules make new states and touch no old one, so they are spared the library's drafts. */
function tableOf({ G }: MoveContext<State>): TableState {
  const state = isDraft(G) ? original(G) : G;
  if (state === undefined) throw new Error('A draft of nothing');
  return state.table;
}

function actOn(context: MoveContext<State>, command: PlayerCommand): State | 'INVALID_MOVE' {
  const seat = Number(context.playerID) as Seat;
  const step = played(tableOf(context), { seat, command }, { at: Date.now(), choose: chooseBy(context) });
  return step.ok ? { table: step.value } : INVALID_MOVE;
}

const game: Game<State> = {
  name: 'skat',
  disableUndo: true,
  // No card is in it: what the setup makes, the library sends to everybody.
  setup: () => ({ table: newPeerTable() }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    act: { move: actOn, redact: true },
    // All of them say that they are ready at the same moment.
    say: { move: actOn, redact: true, ignoreStaleStateID: true },
  },
  playerView: ({ G, playerID }) =>
    viewUpdate(null, G.table, playerID === null ? null : (Number(playerID) as Seat)),
};

await Server({ games: [game], origins: [/127\.0\.0\.1/] }).run({ port: Number(process.argv[2]) });
