import { describe, expect, it } from 'vitest';
import { BadText } from '../../src/store/store.ts';
import { storableJson, storableText } from '../../src/store/text.ts';

/** Texts, and whether Postgres can keep them. */
const TEXTS = [
  { name: 'plain', text: 'Grand Hand', good: true },
  { name: 'umlauts and Chinese', text: 'Zoë 李', good: true },
  { name: 'a surrogate pair', text: '🂫', good: true },
  { name: 'an escape that is only text', text: '\\u0000', good: true },
  { name: 'escapes that are only text', text: '\\\\ud800 \\\\\\u0000', good: true },
  { name: 'other control characters', text: '\u0001\n\t', good: true },
  { name: 'NUL', text: 'a\0b', good: false },
  { name: 'NUL behind backslashes', text: '\\\\\0', good: false },
  { name: 'NUL behind one backslash', text: '\\\0', good: false },
  { name: 'a high half alone', text: 'a\ud83c', good: false },
  { name: 'a low half alone', text: '\udcab', good: false },
  { name: 'the halves in the wrong order', text: '\udcab\ud83c', good: false },
];

describe.each(TEXTS)('a text with $name', ({ text, good }) => {
  it.each([
    { place: 'alone', run: () => storableText(text) },
    { place: 'as a value', run: () => storableJson({ list: [1, { text }] }) },
    { place: 'as a key', run: () => storableJson({ [text]: 1 }) },
  ])(`${good ? 'passes' : 'is refused'} $place`, ({ run }) => {
    if (good) expect(run).not.toThrow();
    else expect(run).toThrow(BadText);
  });
});
