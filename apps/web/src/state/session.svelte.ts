import { ok } from '@skat/engine';
import type { SessionReply } from '@skat/protocol';
import type { Outcome } from '@skat/client';
import type { RestClient } from '../net/rest-client.ts';

type Player = NonNullable<SessionReply['player']>;

/** Who sits at this browser, as the server knows him by the cookie. */
export class Session {
  #player = $state.raw<Player | null>(null);
  #loading: Promise<Outcome<SessionReply>> | null = null;
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  get player(): Player | null {
    return this.#player;
  }

  /** Asks the server once; a failure is asked again the next time. */
  async load(): Promise<Outcome<SessionReply>> {
    this.#loading ??= this.#rest.session();
    const outcome = await this.#loading;
    if (outcome.ok) this.#player = outcome.value.player;
    else this.#loading = null;
    return outcome;
  }

  /** This browser is another player's from now on. */
  become(reply: SessionReply): void {
    this.#loading = Promise.resolve(ok(reply));
    this.#player = reply.player;
  }

  /** Goes by this name from now on; nothing is asked if that is so already. */
  async introduce(name: string): Promise<Outcome<null>> {
    const loaded = await this.load();
    if (!loaded.ok) return loaded;
    if (this.#player?.name === name) return ok(null);
    const outcome = await this.#rest.introduce(name, this.#player !== null);
    if (!outcome.ok) return outcome;
    this.#loading = Promise.resolve(outcome);
    this.#player = outcome.value.player;
    return ok(null);
  }
}
