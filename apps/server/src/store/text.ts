import { BadText } from './errors.ts';
import type { Json } from './types.ts';

/** NUL or half of a surrogate pair, as JSON writes them: escaped, behind an even number of backslashes. */
const BAD_ESCAPE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;
const BAD_CHARACTER = /\0|\p{Surrogate}/u;

/**
 * Writes a value as JSON text that Postgres can keep.
 * @throws BadText if any text in it holds NUL or a lone surrogate
 */
export function storableJson(value: Json): string {
  const text = JSON.stringify(value);
  if (text.includes('\\u') && BAD_ESCAPE.test(text))
    throw new BadText('A text holds NUL or a lone surrogate.');
  return text;
}

/** @throws BadText if the text holds NUL or a lone surrogate */
export function storableText(text: string): string {
  if (BAD_CHARACTER.test(text)) throw new BadText('A text holds NUL or a lone surrogate.');
  return text;
}

/** Whether a text can be a key of type uuid: others are not looked for, since the database would report an error. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** Whether a text can stand in the database at all: what cannot is not looked for. */
export function isStorable(text: string): boolean {
  return !BAD_CHARACTER.test(text);
}

/** Whether a number fits a column of type integer. */
export function isDbInt(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) <= 2_147_483_647;
}
