import type { Result } from '@skat/engine';
import type { ErrorReply, ServerRefusal } from '@skat/protocol';
import type { FastifyReply } from 'fastify';

/** A page of somebody else asked for a change. Our own page never sees it, so it is no part of the protocol. */
export type RouteRefusal = ServerRefusal | { readonly code: 'originRefused' };

/** Answers with the value, or with the refusal and its status. */
export function answer<Value>(reply: FastifyReply, result: Result<Value, RouteRefusal>): FastifyReply {
  return result.ok ? reply.send(result.value) : refuse(reply, result.error);
}

/** Answers with a refusal. */
export function refuse(reply: FastifyReply, refusal: RouteRefusal): FastifyReply {
  if (refusal.code === 'tooManyRequests') reply.header('retry-after', refusal.retryAfterSeconds);
  const body: ErrorReply = { error: refusal };
  return reply.code(statusOf(refusal.code)).send(body);
}

function statusOf(code: RouteRefusal['code']): number {
  switch (code) {
    case 'invalidMessage':
    case 'protocolMismatch':
      return 400;
    case 'noSession':
      return 401;
    case 'originRefused':
      return 403;
    case 'tableNotFound':
    case 'invitationUnknown':
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
