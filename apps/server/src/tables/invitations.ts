import { randomBytes, randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '@skat/protocol';
import type { ShortCode, TableRow, TableStore } from '../store/store.ts';

/** 144 bits. */
const INVITATION_BYTES = 18;
const CODE_LIVES_MS = 24 * 60 * 60 * 1000;
/** Among a billion codes, that many collisions in a row do not happen. */
const MAX_TRIES = 10;

/** The secret of an invitation link. */
export function newInvitation(): string {
  return randomBytes(INVITATION_BYTES).toString('base64url');
}

function newCode(now: number): ShortCode {
  const letters = Array.from({ length: CODE_LENGTH }, () =>
    CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
  );
  return { code: letters.join(''), expiresAt: now + CODE_LIVES_MS };
}

/**
 * Tries codes until one is free.
 * @param take what wants the code; `codeTaken` if it is another table's
 */
export async function withFreeCode<Taken>(
  now: number,
  take: (code: ShortCode) => Promise<Taken | 'codeTaken'>,
): Promise<Taken> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const taken = await take(newCode(now));
    if (taken !== 'codeTaken') return taken;
  }
  throw new Error('No free code was found');
}

/** The code of a table, a new one if it has none or it has expired. */
export async function currentCode(tables: TableStore, row: TableRow, now: number): Promise<string> {
  if (row.code !== null && row.code.expiresAt > now) return row.code.code;
  const { code } = await withFreeCode(now, (fresh) => tables.renewCode(row.id, fresh, now));
  return code;
}
