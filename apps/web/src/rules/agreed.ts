import type { TableRules, TableSettings } from '@skat/engine';
import { presetOf } from '@skat/engine';
import type { Messages, WholeMessages } from '../i18n/messages.ts';
import type { RuleParagraph } from './text.ts';
import { rulesLine, rulesText } from './text.ts';

/** Times to think that a table can choose (R6.14). */
export const DECISIONS = [
  { key: 'none', seconds: null },
  { key: 60, seconds: 60 },
  { key: 25, seconds: 25 },
] as const satisfies readonly { key: unknown; seconds: TableSettings['decisionSeconds'] }[];

type DecisionKey = (typeof DECISIONS)[number]['key'];

/** The name of a table's time to think among the words. */
export function decisionKey({ decisionSeconds }: TableSettings): DecisionKey {
  return decisionSeconds ?? 'none';
}

/** The time to think while nobody has chosen one: tournaments are played by the clock (R9.99). */
export function usualSeconds(rules: TableRules): TableSettings['decisionSeconds'] {
  return presetOf(rules) === 'tournament' ? 60 : null;
}

/** Everything agreed in one line: the rules, the clock, and whether others may watch. */
export function agreedLine(
  { rules, settings }: { readonly rules: TableRules; readonly settings: TableSettings },
  words: Messages,
): string {
  const { decisionSeconds, spectators } = settings;
  return [
    rulesLine(rules, words.rules),
    ...(decisionSeconds === null ? [] : [words.agreed.decisionLine({ seconds: decisionSeconds })]),
    ...(spectators ? [words.agreed.spectatorsLine] : []),
  ].join(' · ');
}

/** Rules and settings as a text to be read before sitting down; without settings where no table stands behind it. */
export function agreedText(
  rules: TableRules,
  settings: TableSettings | undefined,
  words: WholeMessages,
): readonly RuleParagraph[] {
  const paragraphs = rulesText(rules, words.rules);
  if (settings === undefined) return paragraphs;
  const { decisionsSay, spectatorsSay } = words.agreed;
  const added = [decisionsSay[decisionKey(settings)], spectatorsSay[settings.spectators ? 'link' : 'no']];
  return paragraphs.map((paragraph) =>
    paragraph.section === 'table'
      ? { ...paragraph, sentences: [...paragraph.sentences, ...added] }
      : paragraph,
  );
}
