/** What is another one in every process or at every moment. */
const OF_THE_MOMENT = new Set(['time', 'pid', 'hostname', 'reqId', 'milliseconds']);
const PORT = /127\.0\.0\.1:\d+/g;

/** A line as it would be in any process at any time. */
export function timeless(line: string): string {
  const placeless = line.replaceAll(PORT, '127.0.0.1');
  if (!placeless.startsWith('{')) return placeless;
  const fields = Object.entries(JSON.parse(placeless) as Record<string, unknown>);
  return JSON.stringify(Object.fromEntries(fields.filter(([name]) => !OF_THE_MOMENT.has(name))));
}

/** Lines that one world logged and the other has not yet: in the end there must be none. */
export class LogBalance {
  readonly #surplus = new Map<string, number>();
  readonly #rest: [string, string] = ['', ''];
  lines = 0;
  bytes = 0;

  /** Takes in what a world printed, in pieces of any size. */
  print(world: 0 | 1, text: string): void {
    const lines = (this.#rest[world] + text).split('\n');
    this.#rest[world] = lines.pop() ?? '';
    for (const line of lines) this.#add(world, timeless(line));
  }

  /** Lines with the number by which the first world has more (or, below 0, less) of them. */
  surplus(): ReadonlyMap<string, number> {
    return this.#surplus;
  }

  #add(world: 0 | 1, line: string): void {
    if (world === 0) {
      this.lines += 1;
      this.bytes += Buffer.byteLength(line);
    }
    const count = (this.#surplus.get(line) ?? 0) + (world === 0 ? 1 : -1);
    if (count === 0) this.#surplus.delete(line);
    else this.#surplus.set(line, count);
  }
}
