import type { IncomingMessage } from 'node:http';

/**
 * The address a request came from: the nearest proxy's word for it, if there is a trusted proxy.
 * @param trustProxy whether one proxy in front of us is trusted
 */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastOf(request.headers['x-forwarded-for']) : undefined;
  return forwarded ?? request.socket.remoteAddress ?? 'unknown';
}

function lastOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join(',') : header;
  const last = text?.split(',').at(-1)?.trim();
  return last === '' ? undefined : last;
}
