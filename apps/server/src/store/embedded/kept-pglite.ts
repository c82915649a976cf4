import { rm } from 'node:fs/promises';
import { startThread } from '../entry-point.ts';
import { StoreUnavailable, messageOf } from '../errors.ts';
import type { PgliteTask } from './pglite-worker.ts';

/** Who is told what becomes of the embedded database. */
export interface EmbeddedListeners {
  /** What takes long, or goes wrong and is mended, a line at a time. */
  readonly onProgress: (line: string) => void;
  /** It is gone for good: every request fails from now on. */
  readonly onLost: (error: StoreUnavailable) => void;
}

/** A thread that runs the database. */
interface PgliteThread {
  /** When it has ended, and why. */
  readonly ended: Promise<string>;
  stop(): void;
}

/** A database that dies more often than this within the time below is not started again. */
const MAX_DEATHS = 3;
const DEATHS_WITHIN_MS = 60_000;

/** The embedded database in a thread of its own, which is started again when it dies. */
export class KeptPglite {
  readonly #task: PgliteTask;
  readonly #listeners: EmbeddedListeners;
  #thread: PgliteThread;
  #deaths: readonly number[] = [];
  #isStopping = false;
  #watching: Promise<void>;

  private constructor(task: PgliteTask, listeners: EmbeddedListeners, thread: PgliteThread) {
    this.#task = task;
    this.#listeners = listeners;
    this.#thread = thread;
    this.#watching = this.#watch();
  }

  /** @throws if the database cannot be opened */
  static async start(task: PgliteTask, listeners: EmbeddedListeners): Promise<KeptPglite> {
    return new KeptPglite(task, listeners, await startPglite(task));
  }

  /** When the database has written everything down. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#thread.stop();
    await this.#watching;
  }

  async #watch(): Promise<void> {
    for (;;) {
      const reason = await this.#thread.ended;
      if (this.#isStopping) return;
      try {
        await this.#startAgain(reason);
      } catch (error) {
        const text = `The embedded database has stopped and cannot be started again: ${messageOf(error)}`;
        this.#listeners.onLost(new StoreUnavailable(text, { cause: error }));
        return;
      }
    }
  }

  async #startAgain(reason: string): Promise<void> {
    const now = performance.now();
    this.#deaths = [...this.#deaths, now].filter((at) => now - at < DEATHS_WITHIN_MS);
    if (this.#deaths.length > MAX_DEATHS) throw new Error(`it does so again and again (${reason})`);
    this.#listeners.onProgress(`The embedded database has stopped (${reason}) and starts again.`);
    const { endpoint } = this.#task;
    if (endpoint.kind === 'unix') await rm(endpoint.file, { force: true });
    this.#thread = await startPglite(this.#task);
    if (this.#isStopping) this.#thread.stop();
  }
}

function startPglite(task: PgliteTask): Promise<PgliteThread> {
  const worker = startThread('embedded/pglite-worker', task);
  let failure: string | null = null;
  worker.on('error', (error) => (failure = messageOf(error)));
  const ended = new Promise<string>((end) =>
    worker.once('exit', (code) => end(failure ?? `its thread ended with ${code}`)),
  );
  return new Promise((started, failed) => {
    void ended.then((reason) => failed(new Error(`The embedded database ended at its start: ${reason}.`)));
    worker.once('message', () => started({ ended, stop: () => worker.postMessage('stop') }));
  });
}
