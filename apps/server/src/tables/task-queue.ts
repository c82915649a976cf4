/** Runs tasks one after another, in the order they came; one that fails stops no other. */
export class TaskQueue {
  #tail: Promise<unknown> = Promise.resolve();

  /** Resolves or rejects as the task does. */
  run<Value>(task: () => Promise<Value>): Promise<Value> {
    const result = this.#tail.then(task);
    this.#tail = result.catch(() => undefined);
    return result;
  }

  /** When everything asked for so far is done. */
  async idle(): Promise<void> {
    await this.#tail;
  }
}
