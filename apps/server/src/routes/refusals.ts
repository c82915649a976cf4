import type { Result } from '@skat/engine';
import type { ErrorReply, ServerRefusal } from '@skat/protocol';
import type { FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** Why the request was refused, or null. */
    refusedBy: ServerRefusal['code'] | null;
  }
}

/** Answers with the value, or with the refusal and its status. */
export function answer<Value>(reply: FastifyReply, result: Result<Value, ServerRefusal>): FastifyReply {
  return result.ok ? reply.send(result.value) : refuse(reply, result.error);
}

/** Answers with a refusal. */
export function refuse(reply: FastifyReply, refusal: ServerRefusal): FastifyReply {
  noteRefusal(reply, refusal);
  const body: ErrorReply = { error: refusal };
  return reply.code(statusOf(refusal.code)).send(body);
}

/** Remembers a refusal for the figures, and tells when to ask again, if that is what is wrong. */
export function noteRefusal(reply: FastifyReply, refusal: ServerRefusal): void {
  reply.refusedBy = refusal.code;
  if (refusal.code === 'tooManyRequests') reply.header('retry-after', refusal.retryAfterSeconds);
}

/** The HTTP status of a refusal. */
export function statusOf(code: ServerRefusal['code']): number {
  switch (code) {
    case 'invalidMessage':
    case 'contradictoryRules':
    case 'protocolMismatch':
      return 400;
    case 'noSession':
      return 401;
    case 'originRefused':
    case 'chatClosed':
      return 403;
    case 'tableNotFound':
    case 'invitationUnknown':
    case 'watchUnknown':
    case 'returnLinkUnknown':
    case 'codeUnknown':
    case 'seriesNotFound':
    case 'gameNotFound':
    case 'notFound':
      return 404;
    case 'staleVersion':
    case 'notAway':
      return 409;
    case 'tooManyRequests':
      return 429;
    case 'internal':
      return 500;
    case 'storeUnavailable':
      return 503;
  }
}
