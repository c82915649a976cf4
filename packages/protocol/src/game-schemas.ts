import type { Action, Announcement, Card, Position, Seat, TrumpAnnouncement, TrumpGame } from '@skat/engine';
import { ANNOUNCED_LEVELS, CLAIM_LEVELS, DECK, SUITS, isBidValue } from '@skat/engine';
import { z } from 'zod';
import type { DeepReadonly, Same } from './same.ts';

export const cardSchema = z.enum(DECK as readonly [Card, ...Card[]]);
export const seatSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export const positionSchema = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export const trumpGameSchema = z.enum([...SUITS, 'grand']);
export const claimLevelSchema = z.enum(CLAIM_LEVELS);
const suitSchema = z.enum(SUITS);
const levelSchema = z.enum(ANNOUNCED_LEVELS);
const twoCardsSchema = z.tuple([cardSchema, cardSchema]);

const suitAnnouncementSchema = z.strictObject({
  game: z.literal('suit'),
  trump: suitSchema,
  level: levelSchema,
});
const grandAnnouncementSchema = z.strictObject({ game: z.literal('grand'), level: levelSchema });
export const nullAnnouncementSchema = z.strictObject({
  game: z.literal('null'),
  hand: z.boolean(),
  ouvert: z.boolean(),
});

export const trumpAnnouncementSchema = z.discriminatedUnion('game', [
  suitAnnouncementSchema,
  grandAnnouncementSchema,
]);
export const announcementSchema = z.discriminatedUnion('game', [
  suitAnnouncementSchema,
  grandAnnouncementSchema,
  nullAnnouncementSchema,
]);

/** Any integer is well formed; whether it is one of the 63 values is for the rules to say (R3.4). */
const bidSchema = z.int().min(0).max(999);
/** Any place in the deck is well formed; whether enough cards lie in each packet is for the rules to say (R2.7). */
const cutSchema = z.int().min(0).max(DECK.length);

const plain = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type) });

export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('cut'), at: cutSchema }),
  z.strictObject({ type: z.literal('bid'), value: bidSchema }),
  plain('hold'),
  plain('pass'),
  plain('pickUpSkat'),
  plain('playHand'),
  z.strictObject({
    type: z.literal('declare'),
    announcement: announcementSchema,
    discard: twoCardsSchema.nullable(),
    spitze: z.literal(true).exactOptional(),
  }),
  z.strictObject({ type: z.literal('playCard'), card: cardSchema }),
  plain('kontra'),
  plain('noKontra'),
  plain('resign'),
  plain('concede'),
  z.strictObject({ type: z.literal('claim'), level: claimLevelSchema }),
  plain('claimRest'),
  plain('accept'),
  plain('decline'),
  plain('ramschLook'),
  z.strictObject({ type: z.literal('ramschPass'), cards: twoCardsSchema }),
  plain('ramschPush'),
  z.strictObject({ type: z.literal('announceOfficers'), game: trumpGameSchema }),
]);

/** A value of R3.3, for places where nothing else can stand. */
export const namedBidSchema = bidSchema.refine(isBidValue, 'not a value that may be bid');

type Of<Schema extends z.ZodType> = DeepReadonly<z.infer<Schema>>;
export const cardMatchesEngine: Same<z.infer<typeof cardSchema>, Card> = true;
export const seatMatchesEngine: Same<z.infer<typeof seatSchema>, Seat> = true;
export const positionMatchesEngine: Same<z.infer<typeof positionSchema>, Position> = true;
export const trumpGameMatchesEngine: Same<z.infer<typeof trumpGameSchema>, TrumpGame> = true;
export const trumpAnnouncementMatchesEngine: Same<
  Of<typeof trumpAnnouncementSchema>,
  TrumpAnnouncement
> = true;
export const announcementMatchesEngine: Same<
  Of<typeof announcementSchema>,
  DeepReadonly<Announcement>
> = true;
export const actionMatchesEngine: Same<Of<typeof actionSchema>, DeepReadonly<Action>> = true;
