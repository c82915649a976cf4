import type { ReturnLinkReply } from '@skat/protocol';
import type { Clock } from '../clock.ts';
import type { PlayerStore } from '../store/store.ts';
import { hashOfSecret, newSecret } from './secrets.ts';
import type { NewSession, Player } from './sessions.ts';

const LIVES_MS = 24 * 60 * 60 * 1000;

/** Links by which a player goes on in one more browser. Each works once, and only its hash is kept. */
export class ReturnLinks {
  readonly #players: PlayerStore;
  readonly #clock: Clock;

  constructor(players: PlayerStore, clock: Clock) {
    this.#players = players;
    this.#clock = clock;
  }

  /**
   * A new link, which replaces the one that the player may have.
   * @throws StoreUnavailable
   */
  async make({ id }: Player): Promise<ReturnLinkReply> {
    const token = newSecret();
    const expiresAt = this.#clock.now() + LIVES_MS;
    await this.#players.putReturnLink(id, mustHash(token), expiresAt);
    return { token, expiresAt };
  }

  /**
   * Whose a link is; null for one that can't be used (any more).
   * @throws StoreUnavailable
   */
  async ownerOf(token: string): Promise<Player | null> {
    const hash = hashOfSecret(token);
    const row = hash === null ? null : await this.#players.ownerOfReturnLink(hash, this.#clock.now());
    return row === null ? null : { id: row.id, name: row.name };
  }

  /**
   * Uses a link up, for a session of its own.
   * @throws StoreUnavailable
   */
  async use(token: string): Promise<NewSession | null> {
    const hash = hashOfSecret(token);
    if (hash === null) return null;
    const secret = newSecret();
    const row = await this.#players.useReturnLink(hash, mustHash(secret), this.#clock.now());
    return row === null ? null : { player: { id: row.id, name: row.name }, secret };
  }
}

function mustHash(secret: string): string {
  const hash = hashOfSecret(secret);
  if (hash === null) throw new Error('A new secret has the wrong form');
  return hash;
}
