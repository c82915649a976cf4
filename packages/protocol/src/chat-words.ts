/** What is said at every table; each reader sees it in their own language. */
export const PHRASES = [
  'goodLuck',
  'wellPlayed',
  'thanks',
  'sorry',
  'niceHand',
  'badLuck',
  'oneMoment',
  'goOn',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const EMOJI = ['👍', '👏', '😀', '😂', '😮', '😢', '🤔', '🍀', '☕', '🍻'] as const;
export type Emoji = (typeof EMOJI)[number];

/** In characters. */
export const LONGEST_CHAT_TEXT = 200;

/** So many lines are kept and shown. */
export const CHAT_LINES = 100;
