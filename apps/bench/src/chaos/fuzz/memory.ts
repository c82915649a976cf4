import type { ServerProcess } from '../../server/server-process.ts';

/** Resident memory of a server over time. */
export class Memory {
  readonly #server: Pick<ServerProcess, 'ending' | 'residentKb'>;
  readonly #start: number;
  #peak: number;
  #end: number;

  constructor(server: Pick<ServerProcess, 'ending' | 'residentKb'>) {
    this.#server = server;
    this.#start = this.#peak = this.#end = server.residentKb();
  }

  look(): void {
    if (this.#server.ending() !== null) return;
    this.#end = this.#server.residentKb();
    this.#peak = Math.max(this.#peak, this.#end);
  }

  figures(): { readonly start: number; readonly peak: number; readonly end: number } {
    return { start: this.#start, peak: this.#peak, end: this.#end };
  }
}
