import type { GameRecord } from '@skat/engine';
import { z } from 'zod';
import { endingSchema } from './facts-schemas.ts';
import { announcementSchema, cardSchema, positionSchema, trumpGameSchema } from './game-schemas.ts';
import type { DeepReadonly, Same } from './same.ts';
import {
  callSchema,
  officersPositionSchema,
  trickSchema,
  wonOfficersTrickSchema,
  wonTrickSchema,
} from './view-schemas.ts';

const cardsSchema = z.array(cardSchema);
const twoCardsSchema = z.tuple([cardSchema, cardSchema]);

const contractSchema = z.strictObject({
  declarer: positionSchema,
  bid: z.int().nonnegative(),
  announcement: announcementSchema,
  spitze: z.boolean(),
  putAway: twoCardsSchema,
  kontra: z.array(positionSchema),
  ending: endingSchema,
  trick: trickSchema,
});

/** Everything of an ended game, as history keeps it. */
export const gameRecordSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('skat'),
    deal: z.strictObject({
      hands: z.tuple([cardsSchema, cardsSchema, cardsSchema]),
      skat: twoCardsSchema,
    }),
    calls: z.array(callSchema),
    passes: z.array(
      z.strictObject({ position: positionSchema, taken: twoCardsSchema.nullable(), passed: twoCardsSchema }),
    ),
    contract: contractSchema.nullable(),
    tricks: z.array(wonTrickSchema),
  }),
  z.strictObject({
    kind: z.literal('officers'),
    deck: cardsSchema,
    game: trumpGameSchema,
    kontra: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    tricks: z.array(wonOfficersTrickSchema),
    forfeitedBy: officersPositionSchema.nullable(),
  }),
]);

export const recordMatchesEngine: Same<
  DeepReadonly<z.infer<typeof gameRecordSchema>>,
  DeepReadonly<GameRecord>
> = true;
