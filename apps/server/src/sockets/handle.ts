import type { ProtocolError, Reply } from '@skat/protocol';
import { err } from '@skat/engine';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Metrics } from '../metrics/metrics.ts';
import { StoreUnavailable } from '../store/store.ts';

export interface HandleParts {
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'refusal'>;
}

export type Answer = (reply: Reply) => void;

/**
 * A listener that parses its message strictly, does the work and acknowledges. Whatever happens the sender is told by
 * a code; a message that asks for no answer is not heard.
 */
export function handle<Schema extends z.ZodType>(
  schema: Schema,
  { logger, metrics }: HandleParts,
  work: (message: z.output<Schema>) => Promise<Reply>,
): (...args: unknown[]) => void {
  return (...args) => {
    const answer = answerOf(args);
    if (answer === null) return;
    const reply = async (): Promise<Reply> => {
      const parsed = args.length === 2 ? schema.safeParse(args[0]) : null;
      if (!parsed?.success) return err({ code: 'invalidMessage' });
      return work(parsed.data);
    };
    reply()
      .catch((error: unknown) => err(failureOf(error, logger)))
      .then((told) => {
        if (!told.ok) metrics.refusal('message', told.error.code);
        answer(told);
      })
      .catch((error: unknown) => logger.error({ err: error }, 'an answer could not be sent'));
  };
}

/** The acknowledgement, always the last argument; null if none is wanted. */
export function answerOf(args: readonly unknown[]): Answer | null {
  const last = args.at(-1);
  return typeof last === 'function' ? (last as Answer) : null;
}

/** The code for what was thrown, which is logged. */
export function failureOf(error: unknown, logger: Logger): ProtocolError {
  if (error instanceof StoreUnavailable) {
    logger.error({ reason: error.message }, 'the store is unavailable');
    return { code: 'storeUnavailable' };
  }
  logger.error({ err: error }, 'a message failed');
  return { code: 'internal' };
}
