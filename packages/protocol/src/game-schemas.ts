import type { Action, Announcement, Card, Position, Seat } from '@skat/engine';
import { DECK, SUITS, isBidValue } from '@skat/engine';
import { z } from 'zod';
import type { DeepReadonly, Same } from './same.ts';

export const cardSchema = z.enum(DECK as readonly [Card, ...Card[]]);
export const seatSchema = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export const positionSchema = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const suitSchema = z.enum(SUITS);
const levelSchema = z.enum(['none', 'hand', 'schneider', 'schwarz', 'ouvert']);

export const announcementSchema = z.discriminatedUnion('game', [
  z.strictObject({ game: z.literal('suit'), trump: suitSchema, level: levelSchema }),
  z.strictObject({ game: z.literal('grand'), level: levelSchema }),
  z.strictObject({ game: z.literal('null'), hand: z.boolean(), ouvert: z.boolean() }),
]);

/** Any integer is well formed; whether it is one of the 63 values is for the rules to say (R3.4). */
const bidSchema = z.int().min(0).max(999);

export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bid'), value: bidSchema }),
  z.strictObject({ type: z.literal('hold') }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('pickUpSkat') }),
  z.strictObject({ type: z.literal('playHand') }),
  z.strictObject({
    type: z.literal('declare'),
    announcement: announcementSchema,
    discard: z.tuple([cardSchema, cardSchema]).nullable(),
  }),
  z.strictObject({ type: z.literal('playCard'), card: cardSchema }),
]);

/** A value of R3.3, for places where nothing else can stand. */
export const namedBidSchema = bidSchema.refine(isBidValue, 'not a value that may be bid');

export const cardMatchesEngine: Same<z.infer<typeof cardSchema>, Card> = true;
export const seatMatchesEngine: Same<z.infer<typeof seatSchema>, Seat> = true;
export const positionMatchesEngine: Same<z.infer<typeof positionSchema>, Position> = true;
export const announcementMatchesEngine: Same<
  DeepReadonly<z.infer<typeof announcementSchema>>,
  DeepReadonly<Announcement>
> = true;
export const actionMatchesEngine: Same<
  DeepReadonly<z.infer<typeof actionSchema>>,
  DeepReadonly<Action>
> = true;
