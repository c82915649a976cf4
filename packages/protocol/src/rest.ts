import type {
  GameRecord,
  Scoring,
  Seat,
  SeatView,
  SeriesGame,
  TableRules,
  TableSection,
  TableSettings,
} from '@skat/engine';
import { z } from 'zod';
import { presetSchema, seriesLengthSchema } from './rules-schemas.ts';
import { codeSchema, invitationSchema, personNameSchema } from './text-schemas.ts';

/** POST /api/session/return and /api/session/return/preview */
export const returnBodySchema = z.strictObject({ token: invitationSchema });
/** POST and PATCH /api/session */
export const sessionBodySchema = z.strictObject({ name: personNameSchema });
/** POST /api/codes: a typed code for its invitation */
export const codeBodySchema = z.strictObject({ code: codeSchema });
/** POST /api/tables/join: the invitation makes the player a member */
export const invitationBodySchema = z.strictObject({ invitation: invitationSchema });
/** POST /api/practice: one person against computers under the rules of a preset, playing at once (R9.99) */
export const practiceBodySchema = z.strictObject({ preset: presetSchema, seriesLength: seriesLengthSchema });

export type Practice = z.infer<typeof practiceBodySchema>;

/** GET, POST and PATCH /api/session; only POST sets the cookie. */
export interface SessionReply {
  readonly player: { readonly id: string; readonly name: string } | null;
  readonly protocol: number;
}

/** POST /api/session/return-link: a link by which one more device becomes this player's, once. */
export interface ReturnLinkReply {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** POST /api/session/return/preview: whose a link is, before it is used */
export interface ReturnPreview {
  readonly name: string;
}

/** POST /api/tables, /api/practice, /api/codes; POST /api/tables/:tableId/code (no body) renews an expired code. */
export interface InvitationReply {
  readonly tableId: string;
  readonly invitation: string;
  /** Six characters for typing; expires. */
  readonly code: string;
  /** The secret of the link for spectators, or null where nobody may watch. */
  readonly watch: string | null;
}

/** POST /api/tables/join */
export interface JoinedReply {
  readonly tableId: string;
}

/** GET /api/invitations/:invitation and /api/watch/:watch: what somebody reads before coming in */
export interface InvitationPreview {
  readonly tableId: string;
  readonly name: string;
  readonly rules: TableRules;
  readonly settings: TableSettings;
  readonly hostName: string | null;
  readonly phase: TableSection['phase'];
  readonly game: number;
  /** By seat; `chairs` are those in play. */
  readonly seats: readonly SeatView[];
  readonly chairs: readonly Seat[];
}

/** GET /api/tables: open tables one sits, sat or looked at, latest first */
export interface OpenTableReply {
  readonly tableId: string;
  readonly invitation: string;
  readonly name: string;
  readonly phase: TableSection['phase'];
  readonly game: number;
  readonly seriesLength: TableRules['seriesLength'];
  /** By seat; `chairs` are those in play. */
  readonly seats: readonly SeatView[];
  readonly chairs: readonly Seat[];
  readonly seated: boolean;
}

/** GET /api/series: sheets one sat at, latest first */
export interface SeriesSummary {
  readonly tableId: string;
  readonly series: number;
  readonly tableName: string;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly gamesPlayed: number;
  readonly seriesLength: TableRules['seriesLength'];
  readonly scoring: Scoring;
  readonly players: readonly { readonly name: string; readonly total: number; readonly place: number }[];
}

/** GET /api/series/:tableId/:series */
export interface SeriesReply {
  readonly tableId: string;
  readonly series: number;
  readonly tableName: string;
  readonly rules: TableRules;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** By seat; empty for a computer. */
  readonly names: readonly string[];
  readonly viewer: Seat | null;
  readonly games: readonly SeriesGame[];
}

/**
 * GET /api/series/:tableId/:series/games/:line: one finished game, by its line on the sheet from 1; a Grand Hand and
 * the Ramsch still owed are two lines of one number (R9.25).
 */
export interface GameReply {
  readonly line: number;
  readonly number: number;
  readonly dealer: Seat;
  /** The chairs among which the deal went round. */
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
  /** The cards the table played with (R1.9). */
  readonly cardFace: TableRules['cardFace'];
  readonly record: GameRecord;
}

/** Every answer that is not 2xx; `retryAfterSeconds` comes with tooManyRequests. */
export interface ErrorReply {
  readonly error: { readonly code: string };
}
