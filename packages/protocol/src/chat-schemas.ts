import { z } from 'zod';
import { EMOJI, PHRASES } from './chat-words.ts';
import type { DeepReadonly } from './same.ts';
import { tableIdSchema } from './table-schemas.ts';
import { chatTextSchema } from './text-schemas.ts';

export const saySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('phrase'), phrase: z.enum(PHRASES) }),
  z.strictObject({ kind: z.literal('emoji'), emoji: z.enum(EMOJI) }),
  z.strictObject({ kind: z.literal('text'), text: chatTextSchema }),
]);
export type Say = DeepReadonly<z.infer<typeof saySchema>>;

/** `table:say`. `messageId` is made once per line, so that a repetition is said once. */
export const sayMessageSchema = z.strictObject({
  tableId: tableIdSchema,
  messageId: z.uuid().toLowerCase(),
  say: saySchema,
});
export type SayMessage = DeepReadonly<z.infer<typeof sayMessageSchema>>;

/** One line of the chat, as everybody who sits or watches is told it. */
export const chatLineSchema = z.strictObject({
  id: z.uuid(),
  /** Who said it, whatever the name is by now. */
  playerId: z.uuid(),
  /** As the person was called then. */
  name: z.string(),
  say: saySchema,
  /** Milliseconds since the epoch. */
  saidAt: z.int().nonnegative(),
});
export type ChatLine = DeepReadonly<z.infer<typeof chatLineSchema>>;

/** `table:chat`, strictly: one line as it is said, or the latest ones to whoever comes. */
export const chatMessageSchema = z.strictObject({ tableId: tableIdSchema, lines: z.array(chatLineSchema) });
export type ChatMessage = DeepReadonly<z.infer<typeof chatMessageSchema>>;
