import type { WholeMessages } from '../messages.ts';
import { whole } from '../whole.ts';
import { textsWithGermanSuits } from './german-suits.ts';
import * as page from './page.ts';
import { ruleTexts } from './rule-texts.ts';

export const messages: WholeMessages = whole(page.messages, ruleTexts);

/** The same for a table with German suits. */
export const germanSuits: WholeMessages = whole(page.germanSuits, textsWithGermanSuits(ruleTexts));
