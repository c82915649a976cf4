import type { FailureCode } from '@skat/client';
import type { RestClient } from '../net/rest-client.ts';
import { connectLater } from './connect-later.ts';
import type { Session } from './session.svelte.ts';
import type { VisitStage } from './table-visit.svelte.ts';

/** The way from a link for spectators to the table. */
export class WatchVisit {
  readonly #rest: RestClient;
  readonly #session: Session;
  readonly #watch: string;
  #stage = $state.raw<VisitStage>({ kind: 'loading' });
  #isBusy = $state(false);
  #isClosed = false;

  constructor(rest: RestClient, session: Session, watch: string) {
    this.#rest = rest;
    this.#session = session;
    this.#watch = watch;
  }

  get stage(): VisitStage {
    return this.#stage;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /**
   * To the door, where the table says what it is.
   * @param isPastDoor whether somebody who is known goes straight in
   */
  async open(isPastDoor: boolean): Promise<void> {
    const loaded = await this.#session.load();
    const preview = loaded.ok ? await this.#rest.watchPreview(this.#watch) : loaded;
    if (!preview.ok) this.#stage = { kind: 'failed', code: failureOf(preview.error.code) };
    else if (isPastDoor && this.#session.player !== null) await this.#connect(preview.value.tableId);
    else this.#stage = { kind: 'invited', preview: preview.value };
  }

  /** Comes in under a name. @returns why that failed, or null */
  async enter(name: string): Promise<FailureCode | null> {
    if (this.#stage.kind !== 'invited') return null;
    const { tableId } = this.#stage.preview;
    this.#isBusy = true;
    const introduced = await this.#session.introduce(name);
    this.#isBusy = false;
    if (!introduced.ok) return introduced.error.code;
    await this.#connect(tableId);
    return null;
  }

  close(): void {
    this.#isClosed = true;
    if (this.#stage.kind === 'connected') this.#stage.connection.close();
  }

  async #connect(tableId: string): Promise<void> {
    const connection = await connectLater(tableId, { watch: this.#watch });
    if (connection === null) this.#stage = { kind: 'failed', code: 'unreachable' };
    else if (this.#isClosed) connection.close();
    else this.#stage = { kind: 'connected', connection };
  }
}

/** A link that was cut short on its way is as good as one to no table. */
function failureOf(code: FailureCode): FailureCode {
  return code === 'invalidMessage' ? 'watchUnknown' : code;
}
