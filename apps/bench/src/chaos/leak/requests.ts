import { invitationOf, tableIdOf, watchOf } from './world-rows.ts';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

/** Everything that can be asked about a table without changing it is asked in one of so many games. */
const ASKED_IN = 9;

/** What is asked in the game with this number. */
export function requestsIn(number: number): readonly Request[] {
  const turn = Math.floor(number / ASKED_IN) % ASKED_IN;
  return requestsAt(number).filter((_, index) => index % ASKED_IN === turn);
}

function requestsAt(number: number): readonly Request[] {
  const tableId = tableIdOf(number);
  const invitation = invitationOf(number);
  return [
    { method: 'GET', path: '/api/tables' },
    { method: 'GET', path: `/api/invitations/${invitation}` },
    { method: 'GET', path: `/api/watch/${watchOf(number)}` },
    { method: 'GET', path: `/api/watch/${watchOf(number)}/series/1/games/2` },
    { method: 'POST', path: '/api/tables/join', body: { invitation } },
    { method: 'POST', path: `/api/tables/${tableId}/code` },
    { method: 'GET', path: '/api/series' },
    { method: 'GET', path: `/api/series/${tableId}/1` },
    { method: 'GET', path: `/api/series/${tableId}/1/games/2` },
  ];
}
