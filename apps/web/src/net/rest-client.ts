import { err, ok } from '@skat/engine';
import type {
  GameReply,
  InvitationPreview,
  InvitationReply,
  JoinedReply,
  NewTable,
  OpenTableReply,
  Practice,
  ProtocolError,
  ReturnLinkReply,
  ReturnPreview,
  SeriesReply,
  SeriesSummary,
  SessionReply,
} from '@skat/protocol';
import type { Outcome } from '@skat/client';

type Method = 'GET' | 'POST' | 'PATCH';

const TIMEOUT_MS = 10_000;

/** The server's REST interface; every failure is a value. */
export class RestClient {
  readonly #fetch: typeof fetch;

  constructor(fetcher: typeof fetch = (input, init) => fetch(input, init)) {
    this.#fetch = fetcher;
  }

  session(): Promise<Outcome<SessionReply>> {
    return this.#ask('GET', '/api/session');
  }

  /** Makes this browser known by a cookie, or renames who is known already. */
  introduce(name: string, known: boolean): Promise<Outcome<SessionReply>> {
    return this.#ask(known ? 'PATCH' : 'POST', '/api/session', { name });
  }

  /** Whose a link to another device is; it is not used up by that. */
  returnPreview(token: string): Promise<Outcome<ReturnPreview>> {
    return this.#ask('POST', '/api/session/return/preview', { token });
  }

  /** Makes this browser that of the link's player. */
  useReturnLink(token: string): Promise<Outcome<SessionReply>> {
    return this.#ask('POST', '/api/session/return', { token });
  }

  /** A link by which another device becomes this player's. */
  makeReturnLink(): Promise<Outcome<ReturnLinkReply>> {
    return this.#ask('POST', '/api/session/return-link');
  }

  /** A table that one may watch. */
  watchPreview(watch: string): Promise<Outcome<InvitationPreview>> {
    return this.#ask('GET', `/api/watch/${encodeURIComponent(watch)}`);
  }

  /** A finished game of the series one watches. */
  watchedGame(watch: string, series: number, game: number): Promise<Outcome<GameReply>> {
    return this.#ask('GET', `/api/watch/${encodeURIComponent(watch)}/series/${series}/games/${game}`);
  }

  createTable(table: NewTable): Promise<Outcome<InvitationReply>> {
    return this.#ask('POST', '/api/tables', table);
  }

  practise(practice: Practice): Promise<Outcome<InvitationReply>> {
    return this.#ask('POST', '/api/practice', practice);
  }

  /** A typed code for the invitation it stands for. */
  resolveCode(code: string): Promise<Outcome<InvitationReply>> {
    return this.#ask('POST', '/api/codes', { code });
  }

  preview(invitation: string): Promise<Outcome<InvitationPreview>> {
    return this.#ask('GET', `/api/invitations/${encodeURIComponent(invitation)}`);
  }

  /** The invitation makes this player a member of the table. */
  join(invitation: string): Promise<Outcome<JoinedReply>> {
    return this.#ask('POST', '/api/tables/join', { invitation });
  }

  /** A code for typing, for a table one belongs to; the old one if it still holds. */
  codeFor(tableId: string): Promise<Outcome<InvitationReply>> {
    return this.#ask('POST', `/api/tables/${encodeURIComponent(tableId)}/code`, {});
  }

  openTables(): Promise<Outcome<readonly OpenTableReply[]>> {
    return this.#ask('GET', '/api/tables');
  }

  seriesList(): Promise<Outcome<readonly SeriesSummary[]>> {
    return this.#ask('GET', '/api/series');
  }

  series(tableId: string, series: number): Promise<Outcome<SeriesReply>> {
    return this.#ask('GET', `/api/series/${encodeURIComponent(tableId)}/${series}`);
  }

  game(tableId: string, series: number, game: number): Promise<Outcome<GameReply>> {
    return this.#ask('GET', `/api/series/${encodeURIComponent(tableId)}/${series}/games/${game}`);
  }

  async #ask<Reply>(method: Method, path: string, body?: unknown): Promise<Outcome<Reply>> {
    let response: Response;
    try {
      response = await this.#fetch(path, {
        method,
        credentials: 'same-origin',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
    } catch {
      return err({ code: 'unreachable' });
    }
    return readAnswer<Reply>(response);
  }
}

/** The typed body of an answer; server and page are of one release, or the handshake says so. */
async function readAnswer<Reply>(response: Response): Promise<Outcome<Reply>> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body === null ? err({ code: 'unreadable' }) : ok(body as Reply);
  return err(isErrorReply(body) ? body.error : { code: 'unreadable' });
}

function isErrorReply(body: unknown): body is { readonly error: ProtocolError } {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}
