import type { Seat } from '@skat/engine';
import { ok } from '@skat/engine';
import type { ViewMessage } from '@skat/protocol';
import { PacketSocket } from '../packet-socket.ts';
import type { SeatLine } from '../seat-line.ts';
import type { Traffic } from '../traffic.ts';
import type { Peer } from './peer.ts';
import { post } from './peer.ts';
import { ViewAnswers } from './view-answers.ts';

/** boardgame.io with its own transport; what its client does for the eye is left out. */
export const BOARDGAME_IO: Peer = {
  name: 'boardgame.io',
  program: 'boardgame-io',
  makeTable: async (url, number, traffic) => {
    const { matchID } = await post<{ matchID: string }>(`${url}/games/skat/create`, { numPlayers: 3 });
    return async (seat, onView) => {
      const playerID = String(seat);
      const joined = await post<{ playerCredentials: string }>(`${url}/games/skat/${matchID}/join`, {
        playerID,
        playerName: `Player ${seat} of ${number}`,
      });
      return connect({ url, traffic, matchID, seat, credentials: joined.playerCredentials }, onView);
    };
  },
};

interface Place {
  readonly url: string;
  readonly traffic: Traffic;
  readonly matchID: string;
  readonly seat: Seat;
  readonly credentials: string;
}

/** The part of that library's state that a player looks at. */
interface MatchState {
  readonly G: Omit<ViewMessage, 'tableId' | 'version'>;
  readonly _stateID: number;
}

async function connect(place: Place, onView: (view: ViewMessage) => void): Promise<SeatLine> {
  const { url, traffic, matchID, seat, credentials } = place;
  const playerID = String(seat);
  const answers = new ViewAnswers();
  const socket = await PacketSocket.connect({
    url,
    traffic,
    namespace: '/skat',
    onEvent: (words) => {
      const state = stateIn(words);
      if (state === null) return;
      answers.see(state._stateID);
      onView({ tableId: matchID, version: state._stateID, ...state.G });
    },
  });
  return {
    join: (onReply) => {
      socket.send(['sync', matchID, playerID, credentials, 3]);
      onReply(ok({ version: 0 }));
    },
    ask: ({ version, command }, onReply) => {
      answers.expect(version + 1, onReply);
      const type = command.type === 'act' ? 'act' : 'say';
      const payload = { type, args: [command], playerID, credentials };
      socket.send(['update', { type: 'MAKE_MOVE', payload }, version, matchID, playerID]);
    },
    close: () => socket.close(),
  };
}

function stateIn([event, , content]: readonly unknown[]): MatchState | null {
  if (event === 'update') return content as MatchState;
  return event === 'sync' ? (content as { readonly state: MatchState }).state : null;
}
