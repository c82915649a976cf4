import type {
  AuctionSection,
  CallMade,
  KnownPass,
  OfficersSection,
  PlaySection,
  ResultSection,
  SeatView,
  SheetSection,
  TableSection,
} from '@skat/engine';
import { z } from 'zod';
import type { ClockMessage, PresenceMessage, ViewMessage } from './events.ts';
import { seriesGameSchema } from './facts-schemas.ts';
import {
  announcementSchema,
  cardSchema,
  positionSchema,
  seatSchema,
  trumpGameSchema,
} from './game-schemas.ts';
import { asidesSchema, legalActionsSchema, legalForOfficerSchema, proposalSchema } from './legal-schemas.ts';
import { rulesSchema } from './rules-schemas.ts';
import type { DeepReadonly, Same } from './same.ts';
import { settingsSchema } from './settings-schema.ts';
import { tableIdSchema } from './table-schemas.ts';

const countSchema = z.int().nonnegative();
const cardsSchema = z.array(cardSchema);
const seatsSchema = z.array(seatSchema);
const phaseSchema = z.enum(['gathering', 'playing', 'betweenGames', 'ended']);
const gamePhaseSchema = z.enum([
  'cutting',
  'bidding',
  'grandHandOffer',
  'schieben',
  'ramsch',
  'skatDecision',
  'declaring',
  'playing',
  'passedIn',
  'ramschFinished',
  'finished',
]);
const officersPhaseSchema = z.enum([
  'officersAnnouncing',
  'officersKontra',
  'officersRe',
  'officersPlaying',
  'officersFinished',
]);

export const trickSchema = z.strictObject({ leader: positionSchema, cards: cardsSchema });
export const wonTrickSchema = trickSchema.extend({ winner: positionSchema });
export const officersPositionSchema = z.union([z.literal(0), z.literal(1)]);
const officersTrickSchema = z.strictObject({ leader: officersPositionSchema, cards: cardsSchema });
export const wonOfficersTrickSchema = officersTrickSchema.extend({ winner: officersPositionSchema });

export const callSchema = z.tuple([
  positionSchema,
  z.union([countSchema, z.literal('hold'), z.literal('pass')]),
]);

const knownPassSchema = z.strictObject({
  position: positionSchema,
  isPush: z.boolean(),
  taken: cardsSchema.nullable(),
  passed: cardsSchema.nullable(),
});

export const seatViewSchema = z.strictObject({
  kind: z.enum(['person', 'computer', 'empty']),
  name: z.string(),
  readiness: z.enum(['undecided', 'ready', 'wait']),
  offered: z.boolean(),
  standIn: countSchema.nullable(),
  expiries: countSchema,
  successor: z.string().nullable(),
});

export const tableSectionSchema = z.strictObject({
  name: z.string(),
  phase: phaseSchema,
  seats: z.array(seatViewSchema),
  chairs: seatsSchema,
  host: seatSchema.nullable(),
  series: countSchema,
  game: countSchema,
  endsEarly: z.boolean(),
  pausedBy: z.string().nullable(),
  rounds: z.strictObject({ bock: countSchema, bockGamesLeft: countSchema, ramschGamesLeft: countSchema }),
});

export const sheetSectionSchema = z.strictObject({
  series: countSchema,
  games: z.array(seriesGameSchema),
  names: z.array(z.string()),
});

export const auctionSectionSchema = z.strictObject({
  number: countSchema,
  dealer: seatSchema,
  seats: seatsSchema,
  isCompulsoryRamsch: z.boolean(),
  calls: z.array(callSchema),
  bid: countSchema,
  declarer: positionSchema.nullable(),
  announcement: announcementSchema.nullable(),
  spitze: z.boolean(),
  kontra: z.array(positionSchema),
  kontraAsked: z.array(positionSchema),
  passes: z.array(knownPassSchema),
  skat: cardsSchema.nullable(),
  putAway: cardsSchema.nullable(),
});

export const playSectionSchema = z.strictObject({
  phase: gamePhaseSchema,
  toAct: z.array(positionSchema),
  hand: cardsSchema,
  legal: legalActionsSchema.nullable(),
  asides: asidesSchema,
  proposal: proposalSchema.nullable(),
  trick: trickSchema.nullable(),
  lastTrick: wonTrickSchema.nullable(),
  tricksWon: z.tuple([countSchema, countSchema, countSchema]),
  pointsWon: z.tuple([countSchema, countSchema, countSchema]).nullable(),
  openHand: cardsSchema.nullable(),
});

