import type { TableSection, TableView } from '@skat/engine';
import { presetOf } from '@skat/engine';

/** Whom the chat is closed to, and so why. */
export type ChatClosed = 'atTheDoor' | 'spectators' | 'tournament';

/** What decides it: who one is at the table, its rules, and whether a game runs. */
export interface ChatSeen {
  readonly viewer: TableView['viewer'];
  readonly rules: TableView['rules'];
  readonly phase: TableSection['phase'];
}

/**
 * Why somebody may say nothing now, or null. Spectators are silent while a game runs, and so is who sits at a table with
 * tournament rules (R4.11); somebody at the door neither hears nor says anything.
 */
export function chatClosedTo({ viewer, rules, phase }: ChatSeen): ChatClosed | null {
  if (viewer === null) return 'atTheDoor';
  if (phase !== 'playing') return null;
  if (viewer === 'spectator') return 'spectators';
  return presetOf(rules) === 'tournament' ? 'tournament' : null;
}
