import type { Messages, RuleTexts, WholeMessages } from './messages.ts';

/** The words of a page, with what the rules say. */
export function whole(words: Messages, texts: RuleTexts): WholeMessages {
  return { ...words, rules: { ...words.rules, ...texts } };
}
