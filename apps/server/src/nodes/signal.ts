import { z } from 'zod';

const idsSchema = z.array(z.uuid());
const atTableSchema = z.tuple([z.uuid(), idsSchema]);

/** What nodes tell each other; nobody's cards, names or secrets are among it. */
const signalSchema = z.discriminatedUnion('kind', [
  /** Tables have new entries, told by the store together with them: a table's id and the entry's place. */
  z.strictObject({
    kind: z.literal('entries'),
    heads: z.array(z.tuple([z.uuid(), z.int().nonnegative()])),
  }),
  /** The node is there. */
  z.strictObject({ kind: z.literal('beat') }),
  /** The node has come, or has missed something, and wants to be told by everybody. */
  z.strictObject({ kind: z.literal('ask') }),
  /** The node goes, and nobody is connected to it any more. */
  z.strictObject({ kind: z.literal('bye') }),
  /** Who is connected to the node at a table now. */
  z.strictObject({ kind: z.literal('people'), table: z.uuid(), people: idsSchema }),
  /** Who is connected to the node at all tables, in parts; what is not named there is not so any more. */
  z.strictObject({
    kind: z.literal('everybody'),
    part: z.int().nonnegative(),
    parts: z.int().positive(),
    tables: z.array(atTableSchema),
  }),
  /** Who watches a table through the node now; told again after `everybody`. */
  z.strictObject({ kind: z.literal('watching'), table: z.uuid(), people: idsSchema }),
  /** Since when the node has served a table without a break, as entries are dated: told to one that begins to. */
  z.strictObject({ kind: z.literal('steady'), table: z.uuid(), since: z.number() }),
  /** A line of a table's chat is in the store. */
  z.strictObject({ kind: z.literal('chat'), table: z.uuid(), line: z.uuid() }),
  /** A player has come to a table in another window, or come back to it by itself. */
  z.strictObject({
    kind: z.literal('window'),
    table: z.uuid(),
    player: z.uuid(),
    window: z.string(),
    isReturn: z.boolean(),
  }),
]);

/** A player's window at a table: one page or one connection that names none. */
export interface OpenedWindow {
  readonly window: string;
  /** It came back by itself, and does not want the seat where that is played in another one. */
  readonly isReturn: boolean;
}

export type Signal = z.infer<typeof signalSchema>;

/** A signal as it came, or null for what this version does not know: another node may be newer. */
export function parseSignal(text: string): Signal | null {
  try {
    return signalSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
