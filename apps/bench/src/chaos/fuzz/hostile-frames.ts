import type { Random } from '@skat/engine/proofs';

const MOST_BYTES = 600;
const TOO_LONG = 5_000;
const PARTS = [
  '4',
  '2',
  '0',
  '1',
  '3',
  '5',
  '6',
  '[',
  ']',
  '{',
  '}',
  '"',
  ',',
  '-',
  ':',
  'null',
  '/',
  '\u0000',
  '9',
];
const KNOWN: readonly string[] = [
  '',
  '4',
  '42',
  '42[',
  '42{}',
  '42[]',
  '42[null]',
  '42["disconnect"]',
  '42["connect_error"]',
  '42["newListener"]',
  '40{"protocol":2}',
  '40/admin,{}',
  '41',
  '42/other,["table:join"]',
  '429999999999999999999["table:join",{}]',
  '42-1["table:join",{}]',
  '43["x"]',
  '430[{"ok":true}]',
  '44{"message":"x"}',
  '451-["table:command",{"_placeholder":true,"num":0}]',
  '45999999999-["a"]',
  '46',
  '1',
  '3probe',
  '5',
  'b4AAAA',
  `42["table:join","${'x'.repeat(TOO_LONG)}"]`,
  `42${'['.repeat(4_000)}`,
];

/** A websocket message that is no packet of ours; text may hold bytes that are no text. */
export interface HostileFrame {
  readonly data: string | Buffer;
  readonly isBinary: boolean;
}

export function hostileFrame(random: Random): HostileFrame {
  switch (random.below(5)) {
    case 0:
      return { data: bytes(random), isBinary: random.chance(0.7) };
    case 1:
      return {
        data: Array.from({ length: 1 + random.below(12) }, () => random.pick(PARTS)).join(''),
        isBinary: false,
      };
    default:
      return { data: random.pick(KNOWN), isBinary: false };
  }
}

function bytes(random: Random): Buffer {
  return Buffer.from(Array.from({ length: random.below(MOST_BYTES) }, () => random.below(256)));
}
