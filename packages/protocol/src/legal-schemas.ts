import type { Asides, LegalActions, LegalForOfficer, Proposal } from '@skat/engine';
import { KONTRA_WORDS } from '@skat/engine';
import { z } from 'zod';
import { cardSchema, claimLevelSchema, nullAnnouncementSchema, positionSchema } from './game-schemas.ts';
import type { DeepReadonly, Same } from './same.ts';

const countSchema = z.int().nonnegative();
const cardsSchema = z.array(cardSchema);
const askedSchema = z.array(positionSchema);
const plain = <Type extends string>(type: Type) => z.strictObject({ type: z.literal(type) });
const playCardSchema = z.strictObject({ type: z.literal('playCard'), cards: cardsSchema });

export const proposalSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('resign'), asked: askedSchema }),
  z.strictObject({ kind: z.literal('concede'), by: positionSchema, asked: askedSchema }),
  z.strictObject({ kind: z.literal('claim'), level: claimLevelSchema, asked: askedSchema }),
]);

/** What a player is asked for. */
export const legalActionsSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('cut'), least: countSchema, most: countSchema }),
  z.strictObject({ type: z.literal('bid'), above: countSchema }),
  z.strictObject({ type: z.literal('answer'), value: countSchema }),
  plain('forehandAlone'),
  plain('skatDecision'),
  z.strictObject({
    type: z.literal('declare'),
    hand: z.boolean(),
    bid: countSchema,
    cards: cardsSchema,
    nulls: z.array(nullAnnouncementSchema),
    spitze: z.boolean(),
  }),
  z.strictObject({ type: z.literal('grandHandOffer'), cards: cardsSchema, spitze: z.boolean() }),
  plain('lookOrPush'),
  z.strictObject({ type: z.literal('passSkat'), cards: cardsSchema }),
  z.strictObject({ type: z.literal('kontra'), word: z.enum(KONTRA_WORDS) }),
  z.strictObject({ type: z.literal('proposal'), proposal: proposalSchema }),
  plain('announceOfficers'),
  playCardSchema,
]);

/** What a player of Officers' Skat is asked for. */
export const legalForOfficerSchema = z.discriminatedUnion('type', [
  plain('announceOfficers'),
  z.strictObject({ type: z.literal('kontra'), word: z.enum(['kontra', 're']) }),
  playCardSchema,
]);

/** What a player may do unasked. */
export const asidesSchema = z.strictObject({
  resign: z.enum(['alone', 'ask']).nullable(),
  concede: z.boolean(),
  claim: z.array(claimLevelSchema),
  claimRest: z.boolean(),
  kontra: z.boolean(),
});

type Of<Schema extends z.ZodType> = DeepReadonly<z.infer<Schema>>;
export const proposalMatchesEngine: Same<Of<typeof proposalSchema>, DeepReadonly<Proposal>> = true;
export const legalMatchesEngine: Same<Of<typeof legalActionsSchema>, DeepReadonly<LegalActions>> = true;
export const legalForOfficerMatchesEngine: Same<
  Of<typeof legalForOfficerSchema>,
  DeepReadonly<LegalForOfficer>
> = true;
export const asidesMatchEngine: Same<Of<typeof asidesSchema>, DeepReadonly<Asides>> = true;
