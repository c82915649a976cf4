import { createHash, randomBytes } from 'node:crypto';

/** 256 bits. */
const SECRET_BYTES = 32;
const SECRET_FORM = /^[A-Za-z0-9_-]{43}$/;

/** What a browser keeps to be known again. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** What the server keeps of it; null for what can't be a secret. */
export function hashOfSecret(secret: string | undefined): string | null {
  if (secret === undefined || !SECRET_FORM.test(secret)) return null;
  return createHash('sha256').update(secret).digest('base64url');
}
