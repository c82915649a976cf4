import { PRESETS, TOURNAMENT_RULES, presetRules } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import type { ChatSeen } from '../src/index.ts';
import { EMOJI, PHRASES, chatClosedTo, chatTextSchema, saySchema, watchSchema } from '../src/index.ts';

describe('what may be said', () => {
  it.each(PHRASES)('the phrase %s', (phrase) =>
    expect(saySchema.safeParse({ kind: 'phrase', phrase }).success).toBe(true),
  );
  it.each(EMOJI)('the emoji %s', (emoji) =>
    expect(saySchema.safeParse({ kind: 'emoji', emoji }).success).toBe(true),
  );
  it.each([
    ['trimmed', '  Gut   Blatt ', 'Gut Blatt'],
    ['200 characters, not code units', '🍀'.repeat(200), '🍀'.repeat(200)],
    ['Chinese', '好牌', '好牌'],
    ['what looks like a page', '<b>x</b>', '<b>x</b>'],
  ])('text: %s', (_what, given, expected) => expect(chatTextSchema.parse(given)).toBe(expected));

  it.each([
    ['nothing', ''],
    ['blanks', ' \u00a0\t'],
    ['201 characters', 'x'.repeat(201)],
    ['NUL', 'a\u0000'],
    ['a line break', 'a\nb'],
    ['an escape', 'a\u001b[31m'],
    ['a lone surrogate', 'a\ud83c'],
    ['a number', 7],
    ['an object', { toString: 'a' }],
  ])('no text: %s', (_what, given) => expect(chatTextSchema.safeParse(given).success).toBe(false));

  it.each([
    ['of the prototype', JSON.parse('{"kind":"text","text":"a","__proto__":{"admin":true}}')],
    ['of two kinds', { kind: 'text', text: 'a', phrase: 'thanks' }],
    ['of no kind', { text: 'a' }],
    ['of the kind "constructor"', { kind: 'constructor' }],
  ])('nothing %s', (_what, say: unknown) => expect(saySchema.safeParse(say).success).toBe(false));
});

describe('[R4.11] whom the chat is closed to', () => {
  const closed = (seen: Partial<ChatSeen>) =>
    chatClosedTo({ viewer: 0, rules: TOURNAMENT_RULES, phase: 'playing', ...seen });

  it.each([
    { viewer: 0, phase: 'playing', expected: 'tournament' },
    { viewer: 3, phase: 'playing', expected: 'tournament' },
    { viewer: 'spectator', phase: 'playing', expected: 'spectators' },
    { viewer: null, phase: 'gathering', expected: 'atTheDoor' },
    { viewer: null, phase: 'playing', expected: 'atTheDoor' },
    { viewer: 0, phase: 'gathering', expected: null },
    { viewer: 0, phase: 'betweenGames', expected: null },
    { viewer: 'spectator', phase: 'betweenGames', expected: null },
    { viewer: 'spectator', phase: 'ended', expected: null },
  ] as const)('$viewer while $phase: $expected', ({ viewer, phase, expected }) =>
    expect(closed({ viewer, phase })).toBe(expected),
  );

  it.each(PRESETS)('the players of the preset %s', (preset) => {
    const rules = presetRules(preset);
    expect(closed({ rules })).toBe(preset === 'tournament' ? 'tournament' : null);
    expect(closed({ rules: { ...rules, seriesLength: 6 } })).toBe(closed({ rules }));
    expect(closed({ rules, viewer: 'spectator' })).toBe('spectators');
  });
});

it.each([
  {},
  { watch: '' },
  { watch: '../etc' },
  { watch: 'x'.repeat(65) },
  { watch: 'x'.repeat(24), seat: 0 },
])('no link for spectators: %j', (message) => expect(watchSchema.safeParse(message).success).toBe(false));
