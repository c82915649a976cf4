import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { DatabaseOptions } from './database-options.ts';

/** Something that happens to the database. */
export interface Fault {
  readonly name: string;
  /** How long the database is away; 0 where only connections are cut. */
  readonly awayMs: number;
  readonly begin: (cluster: Cluster) => Promise<void>;
  readonly end: (cluster: Cluster) => Promise<void>;
}

const MS = 1_000;
/** So much longer than said is the database away with the planted fault. */
const LATE_MS = 6_000;

/** Everything that is asked for, in order. */
export function faultsOf({ cuts, outages, freezes, plant }: DatabaseOptions): readonly Fault[] {
  const faults = [
    ...Array.from({ length: cuts }, (_, index) => cutNumber(index + 1)),
    ...outages.map((seconds) => stopFor(seconds)),
    ...freezes.map((seconds) => freezeFor(seconds)),
  ];
  return plant === 'late-return' ? faults.map(late) : faults;
}

function cutNumber(number: number): Fault {
  return {
    name: `connections cut (${number})`,
    awayMs: 0,
    begin: (cluster) => cluster.cut(),
    end: () => Promise.resolve(),
  };
}

function stopFor(seconds: number): Fault {
  return {
    name: `stopped for ${seconds} s`,
    awayMs: seconds * MS,
    begin: (cluster) => cluster.stop(),
    end: (cluster) => cluster.start(),
  };
}

function freezeFor(seconds: number): Fault {
  return {
    name: `frozen for ${seconds} s`,
    awayMs: seconds * MS,
    begin: (cluster) => cluster.freeze(),
    end: (cluster) => cluster.goOn(),
  };
}

/** A planted fault: it is said to be back while it is not. */
function late(fault: Fault): Fault {
  const end = async (cluster: Cluster): Promise<void> => {
    const goOn = async (): Promise<void> => {
      await pause(LATE_MS);
      await fault.end(cluster);
    };
    void goOn();
    return Promise.resolve();
  };
  return { ...fault, end };
}
