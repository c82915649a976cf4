import type { PlayerCommand } from '@skat/engine';
import { z } from 'zod';
import { actionSchema, seatSchema } from './game-schemas.ts';
import { rulesSchema } from './rules-schemas.ts';
import type { DeepReadonly, Same } from './same.ts';
import { settingsSchema } from './settings-schema.ts';
import { invitationSchema, tableNameSchema } from './text-schemas.ts';

const countSchema = z.int().min(0).max(1_000_000);
const seatCommand = <Type extends string>(type: Type) =>
  z.strictObject({ type: z.literal(type), seat: seatSchema });

export const playerCommandSchema = z.discriminatedUnion('type', [
  seatCommand('sit'),
  z.strictObject({ type: z.literal('stand') }),
  z.strictObject({ type: z.literal('swapSeats'), a: seatSchema, b: seatSchema }),
  seatCommand('addComputer'),
  seatCommand('freeSeat'),
  z.strictObject({ type: z.literal('addChair') }),
  seatCommand('removeChair'),
  z.strictObject({
    type: z.literal('ready'),
    series: countSchema,
    game: countSchema,
    readiness: z.enum(['undecided', 'ready', 'wait']),
  }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('act'), action: actionSchema }),
  seatCommand('letComputerPlay'),
  seatCommand('offerSeat'),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('takeBack') }),
  z.strictObject({ type: z.literal('endSeries'), series: countSchema }),
  z.strictObject({ type: z.literal('newSeries'), series: countSchema }),
]);

/** However it is written: the database knows one table by both ways of writing its id. */
export const tableIdSchema = z.uuid().toLowerCase();

/**
 * Which page comes to a table: `window` is made once per page, and `isReturn` says that it comes back by itself, so that
 * it does not take the seat away from another window where it is played meanwhile.
 */
const pageFields = { window: z.uuid().toLowerCase().optional(), isReturn: z.boolean().optional() };

/** `table:join`: be sent everything this player may see of a table, now and from now on. */
export const joinSchema = z.strictObject({ tableId: tableIdSchema, ...pageFields });

/** `table:watch`: be sent what lies open at a table, by the link for spectators. */
export const watchSchema = z.strictObject({ watch: invitationSchema, ...pageFields });

/**
 * `table:command`. `version` is the version of the view the person acted on: turn actions need it exact, Kontra and
 * early endings need one since which nothing else was proposed and no Kontra said.
 * `commandId` is made once per wish, so that a repetition is applied once.
 */
export const commandMessageSchema = z.strictObject({
  tableId: tableIdSchema,
  version: countSchema,
  commandId: z.uuid().toLowerCase(),
  command: playerCommandSchema,
});

/** What a new table needs. */
export const newTableSchema = z.strictObject({
  name: tableNameSchema,
  rules: rulesSchema,
  settings: settingsSchema,
  /** Fill the free seats with computers. */
  computers: z.boolean(),
});

export type JoinMessage = z.infer<typeof joinSchema>;
export type WatchMessage = z.infer<typeof watchSchema>;
export type CommandMessage = z.infer<typeof commandMessageSchema>;
export type NewTable = DeepReadonly<z.infer<typeof newTableSchema>>;

export const commandMatchesEngine: Same<
  DeepReadonly<z.infer<typeof playerCommandSchema>>,
  DeepReadonly<PlayerCommand>
> = true;
