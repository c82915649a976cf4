import type { Logger } from 'pino';
import pino from 'pino';
import type { LogLevel } from './config.ts';

/**
 * The log. Of an error only what our code wrote about it: details of the database's errors quote whole rows, and
 * rows hold cards.
 */
export function openLogger(level: LogLevel): Logger {
  return pino({ level, serializers: { err: errorForLog } });
}

function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack } = error;
  return { type: name, message, stack, ...('code' in error ? { code: error.code } : {}) };
}
