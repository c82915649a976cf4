import type { Random } from '@skat/engine/proofs';

/** What has gone wrong in one program or another. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u0007\u001b[31m',
  '__proto__',
  'constructor',
  'toString',
  "'; DROP TABLE table_entry; --",
  '../../../../etc/passwd',
  '%00%ff',
  '{{7*7}}${7*7}',
  [],
  {},
  [[]],
  [null, null, null],
  { type: null },
  { toString: 'x', valueOf: 1 },
  { then: 'x' },
  { length: 1e9 },
];
const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', '__defineGetter__'];
const DEPTHS = [50, 400, 1_900];
const SIZES = [200, 2_000, 3_900];

/** A value of a wrong type, very deep, very long, or with names and characters that mean something to some program. */
export function strangeValue(random: Random): unknown {
  switch (random.below(6)) {
    case 0:
      return deep(random.pick(DEPTHS), random);
    case 1:
      return random.pick(['x', '\u0000', '\ud83d', '𝔘', '"']).repeat(random.pick(SIZES));
    case 2:
      return Array.from({ length: random.pick(SIZES) / 2 }, () => random.below(10));
    case 3:
      return withPrototypeName(random);
    default:
      return random.pick(STRANGE);
  }
}

function deep(levels: number, random: Random): unknown {
  const isList = random.chance(0.5);
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = isList ? [value] : { a: value };
  return value;
}

/** An own property by that name, as `JSON.parse` makes them. */
export function withPrototypeName(random: Random): object {
  const name = random.pick(PROTOTYPE_NAMES);
  return JSON.parse(`{"${name}":{"isHost":true,"seat":0,"admin":1,"${name}":null}}`) as object;
}

/** A message with one field spoilt: missing, renamed, doubled into a list, or of a strange value. */
export function spoilt(message: Readonly<Record<string, unknown>>, random: Random): unknown {
  const names = Object.keys(message);
  const name = random.pick(names);
  const { [name]: value, ...rest } = message;
  switch (random.below(6)) {
    case 0:
      return rest;
    case 1:
      return { ...rest, [name.toUpperCase()]: value };
    case 2:
      return { ...message, extra: strangeValue(random) };
    case 3:
      return { ...message, ...withPrototypeName(random) };
    case 4:
      return isMessage(value) ? { ...rest, [name]: spoilt(value, random) } : { ...rest, [name]: [value] };
    default:
      return { ...rest, [name]: strangeValue(random) };
  }
}

function isMessage(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
  );
}
