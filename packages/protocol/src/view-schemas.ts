import type {
  AuctionSection,
  CallMade,
  GameFacts,
  LegalActions,
  PlaySection,
  ResultSection,
  SeatView,
  SheetSection,
  TableSection,
} from '@skat/engine';
import { z } from 'zod';
import type { PresenceMessage, ViewMessage } from './events.ts';
import { announcementSchema, cardSchema, positionSchema, seatSchema } from './game-schemas.ts';
import type { DeepReadonly, Same } from './same.ts';
import { rulesSchema, tableIdSchema } from './table-schemas.ts';

const countSchema = z.int().nonnegative();
const cardsSchema = z.array(cardSchema);
const phaseSchema = z.enum(['gathering', 'playing', 'betweenGames', 'ended']);
const gamePhaseSchema = z.enum(['bidding', 'skatDecision', 'declaring', 'playing', 'passedIn', 'finished']);
const trickSchema = z.strictObject({ leader: positionSchema, cards: cardsSchema });
const wonTrickSchema = trickSchema.extend({ winner: positionSchema });
const trumpAnnouncementSchema = z.discriminatedUnion('game', [
  announcementSchema.options[0],
  announcementSchema.options[1],
]);
const matadorsSchema = z.strictObject({ side: z.enum(['with', 'without']), count: countSchema });

const playedShape = {
  kind: z.literal('played'),
  declarer: positionSchema,
  bid: countSchema,
  declarerPoints: countSchema,
  declarerTricks: countSchema,
  defenderTricks: countSchema,
};

export const factsSchema = z.union([
  z.strictObject({ kind: z.literal('passedIn') }),
  z.strictObject({ ...playedShape, announcement: trumpAnnouncementSchema, matadors: matadorsSchema }),
  z.strictObject({ ...playedShape, announcement: announcementSchema.options[2], matadors: z.null() }),
]);

export const callSchema = z.tuple([
  positionSchema,
  z.union([countSchema, z.literal('hold'), z.literal('pass')]),
]);

export const legalActionsSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bid'), above: countSchema }),
  z.strictObject({ type: z.literal('answer'), value: countSchema }),
  z.strictObject({ type: z.literal('forehandAlone') }),
  z.strictObject({ type: z.literal('skatDecision') }),
  z.strictObject({
    type: z.literal('declare'),
    hand: z.boolean(),
    bid: countSchema,
    cards: cardsSchema,
    nulls: z.array(announcementSchema.options[2]),
  }),
  z.strictObject({ type: z.literal('playCard'), cards: cardsSchema }),
]);

export const seatViewSchema = z.strictObject({
  kind: z.enum(['person', 'computer', 'empty']),
  name: z.string(),
  readiness: z.enum(['undecided', 'ready', 'wait']),
  offered: z.boolean(),
  standIn: countSchema.nullable(),
  successor: z.string().nullable(),
});

export const tableSectionSchema = z.strictObject({
  name: z.string(),
  rules: rulesSchema,
  phase: phaseSchema,
  seats: z.tuple([seatViewSchema, seatViewSchema, seatViewSchema]),
  host: seatSchema.nullable(),
  series: countSchema,
  game: countSchema,
  endsEarly: z.boolean(),
});

export const sheetSectionSchema = z.strictObject({
  series: countSchema,
  games: z.array(z.strictObject({ number: countSchema, dealer: seatSchema, facts: factsSchema })),
  names: z.tuple([z.string(), z.string(), z.string()]),
});

export const auctionSectionSchema = z.strictObject({
  number: countSchema,
  dealer: seatSchema,
  calls: z.array(callSchema),
  bid: countSchema,
  declarer: positionSchema.nullable(),
  announcement: announcementSchema.nullable(),
  skat: cardsSchema.nullable(),
  putAway: cardsSchema.nullable(),
});

export const playSectionSchema = z.strictObject({
  phase: gamePhaseSchema,
  toAct: z.array(positionSchema),
  hand: cardsSchema,
  legal: legalActionsSchema.nullable(),
  trick: trickSchema.nullable(),
  lastTrick: wonTrickSchema.nullable(),
  tricksWon: z.tuple([countSchema, countSchema, countSchema]),
  openHand: cardsSchema.nullable(),
});

export const resultSectionSchema = z.strictObject({
  number: countSchema,
  dealer: seatSchema,
  skat: cardsSchema,
  putAway: cardsSchema.nullable(),
  lastTrick: wonTrickSchema.nullable(),
});

/** `table:view`, strictly: a field more is a leak, a field less a bug. */
export const viewMessageSchema = z.strictObject({
  tableId: tableIdSchema,
  version: countSchema,
  viewer: seatSchema.nullable(),
  table: tableSectionSchema.optional(),
  sheet: sheetSectionSchema.nullable().optional(),
  auction: auctionSectionSchema.nullable().optional(),
  play: playSectionSchema.nullable().optional(),
  result: resultSectionSchema.nullable().optional(),
});

const seatPresenceSchema = z.strictObject({ awayForMs: countSchema.nullable() });

/** `table:presence`, strictly. */
export const presenceMessageSchema = z.strictObject({
  awayAfterMs: z.int().nonnegative(),
  dealsInMs: countSchema.nullable(),
  tableId: tableIdSchema,
  seats: z.tuple([seatPresenceSchema, seatPresenceSchema, seatPresenceSchema]),
});

type Of<Schema extends z.ZodType> = DeepReadonly<z.infer<Schema>>;
export const factsMatchEngine: Same<Of<typeof factsSchema>, DeepReadonly<GameFacts>> = true;
export const callMatchesEngine: Same<Of<typeof callSchema>, DeepReadonly<CallMade>> = true;
export const legalMatchesEngine: Same<Of<typeof legalActionsSchema>, DeepReadonly<LegalActions>> = true;
export const seatViewMatchesEngine: Same<Of<typeof seatViewSchema>, DeepReadonly<SeatView>> = true;
export const tableMatchesEngine: Same<Of<typeof tableSectionSchema>, DeepReadonly<TableSection>> = true;
export const sheetMatchesEngine: Same<Of<typeof sheetSectionSchema>, DeepReadonly<SheetSection>> = true;
export const auctionMatchesEngine: Same<Of<typeof auctionSectionSchema>, DeepReadonly<AuctionSection>> = true;
export const playMatchesEngine: Same<Of<typeof playSectionSchema>, DeepReadonly<PlaySection>> = true;
export const resultMatchesEngine: Same<Of<typeof resultSectionSchema>, DeepReadonly<ResultSection>> = true;
export const presenceMatchesEvents: Same<
  Of<typeof presenceMessageSchema>,
  DeepReadonly<PresenceMessage>
> = true;
export type ViewMessageKeys = Same<keyof ViewMessage, keyof z.infer<typeof viewMessageSchema>>;
export const viewKeysMatchEvents: ViewMessageKeys = true;
