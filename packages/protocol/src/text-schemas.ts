import { z } from 'zod';
import { LONGEST_CHAT_TEXT } from './chat-words.ts';

const LONGEST_NAME = 24;
const LONGEST_TABLE_NAME = 40;

/**
 * No control characters, no lone surrogates: what a database or a log line could choke on. Nothing invisible or that
 * turns letters round either, but for what emoji are joined and coloured with.
 */
const PRINTABLE = /^(?:[^\p{Cc}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}]|\u200d|\ufe0e|\ufe0f)*$/u;
/** More than spaces, joiners, marks on nothing and the Braille letter without a dot. */
const VISIBLE = /[^\p{Z}\p{M}\p{Cf}\u2800]/u;

const printable = (longest: number) =>
  z
    .string()
    .max(longest * 4)
    .regex(PRINTABLE, 'unprintable characters')
    .regex(VISIBLE, 'nothing to see')
    .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .refine((text) => text.length > 0 && Array.from(text).length <= longest, `1 to ${longest} characters`);

/** A person's name, trimmed, 1 to 24 characters. */
export const personNameSchema = printable(LONGEST_NAME);
/** A table's name, trimmed, 1 to 40 characters. */
export const tableNameSchema = printable(LONGEST_TABLE_NAME);

/** What somebody says at a table, trimmed, 1 to 200 characters. */
export const chatTextSchema = printable(LONGEST_CHAT_TEXT);

/** 128 bits or more, base64url; in the path of the link, never logged. */
export const invitationSchema = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

/** Letters and digits that can't be mistaken for each other. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const CODE_LENGTH = 6;

/** A typed code: lower case, spaces and dashes are forgiven. */
export const codeSchema = z
  .string()
  .max(32)
  .transform((text) => text.toUpperCase().replace(/[\s-]/g, ''))
  .refine(
    (code) =>
      code.length === CODE_LENGTH && Array.from(code).every((letter) => CODE_ALPHABET.includes(letter)),
  );
