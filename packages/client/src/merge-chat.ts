import type { ChatLine } from '@skat/protocol';
import { CHAT_LINES } from '@skat/protocol';

/** The lines held and those just told, each once, in the order in which they were said; the latest ones. */
export function mergeChat(held: readonly ChatLine[], told: readonly ChatLine[]): readonly ChatLine[] {
  const lines = new Map([...held, ...told].map((line) => [line.id, line]));
  if (lines.size === held.length) return held;
  return [...lines.values()].sort((a, b) => a.saidAt - b.saidAt || (a.id < b.id ? -1 : 1)).slice(-CHAT_LINES);
}
