import type { ServerSettings } from './test-server.ts';
import { TestServer } from './test-server.ts';

/** Servers that tests use one after the other: each makes tables of its own, and a start costs more than some tests. */
export class ServerPool {
  readonly #servers = new Map<string, TestServer>();

  /** One that runs with these settings. */
  async take(settings: ServerSettings): Promise<TestServer> {
    const name = JSON.stringify(settings);
    const known = this.#servers.get(name);
    if (known?.isRunning) return known;
    const server = await TestServer.open(settings);
    this.#servers.set(name, server);
    return server;
  }

  async close(): Promise<void> {
    for (const server of this.#servers.values()) await server.close();
  }
}
