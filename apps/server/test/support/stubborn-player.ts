import { randomUUID } from 'node:crypto';
import type { Player } from './play.ts';
import type { SeenTable, TestClient } from './test-client.ts';

export interface Acknowledged {
  readonly commandId: string;
  readonly version: number;
}

/** Plays on whatever happens to the server: repeats what was not answered until it is, under the same id. */
export class StubbornPlayer {
  readonly client: TestClient;
  readonly acknowledged: Acknowledged[] = [];
  readonly #tableId: string;
  readonly #player: Player;

  constructor(client: TestClient, tableId: string, player: Player) {
    this.client = client;
    this.#tableId = tableId;
    this.#player = player;
  }

  /** The highest version it was told of, by an answer or a view. */
  get knownVersion(): number {
    return Math.max(this.client.seen(this.#tableId).version, this.acknowledged.at(-1)?.version ?? 0);
  }

  /** Until its client is stopped or the series has ended. */
  async play(): Promise<void> {
    while (!this.client.isStopped()) {
      const table = await this.client.untilSeen(
        this.#tableId,
        'own move',
        (seen) => this.client.isStopped() || seen.table.phase === 'ended' || this.#player(seen) !== null,
      );
      if (this.client.isStopped() || table.table.phase === 'ended') return;
      await this.#move(table);
    }
  }

  async #move(table: SeenTable): Promise<void> {
    const command = this.#player(table);
    if (command === null) return;
    const commandId = randomUUID();
    const { version } = table;
    while (!this.client.isStopped()) {
      const reply = await this.client
        .command(this.#tableId, command, { commandId, version })
        .catch(() => null);
      if (reply?.ok) {
        this.acknowledged.push({ commandId, version: reply.value.version });
        return this.#untilNewer(reply.value.version);
      }
      if (reply !== null && reply.error.code !== 'storeUnavailable') return this.#untilNewer(version + 1);
      await this.client.until('back', () => this.client.isStopped() || this.client.socket.connected);
    }
  }

  async #untilNewer(version: number): Promise<void> {
    await this.client.untilSeen(
      this.#tableId,
      'a newer view',
      (seen) => this.client.isStopped() || seen.version >= version,
    );
  }
}
