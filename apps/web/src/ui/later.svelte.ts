/** A component that is fetched when it is first needed; from then on it is there at once. */
export class Later<Part> {
  #component = $state.raw<Part | null>(null);
  readonly #fetch: () => Promise<{ readonly default: Part }>;

  constructor(fetch: () => Promise<{ readonly default: Part }>) {
    this.#fetch = fetch;
  }

  /** Null until it has been fetched. */
  get component(): Part | null {
    return this.#component;
  }

  /** Fetches it; rejects where the server cannot be reached. */
  async load(): Promise<void> {
    this.#component ??= (await this.#fetch()).default;
  }
}
