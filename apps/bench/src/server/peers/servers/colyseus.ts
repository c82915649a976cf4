/** The work of the benchmark as a room of Colyseus: its state in memory, views as messages to each client. */
import { randomInt } from 'node:crypto';
import type { PlayerCommand, Seat, TableState } from '@skat/engine';
import { viewUpdate } from '@skat/engine';
import type { Client } from '@colyseus/core';
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { COLYSEUS_MESSAGE } from '../colyseus-messages.ts';
import { newPeerTable, played } from '../peer-table.ts';

interface Ask {
  readonly version: number;
  readonly command: PlayerCommand;
}

class SkatRoom extends Room {
  override maxClients = 3;
  /** Cards are secret, so nothing is kept in the state that a room shares with all. */
  override patchRate = null;
  readonly #seats = new Map<Client, Seat>();
  #table: TableState = newPeerTable();
  #version = 0;

  onCreate(): void {
    this.onMessage(COLYSEUS_MESSAGE.command, (client, ask) => this.#act(client, ask as Ask));
  }

  onJoin(client: Client, { seat }: { readonly seat: Seat }): void {
    this.#seats.set(client, seat);
    client.send(COLYSEUS_MESSAGE.view, { version: this.#version, ...viewUpdate(null, this.#table, seat) });
  }

  #act(client: Client, { version, command }: Ask): void {
    const seat = this.#seats.get(client);
    if (seat === undefined || (command.type === 'act' && version !== this.#version)) {
      client.send(COLYSEUS_MESSAGE.refusal, 'staleVersion');
      return;
    }
    const before = this.#table;
    const step = played(before, { seat, command }, { at: Date.now(), choose: randomInt });
    if (!step.ok) {
      client.send(COLYSEUS_MESSAGE.refusal, step.error.code);
      return;
    }
    this.#table = step.value;
    this.#version += 1;
    for (const [onlooker, viewer] of this.#seats)
      onlooker.send(COLYSEUS_MESSAGE.view, {
        version: this.#version,
        ...viewUpdate(before, this.#table, viewer),
      });
  }
}

const server = new Server({ transport: new WebSocketTransport({}), greet: false });
server.define('skat', SkatRoom);
await server.listen(Number(process.argv[2]), '127.0.0.1');
