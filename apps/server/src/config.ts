import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { STORE_PLANTS } from './store/store.ts';

/** Faults that can be planted to see whether a proof notices them; never by an environment variable. */
export const PLANTS = [
  ...STORE_PLANTS,
  'leaked-skat',
  'leaked-pass',
  'leaked-spectator',
  'foreign-seat',
] as const;
export type Plant = (typeof PLANTS)[number];

export interface Config {
  readonly host: string;
  readonly port: number;
  /** A `postgresql://` address, or null for the embedded database. */
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  /** The built web client. */
  readonly webFolder: string;
  /** The address people open, if it differs from this machine's; `https` here means https everywhere. */
  readonly publicUrl: string | null;
  /** Origins of pages that may connect, beside our own. */
  readonly allowedOrigins: readonly string[];
  /** Whether one reverse proxy in front is trusted to tell address and protocol of the browser. */
  readonly trustProxy: boolean;
  readonly rateLimit: boolean;
  /** Pace of the computer players: 1 human, 0 at once. */
  readonly botPause: number;
  /** How long somebody must be gone before the others may act for them, in milliseconds. */
  readonly awayMs: number;
  /** After so long without anybody a table leaves the memory, in milliseconds. */
  readonly putAwayMs: number;
  readonly logLevel: LogLevel;
  /** Whether `/metrics` answers. */
  readonly metrics: boolean;
  readonly plant: Plant | null;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Both `src` and the bundle's folder stand beside each other, so the way from here is the same. */
const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

const switchSchema = (standard: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(standard)
    .transform((word) => word === 'on');
const listSchema = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((item) => item.trim()))
  .transform((items) => items.filter((item) => item !== ''))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)));

/** Every setting; `.env.example` lists the same. */
export const environmentSchema = z.object({
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  DATA_FOLDER: z.string().default('./data'),
  WEB_FOLDER: z.string().default(WEB_FOLDER),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALLOWED_ORIGINS: listSchema,
  TRUST_PROXY: switchSchema('off'),
  RATE_LIMIT: switchSchema('on'),
  BOT_PAUSE: z.coerce.number().min(0).max(1).default(1),
  AWAY_MS: z.coerce.number().int().min(0).default(60_000),
  PUT_AWAY_MS: z.coerce.number().int().min(100).default(300_000),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  METRICS: switchSchema('off'),
});

/** A setting that can't be used; its message is for the person who starts the server. */
export class ConfigProblem extends Error {
  override readonly name = 'ConfigProblem';
}

/**
 * Reads settings from environment variables and planted faults from the command line.
 * @throws ConfigProblem
 */
export function readConfig(environment: NodeJS.ProcessEnv, argv: readonly string[]): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new ConfigProblem(`These settings can't be used. ${problems.join('; ')}`);
  }
  const { data } = parsed;
  const publicUrl = data.PUBLIC_URL ?? null;
  const publicOrigin = publicUrl === null ? [] : [new URL(publicUrl).origin];
  return {
    host: data.HOST,
    port: data.PORT,
    databaseUrl: data.DATABASE_URL ?? null,
    dataFolder: data.DATA_FOLDER,
    webFolder: data.WEB_FOLDER,
    publicUrl,
    allowedOrigins: [...data.ALLOWED_ORIGINS, ...publicOrigin],
    trustProxy: data.TRUST_PROXY,
    rateLimit: data.RATE_LIMIT,
    botPause: data.BOT_PAUSE,
    awayMs: data.AWAY_MS,
    putAwayMs: data.PUT_AWAY_MS,
    logLevel: data.LOG_LEVEL,
    metrics: data.METRICS,
    plant: plantIn(argv),
  };
}

function plantIn(argv: readonly string[]): Plant | null {
  const index = argv.indexOf('--plant');
  if (index === -1) return null;
  const plant = PLANTS.find((known) => known === argv[index + 1]);
  if (plant === undefined) throw new ConfigProblem(`--plant takes one of ${PLANTS.join(', ')}`);
  return plant;
}
