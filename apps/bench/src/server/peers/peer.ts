import type { Traffic } from '../traffic.ts';
import type { ConnectSeat } from '../seat-line.ts';

/** Another server that the same work is put to. */
export interface Peer {
  readonly name: string;
  /** Its program among `servers`, without an ending. */
  readonly program: string;
  /** Makes a table for three and tells how each connects to it. */
  readonly makeTable: (url: string, number: number, traffic: Traffic) => Promise<ConnectSeat>;
}

/**
 * Asks a server over HTTP.
 * @throws Error unless it answers with success
 */
export async function post<Answer>(url: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
