import type { ChatLine, Say } from '@skat/protocol';
import { chatClosedTo } from '@skat/protocol';
import type { Messages } from '../i18n/messages.ts';
import type { TableConnection } from '../net/table-connection.svelte.ts';
import { browserStorage } from '../ui/storage.ts';

const KEY = 'muted';
const storage = browserStorage();

/** The chat as this browser's person reads it. */
export class ChatReader {
  readonly #connection: TableConnection;
  #muted = $state.raw<readonly string[]>(readMuted());
  #readUntil = $state(0);

  constructor(connection: TableConnection) {
    this.#connection = connection;
  }

  /** What was said, by anybody who is not muted. */
  get lines(): readonly ChatLine[] {
    return this.#connection.chat.filter(({ playerId }) => !this.#muted.includes(playerId));
  }

  /** Who is muted of those who have said something, by the latest name. */
  get muted(): readonly (readonly [playerId: string, name: string])[] {
    const lines = this.#connection.chat.filter(({ playerId }) => this.#muted.includes(playerId));
    return [...this.#muted].flatMap((id) => {
      const name = lines.findLast(({ playerId }) => playerId === id)?.name;
      return name === undefined ? [] : [[id, name] as const];
    });
  }

  get unread(): number {
    return this.lines.filter(({ saidAt }) => saidAt > this.#readUntil).length;
  }

  /** Why nothing may be said now, or null. */
  get closedTo() {
    const { view } = this.#connection;
    if (view === null) return 'atTheDoor';
    return chatClosedTo({ viewer: view.viewer, rules: view.rules, phase: view.table.phase });
  }

  markRead(): void {
    this.#readUntil = Math.max(this.#readUntil, this.#connection.chat.at(-1)?.saidAt ?? 0);
  }

  say(say: Say) {
    return this.#connection.say(say);
  }

  setMuted(playerId: string, isMuted: boolean): void {
    const others = [...this.#muted].filter((id) => id !== playerId);
    const muted = isMuted ? [...others, playerId] : others;
    this.#muted = muted;
    storage.write(KEY, JSON.stringify(muted));
  }
}

/** A line in the reader's language. */
export function wordsOf(say: Say, words: Messages): string {
  switch (say.kind) {
    case 'phrase':
      return words.chat.phrases[say.phrase];
    case 'emoji':
      return say.emoji;
    case 'text':
      return say.text;
  }
}

function readMuted(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.read(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
