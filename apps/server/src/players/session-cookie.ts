import type { CookieSerializeOptions } from '@fastify/cookie';
import fastifyCookie from '@fastify/cookie';

export const SESSION_COOKIE = 'skat_session';
const LIVES_DAYS = 400;

/** @param isHttps whether the browser reached this server over https */
export function sessionCookieOptions(isHttps: boolean): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge: LIVES_DAYS * 24 * 60 * 60 };
}

/** The secret in a Cookie header, if there is one. */
export function secretInCookies(header: string | undefined): string | undefined {
  return header === undefined ? undefined : fastifyCookie.parse(header)[SESSION_COOKIE];
}
