import { randomBytes, randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '@skat/protocol';
import type { TableRow, TableStore } from '../store/store.ts';

/** 144 bits. */
const INVITATION_BYTES = 18;
const CODE_LIVES_MS = 24 * 60 * 60 * 1000;
/** Among a billion codes, that many collisions in a row do not happen. */
const MAX_TRIES = 10;

export interface Code {
  readonly code: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** The secret of an invitation link. */
export function newInvitation(): string {
  return randomBytes(INVITATION_BYTES).toString('base64url');
}

function newCode(now: number): Code {
  const letters = Array.from({ length: CODE_LENGTH }, () =>
    CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
  );
  return { code: letters.join(''), expiresAt: now + CODE_LIVES_MS };
}

/** Tries codes until one is free. */
export async function withFreeCode(now: number, take: (code: Code) => Promise<boolean>): Promise<Code> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const code = newCode(now);
    if (await take(code)) return code;
  }
  throw new Error('No free code was found');
}

/** The code of a table, a new one if it has none or it has expired. */
export async function currentCode(tables: TableStore, row: TableRow, now: number): Promise<string> {
  if (row.code !== null && row.code.expiresAt > now) return row.code.code;
  const renewed = await withFreeCode(
    now,
    async ({ code, expiresAt }) => (await tables.renewCode(row.id, code, expiresAt)) === 'renewed',
  );
  return renewed.code;
}
