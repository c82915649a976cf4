import type { Channel, Told } from './transcript.ts';
import { CHANNELS } from './transcript.ts';

/** What two worlds told, side by side. */
export class Comparison {
  readonly bytes: Record<Channel, number> = { views: 0, replies: 0, REST: 0, log: 0 };
  differing = 0;
  /** The first differences, in words. */
  readonly examples: string[] = [];

  /** @param what the case, for the examples */
  compare(what: string, ours: readonly Told[], theirs: readonly Told[]): void {
    for (const channel of CHANNELS) this.#channel(what, channel, [ours, theirs]);
  }

  #channel(what: string, channel: Channel, worlds: readonly [readonly Told[], readonly Told[]]): void {
    const [ours, theirs] = worlds.map((told) => told.filter((one) => one.channel === channel)) as [
      Told[],
      Told[],
    ];
    for (let index = 0; index < Math.max(ours.length, theirs.length); index++) {
      const here = ours[index]?.text ?? '';
      const there = theirs[index]?.text ?? '';
      this.bytes[channel] += Buffer.byteLength(here);
      if (here !== there) this.note(`${what}, ${channel}`, here, there);
    }
  }

  /** Counts a pair of texts that differ. */
  note(what: string, here: string, there: string): void {
    this.differing += differingBytes(here, there);
    if (this.examples.length < MOST_EXAMPLES) this.examples.push(`${what}: ${around(here, there)}`);
  }
}

const MOST_EXAMPLES = 5;
const CONTEXT = 60;

/** Bytes that are not the same at their place, and what one text has more than the other. */
export function differingBytes(here: string, there: string): number {
  const [ours, theirs] = [Buffer.from(here), Buffer.from(there)];
  const shared = Math.min(ours.length, theirs.length);
  let count = Math.max(ours.length, theirs.length) - shared;
  for (let index = 0; index < shared; index++) if (ours[index] !== theirs[index]) count++;
  return count;
}

function around(here: string, there: string): string {
  let first = 0;
  while (first < here.length && here[first] === there[first]) first++;
  const part = (text: string): string => text.slice(Math.max(0, first - CONTEXT), first + CONTEXT);
  return `"${part(here)}" or "${part(there)}"`;
}
