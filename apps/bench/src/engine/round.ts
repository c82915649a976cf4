import type { PlayScript } from './older-tree.ts';
import type { Script } from './scripted-game.ts';

const MICROSECONDS = 1_000_000;

/** What playing all scripts once took. */
export interface Round {
  /** Processor time. */
  readonly seconds: number;
  readonly actions: number;
}

/** Plays all scripts once. */
export function roundOf(scripts: readonly Script[], play: PlayScript): Round {
  const before = process.cpuUsage();
  let actions = 0;
  for (const script of scripts) actions += play(script).actions;
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / MICROSECONDS, actions };
}
