import type { Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** An acknowledgement of success, as Socket.IO frames it. */
const ACCEPTED = /43\d+\[\{"ok":true/;

interface Pair {
  readonly below: Socket;
  readonly above: Socket;
}

/** Passes connections on to a server, until it is told to do worse. */
export class FaultyProxy {
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  readonly #serverPort: number;
  #isSilentUp = new WeakSet<Pair>();
  #isSilentDown = new WeakSet<Pair>();
  #losesNextReply = false;
  /** Whether nobody gets through. */
  isDown = false;
  lostReplies = 0;
  connections = 0;

  private constructor(serverPort: number) {
    this.#serverPort = serverPort;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  static async open(serverPort: number): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(serverPort);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Breaks all connections. */
  cut(): void {
    for (const { below, above } of this.#pairs) {
      below.destroy();
      above.destroy();
    }
  }

  /** Nothing gets through any more on the present connections, and nobody is told. */
  silence(directions: readonly ('up' | 'down')[]): void {
    for (const pair of this.#pairs)
      for (const direction of directions)
        (direction === 'up' ? this.#isSilentUp : this.#isSilentDown).add(pair);
  }

  /** Nothing moves until it is let go; then everything arrives. */
  stall(): () => void {
    const held = [...this.#pairs].flatMap(({ below, above }) => [below, above]);
    for (const socket of held) socket.pause();
    return () => {
      for (const socket of held) if (!socket.destroyed) socket.resume();
    };
  }

  /** The next acceptance of a command is lost together with its connection. */
  loseNextReply(): void {
    this.#losesNextReply = true;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #accept(below: Socket): void {
    below.on('error', () => undefined);
    if (this.isDown) {
      below.destroy();
      return;
    }
    this.connections += 1;
    const above = connect(this.#serverPort, '127.0.0.1');
    const pair: Pair = { below, above };
    this.#pairs.add(pair);
    above.on('error', () => undefined);
    below.on('data', (data) => {
      if (!this.#isSilentUp.has(pair)) above.write(data);
    });
    above.on('data', (data) => this.#down(pair, data));
    for (const [one, other] of [
      [below, above],
      [above, below],
    ] as const)
      one.on('close', () => {
        this.#pairs.delete(pair);
        // A line on which nothing gets through tells of no ending either.
        if (!(one === below ? this.#isSilentUp : this.#isSilentDown).has(pair)) other.destroy();
      });
  }

  #down(pair: Pair, data: Buffer): void {
    if (this.#isSilentDown.has(pair)) return;
    if (this.#losesNextReply && ACCEPTED.test(data.toString('latin1'))) {
      this.#losesNextReply = false;
      this.lostReplies += 1;
      pair.below.destroy();
      pair.above.destroy();
    } else pair.below.write(data);
  }
}
