import type { PlayerRow, PlayerStore } from '../store/store.ts';
import { hashOfSecret, newSecret } from './secrets.ts';

export interface Player {
  readonly id: string;
  readonly name: string;
}

export interface NewSession {
  readonly player: Player;
  /** For the cookie; the server keeps only its hash. */
  readonly secret: string;
}

/** Guests: a name is enough, a secret in the browser makes them known again. */
export class Sessions {
  readonly #players: PlayerStore;

  constructor(players: PlayerStore) {
    this.#players = players;
  }

  /** @throws StoreUnavailable */
  async playerOf(secret: string | undefined): Promise<Player | null> {
    const hash = hashOfSecret(secret);
    if (hash === null) return null;
    const row = await this.#players.findBySession(hash);
    return row === null ? null : playerFrom(row);
  }

  /** @throws StoreUnavailable */
  async open(name: string): Promise<NewSession> {
    const secret = newSecret();
    const hash = hashOfSecret(secret);
    if (hash === null) throw new Error('A new secret has the wrong form');
    return { player: playerFrom(await this.#players.createWithSession(name, hash)), secret };
  }

  /** @throws StoreUnavailable */
  async rename(player: Player, name: string): Promise<Player> {
    await this.#players.rename(player.id, name);
    return { id: player.id, name };
  }

  /** A player as stored now; the name may have changed since. @throws StoreUnavailable */
  async current(player: Player): Promise<Player> {
    const row = await this.#players.findById(player.id);
    return row === null ? player : playerFrom(row);
  }
}

function playerFrom({ id, name }: PlayerRow): Player {
  return { id, name };
}