const stacksSchema = z.array(z.strictObject({ up: cardSchema.nullable(), hasDown: z.boolean() }));

export const officersSectionSchema = z.strictObject({
  number: countSchema,
  dealer: seatSchema,
  seats: seatsSchema,
  position: officersPositionSchema.nullable(),
  phase: officersPhaseSchema,
  stacks: z.tuple([stacksSchema, stacksSchema]),
  game: trumpGameSchema.nullable(),
  kontra: countSchema,
  trick: officersTrickSchema.nullable(),
  legal: legalForOfficerSchema.nullable(),
  toAct: z.array(positionSchema),
  lastTrick: wonOfficersTrickSchema.nullable(),
  tricksWon: z.tuple([countSchema, countSchema]),
  pointsWon: z.tuple([countSchema, countSchema]).nullable(),
});

export const resultSectionSchema = z.strictObject({
  number: countSchema,
  dealer: seatSchema,
  seats: seatsSchema,
  skat: cardsSchema,
  putAway: cardsSchema.nullable(),
  lastTrick: wonTrickSchema.nullable(),
});

/** `table:view`, strictly: a field more is a leak, a field less a bug. */
export const viewMessageSchema = z.strictObject({
  tableId: tableIdSchema,
  version: countSchema,
  viewer: z.union([seatSchema, z.literal('spectator')]).nullable(),
  rules: rulesSchema.optional(),
  settings: settingsSchema.optional(),
  table: tableSectionSchema.optional(),
  sheet: sheetSectionSchema.nullable().optional(),
  auction: auctionSectionSchema.nullable().optional(),
  play: playSectionSchema.nullable().optional(),
  officers: officersSectionSchema.nullable().optional(),
  result: resultSectionSchema.nullable().optional(),
});

const seatPresenceSchema = z.strictObject({ awayForMs: countSchema.nullable() });

/** `table:presence`, strictly. */
export const presenceMessageSchema = z.strictObject({
  awayAfterMs: z.int().nonnegative(),
  dealsInMs: countSchema.nullable(),
  tableId: tableIdSchema,
  seats: z.array(seatPresenceSchema),
  spectators: z.array(z.string()),
  spectatorCount: countSchema,
});

const timeLeftSchema = z.strictObject({ decisionMs: countSchema.nullable(), reserveMs: countSchema });

/** `table:clock`, strictly. */
export const clockMessageSchema = z.strictObject({
  tableId: tableIdSchema,
  version: countSchema,
  isRunning: z.boolean(),
  seats: z.array(timeLeftSchema),
});

type Of<Schema extends z.ZodType> = DeepReadonly<z.infer<Schema>>;
export const callMatchesEngine: Same<Of<typeof callSchema>, DeepReadonly<CallMade>> = true;
export const knownPassMatchesEngine: Same<Of<typeof knownPassSchema>, DeepReadonly<KnownPass>> = true;
export const seatViewMatchesEngine: Same<Of<typeof seatViewSchema>, DeepReadonly<SeatView>> = true;
export const tableMatchesEngine: Same<Of<typeof tableSectionSchema>, DeepReadonly<TableSection>> = true;
export const sheetMatchesEngine: Same<Of<typeof sheetSectionSchema>, DeepReadonly<SheetSection>> = true;
export const auctionMatchesEngine: Same<Of<typeof auctionSectionSchema>, DeepReadonly<AuctionSection>> = true;
export const playMatchesEngine: Same<Of<typeof playSectionSchema>, DeepReadonly<PlaySection>> = true;
export const officersMatchEngine: Same<
  Of<typeof officersSectionSchema>,
  DeepReadonly<OfficersSection>
> = true;
export const resultMatchesEngine: Same<Of<typeof resultSectionSchema>, DeepReadonly<ResultSection>> = true;
export const presenceMatchesEvents: Same<
  Of<typeof presenceMessageSchema>,
  DeepReadonly<PresenceMessage>
> = true;
export const clockMatchesEvents: Same<Of<typeof clockMessageSchema>, DeepReadonly<ClockMessage>> = true;
export type ViewMessageKeys = Same<keyof ViewMessage, keyof z.infer<typeof viewMessageSchema>>;
export const viewKeysMatchEvents: ViewMessageKeys = true;
