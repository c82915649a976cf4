import type { ChatLine, Say } from '@skat/protocol';
import { chatClosedTo } from '@skat/protocol';
import type { TableConnection } from '../net/table-connection.svelte.ts';
import { browserStorage } from '../ui/storage.ts';

const KEY = 'muted';
const READ_KEY = 'chat-read';
const storage = browserStorage();

/** The chat as this browser's person reads it. */
export class ChatReader {
  readonly #connection: TableConnection;
  #muted = $state.raw<readonly string[]>(readMuted());
  #readUntil = $state(0);
  #panels = 0;
  #toldUntil: number;

  constructor(connection: TableConnection) {
    this.#connection = connection;
    this.#readUntil = readUntil(connection.tableId);
    this.#toldUntil = this.#readUntil;
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

  /** A panel shows the lines, and reads new ones aloud, until the returned function is called. */
  show(): () => void {
    this.#panels += 1;
    return () => {
      this.#panels -= 1;
    };
  }

  /** Lines that have come since the last time, where no panel reads them aloud. */
  takeNews(): readonly ChatLine[] {
    const news = this.lines.filter(({ saidAt }) => saidAt > this.#toldUntil);
    this.#toldUntil = Math.max(this.#toldUntil, this.#latest);
    return this.#panels > 0 ? [] : news;
  }

  get #latest(): number {
    return this.#connection.chat.at(-1)?.saidAt ?? 0;
  }

  /** Why nothing may be said now, or null. */
  get closedTo() {
    const { view } = this.#connection;
    if (view === null) return 'atTheDoor';
    return chatClosedTo({ viewer: view.viewer, rules: view.rules, phase: view.table.phase });
  }

  markRead(): void {
    if (this.#latest <= this.#readUntil) return;
    this.#readUntil = this.#latest;
    storage.write(READ_KEY, JSON.stringify([this.#connection.tableId, this.#readUntil]));
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

function readMuted(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.read(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Up to when this browser's person has read what was said at the table last sat at. */
function readUntil(tableId: string): number {
  try {
    const kept: unknown = JSON.parse(storage.read(READ_KEY) ?? '[]');
    const [table, until] = Array.isArray(kept) ? (kept as readonly unknown[]) : [];
    return table === tableId && typeof until === 'number' ? until : 0;
  } catch {
    return 0;
  }
}
