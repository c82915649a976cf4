import type { TableRules } from '@skat/engine';
import { presetOf } from '@skat/engine';
import type { Messages } from '../i18n/messages.ts';
import type { RuleKey, RuleOption, RuleSection } from './options.ts';
import { RULE_SECTIONS, optionsIn } from './options.ts';

/** A heading and what is agreed under it. */
export interface RuleParagraph {
  readonly section: RuleSection;
  readonly title: string;
  readonly sentences: readonly string[];
}

/** The rules in force as a text to be read before sitting down, from the same data that the game is played by. */
export function rulesText(rules: TableRules, words: Messages['rules']): readonly RuleParagraph[] {
  return RULE_SECTIONS.map((section) => ({
    section,
    title: words.sections[section],
    sentences: [
      ...openingOf(section, rules, words),
      ...optionsIn(section, rules).map((option) => sentenceOf(option, rules, words)),
    ].filter((sentence) => sentence !== ''),
  })).filter(({ sentences }) => sentences.length > 0);
}

function openingOf(section: RuleSection, rules: TableRules, words: Messages['rules']): readonly string[] {
  if (section === 'series') return [words.playersSay[rules.players], lengthSentence(rules, words)];
  if (section === 'officers' && rules.players === 2) return [words.officersSay];
  return [];
}

function lengthSentence({ seriesLength }: TableRules, words: Messages['rules']): string {
  return seriesLength === 'open' ? words.openLength : words.lengthSays({ count: seriesLength });
}

/** What an option says with the value it has. */
export function sentenceOf(option: RuleOption<RuleKey>, rules: TableRules, words: Messages['rules']): string {
  const says: Readonly<Record<string, string>> = words.says[option.key];
  return says[option.read(rules)] ?? '';
}

/** The name of a value in a form. */
export function valueName(value: string, words: Messages['rules']): string {
  if (value === 'on' || value === 'off') return words[value];
  const names: Readonly<Record<string, string>> = words.values;
  return names[value] ?? value;
}

/** The rules in one line: preset, players, length, scoring, and the house rules that are on. */
export function rulesLine(rules: TableRules, words: Messages['rules']): string {
  const preset = presetOf(rules);
  const { seriesLength } = rules;
  return [
    words.presets[preset],
    words.players[rules.players],
    seriesLength === 'open' ? words.openLengthShort : words.lengthShort({ count: seriesLength }),
    ...(rules.players === 2 ? [] : [words.values[rules.scoring]]),
    ...(preset === 'custom' ? houseRules(rules, words) : []),
  ].join(' · ');
}

function houseRules(rules: TableRules, words: Messages['rules']): readonly string[] {
  if (rules.players === 2) return [];
  return [
    ...(rules.onAllPass === 'redeal' ? [] : [words.values[rules.onAllPass]]),
    ...(rules.kontra.enabled ? [words.labels.kontra] : []),
    ...(rules.bock.enabled ? [words.labels.bock] : []),
    ...(rules.spitze ? [words.labels.spitze] : []),
  ];
}
