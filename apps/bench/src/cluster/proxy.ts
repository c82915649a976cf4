import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { once } from 'node:events';

/** How often the servers are asked whether they are ready. */
const CHECK_EVERY_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;
const BAD_GATEWAY = 502;

/** What a reverse proxy in front of several servers does, as small as can be; for trying, not for the internet. */
export class SpreadingProxy {
  readonly #servers: readonly URL[];
  readonly #http: Server;
  readonly #sockets = new Set<Socket>();
  readonly #timer: NodeJS.Timeout;
  #ready: readonly URL[];
  #next = 0;

  private constructor(servers: readonly URL[]) {
    this.#servers = servers;
    this.#ready = servers;
    this.#http = createServer((request, response) => this.#pass(request, response));
    this.#http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#http.on('connection', (socket) => this.#keep(socket));
    this.#timer = setInterval(() => void this.#check(), CHECK_EVERY_MS);
  }

  /**
   * Opens it; requests and websockets go to the ready servers in turns, wherever earlier ones went.
   * @param port 0 for any
   */
  static async open(servers: readonly string[], port: number): Promise<SpreadingProxy> {
    const proxy = new SpreadingProxy(servers.map((server) => new URL(server)));
    proxy.#http.listen(port, '127.0.0.1');
    await once(proxy.#http, 'listening');
    await proxy.#check();
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  /** Servers that are ready, as far as is known. */
  get readyServers(): readonly string[] {
    return this.#ready.map(({ origin }) => origin);
  }

  /** Cuts what is open. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const socket of this.#sockets) socket.destroy();
    this.#http.close();
    await once(this.#http, 'close');
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  /** One server after another; all of them while none is known to be ready. */
  #choose(): URL {
    const from = this.#ready.length > 0 ? this.#ready : this.#servers;
    this.#next += 1;
    const server = from[this.#next % from.length];
    if (server === undefined) throw new Error('There is no server');
    return server;
  }

  async #check(): Promise<void> {
    const answers = await Promise.all(this.#servers.map((server) => isReady(server)));
    this.#ready = this.#servers.filter((_server, index) => answers[index]);
  }

  #pass(request: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/' } = request;
    const passed = httpRequest(
      new URL(url, this.#choose()),
      { method, headers: forwarded(request) },
      (answer) => {
        response.writeHead(answer.statusCode ?? BAD_GATEWAY, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(BAD_GATEWAY).end();
    });
    request.pipe(passed);
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { hostname, port } = this.#choose();
    const server = connect(Number(port), hostname, () => {
      server.write(requestText(request));
      server.write(head);
      server.pipe(socket).pipe(server);
    });
    this.#keep(server);
    for (const [one, other] of [
      [server, socket],
      [socket, server],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  }
}

async function isReady(server: URL): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = await fetch(new URL('/health/ready', server), { signal }).catch(() => null);
  return answer?.ok === true;
}

/** The headers as they came, with what `TRUST_PROXY=on` relies on. */
function forwarded({ headers, socket }: IncomingMessage): NodeJS.Dict<string | string[]> {
  return { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '', 'x-forwarded-proto': 'http' };
}

function requestText(request: IncomingMessage): string {
  const lines = Object.entries(forwarded(request)).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${name}: ${one}`),
  );
  return `${request.method ?? 'GET'} ${request.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}
