import type { ruleTexts } from './de/rule-texts.ts';
import type { messages } from './de/words.ts';

/** The shape of a dictionary without its words. */
type Shape<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Shape<T[Key]> };

/** The words that every page has; German is the source of this type. */
export type Messages = Shape<typeof messages>;

/** What the rules say in sentences. */
export type RuleTexts = Shape<typeof ruleTexts>;

/** All words of the client. */
export type WholeMessages = Messages & { readonly rules: RuleTexts };
