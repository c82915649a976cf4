import type { Card } from '@skat/engine';
import { isCard } from '@skat/engine';

export type JsonObject = Readonly<Record<string, unknown>>;

/** A record does not have the form it should have. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

/** @throws FormatError unless the value is an object */
export function asObject(value: unknown, name: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FormatError(`${name} is not an object`);
  return value as JsonObject;
}

/** @throws FormatError unless the value is a list */
export function asList(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new FormatError(`${name} is not a list`);
  return value as readonly unknown[];
}

/** @throws FormatError unless the field is a finite number */
export function numberAt(object: JsonObject, name: string): number {
  const value = object[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new FormatError(`${name} is not a number`);
  return value;
}

/** @throws FormatError unless the field is a text */
export function textAt(object: JsonObject, name: string): string {
  const value = object[name];
  if (typeof value !== 'string') throw new FormatError(`${name} is not a text`);
  return value;
}

/** Whether a field is true; missing counts as false. @throws FormatError for anything else */
export function flagAt(object: JsonObject, name: string): boolean {
  const value = object[name] ?? false;
  if (typeof value !== 'boolean') throw new FormatError(`${name} is neither true nor false`);
  return value;
}

/** @throws FormatError unless the value is a list of cards */
export function asCards(value: unknown, name: string): readonly Card[] {
  return asList(value, name).map((item) => asCard(item, name));
}

/** @throws FormatError unless the value names one of the 32 cards */
export function asCard(value: unknown, name: string): Card {
  if (typeof value !== 'string' || !isCard(value))
    throw new FormatError(`${name}: no such card: ${String(value)}`);
  return value;
}

/** @throws FormatError unless there are exactly two cards */
export function asPair(value: unknown, name: string): readonly [Card, Card] {
  const [first, second, ...more] = asCards(value, name);
  if (first === undefined || second === undefined || more.length > 0)
    throw new FormatError(`${name}: not two cards`);
  return [first, second];
}

/** Parses a text as JSON. @throws FormatError with a short message */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new FormatError('not JSON');
  }
}

/** The lines of a text that are not empty, with their numbers from 1. */
export function linesOf(text: string): readonly { readonly number: number; readonly line: string }[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, line: line.trim() }))
    .filter(({ line }) => line !== '');
}
