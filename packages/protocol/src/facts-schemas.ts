import type { Ending, GameFacts, SeriesGame } from '@skat/engine';
import { z } from 'zod';
import {
  claimLevelSchema,
  nullAnnouncementSchema,
  positionSchema,
  seatSchema,
  trumpAnnouncementSchema,
  trumpGameSchema,
} from './game-schemas.ts';
import type { DeepReadonly, Same } from './same.ts';

const countSchema = z.int().nonnegative();
const ended = <Kind extends string>(kind: Kind) => z.strictObject({ kind: z.literal(kind) });

export const endingSchema = z.discriminatedUnion('kind', [
  ended('played'),
  ended('resigned'),
  ended('conceded'),
  z.strictObject({ kind: z.literal('claimed'), level: claimLevelSchema }),
  ended('restClaimed'),
  ended('declarerForfeited'),
  ended('defenderForfeited'),
]);

const matadorsSchema = z.strictObject({ side: z.enum(['with', 'without']), count: countSchema });
const kontraStepsSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

const playedShape = {
  kind: z.literal('played'),
  declarer: positionSchema,
  bid: countSchema,
  declarerPoints: countSchema,
  defenderPoints: countSchema,
  declarerTricks: countSchema,
  defenderTricks: countSchema,
  kontra: kontraStepsSchema,
  bock: countSchema,
  ending: endingSchema,
};

/** What a finished game enters on the sheet. */
export const factsSchema = z.union([
  z.strictObject({ kind: z.literal('passedIn') }),
  z.strictObject({
    ...playedShape,
    announcement: trumpAnnouncementSchema,
    matadors: matadorsSchema,
    spitze: z.enum(['made', 'missed']).nullable(),
  }),
  z.strictObject({
    ...playedShape,
    announcement: nullAnnouncementSchema,
    matadors: z.null(),
    spitze: z.null(),
  }),
  z.strictObject({
    kind: z.literal('ramsch'),
    trickPoints: z.tuple([countSchema, countSchema, countSchema]),
    skatPoints: countSchema,
    winners: z.array(positionSchema),
    pushes: countSchema,
    bock: countSchema,
  }),
  z.strictObject({
    kind: z.literal('officers'),
    game: trumpGameSchema,
    elderPoints: countSchema,
    elderTricks: countSchema,
    matadors: matadorsSchema,
    kontra: kontraStepsSchema,
    forfeitedBy: z.enum(['elder', 'dealer']).nullable(),
  }),
]);

/** One line of a sheet. */
export const seriesGameSchema = z.strictObject({
  number: countSchema,
  dealer: seatSchema,
  seats: z.array(seatSchema),
  facts: factsSchema,
  isCompulsoryRamsch: z.boolean(),
});

type Of<Schema extends z.ZodType> = DeepReadonly<z.infer<Schema>>;
export const endingMatchesEngine: Same<Of<typeof endingSchema>, DeepReadonly<Ending>> = true;
export const factsMatchEngine: Same<Of<typeof factsSchema>, DeepReadonly<GameFacts>> = true;
export const seriesGameMatchesEngine: Same<Of<typeof seriesGameSchema>, DeepReadonly<SeriesGame>> = true;
