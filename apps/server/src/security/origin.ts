import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something comes from our own page. Browsers name the page's origin with every
 * such request and every websocket; without one it comes from no page.
 * @param allowed further origins, such as `https://skat.example`
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  if (host === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase();
}
