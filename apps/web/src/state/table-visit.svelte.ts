import { err, ok } from '@skat/engine';
import type { InvitationPreview, JoinedReply } from '@skat/protocol';
import type { FailureCode, Outcome } from '@skat/client';
import type { RestClient } from '../net/rest-client.ts';
import type { TableConnection } from '../net/table-connection.svelte.ts';
import { connectLater } from './connect-later.ts';
import type { Session } from './session.svelte.ts';

/** How far somebody has come who opened a table's link. */
export type VisitStage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly code: FailureCode }
  /** Not a member yet: what the table is, and a name to sit down under. */
  | { readonly kind: 'invited'; readonly preview: InvitationPreview }
  | { readonly kind: 'connected'; readonly connection: TableConnection };

/** The way from a link to a seat. */
export class TableVisit {
  readonly #rest: RestClient;
  readonly #session: Session;
  readonly #invitation: string;
  #stage = $state.raw<VisitStage>({ kind: 'loading' });
  #isBusy = $state(false);
  #isClosed = false;

  constructor(rest: RestClient, session: Session, invitation: string) {
    this.#rest = rest;
    this.#session = session;
    this.#invitation = invitation;
  }

  get stage(): VisitStage {
    return this.#stage;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Straight to the table for whoever belongs to it, else to its door. */
  async open(): Promise<void> {
    const loaded = await this.#session.load();
    if (!loaded.ok) {
      this.#fail(loaded.error.code);
      return;
    }
    if (this.#session.player !== null) {
      const tables = await this.#rest.openTables();
      const known = tables.ok && tables.value.find(({ invitation }) => invitation === this.#invitation);
      if (known) {
        await this.#connect(known.tableId);
        return;
      }
    }
    const preview = await this.#rest.preview(this.#invitation);
    if (preview.ok) this.#stage = { kind: 'invited', preview: preview.value };
    else this.#fail(invitationFailure(preview.error.code));
  }

  /** Comes in under a name and sits down on the first free chair, if the table still gathers. */
  async sitDown(name: string): Promise<FailureCode | null> {
    const joined = await this.#join(name);
    if (!joined.ok) return joined.error.code;
    await this.#connect(joined.value.tableId, (connection) => void takeFreeSeat(connection));
    return null;
  }

  /** Comes in under a name, to watch. @returns the secret of the link for spectators */
  async comeToWatch(name: string): Promise<Outcome<string>> {
    const joined = await this.#join(name);
    const outcome = joined.ok ? await this.#rest.codeFor(joined.value.tableId) : joined;
    if (!outcome.ok) return outcome;
    const { watch } = outcome.value;
    return watch === null ? err({ code: 'watchUnknown' }) : ok(watch);
  }

  async code(): Promise<string | null> {
    if (this.#stage.kind !== 'connected') return null;
    const outcome = await this.#rest.codeFor(this.#stage.connection.tableId);
    return outcome.ok ? outcome.value.code : null;
  }

  /** The secret of the link for spectators, null where nobody may watch. */
  async watch(): Promise<string | null> {
    if (this.#stage.kind !== 'connected') return null;
    const outcome = await this.#rest.codeFor(this.#stage.connection.tableId);
    return outcome.ok ? outcome.value.watch : null;
  }

  close(): void {
    this.#isClosed = true;
    if (this.#stage.kind === 'connected') this.#stage.connection.close();
  }

  async #join(name: string): Promise<Outcome<JoinedReply>> {
    this.#isBusy = true;
    try {
      const introduced = await this.#session.introduce(name);
      return introduced.ok ? await this.#rest.join(this.#invitation) : introduced;
    } finally {
      this.#isBusy = false;
    }
  }

  async #connect(tableId: string, onview?: (connection: TableConnection) => void): Promise<void> {
    const connection = await connectLater(tableId, onview ? { onfirstview: onview } : {});
    if (connection === null) this.#fail('unreachable');
    else if (this.#isClosed) connection.close();
    else this.#stage = { kind: 'connected', connection };
  }

  #fail(code: FailureCode): void {
    this.#stage = { kind: 'failed', code };
  }
}

/** A link that was cut short on its way is as good as one to no table. */
function invitationFailure(code: FailureCode): FailureCode {
  return code === 'invalidMessage' ? 'invitationUnknown' : code;
}

async function takeFreeSeat(connection: TableConnection): Promise<void> {
  const { view } = connection;
  if (view?.viewer !== null || view.table.phase !== 'gathering') return;
  for (const seat of view.table.chairs) {
    if (view.table.seats[seat]?.kind !== 'empty') continue;
    const outcome = await connection.send({ type: 'sit', seat });
    if (outcome.ok || outcome.error.code !== 'seatTaken') return;
  }
}
