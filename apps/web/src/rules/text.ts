import type { TableRules } from '@skat/engine';
import { playsRamsch, presetOf } from '@skat/engine';
import type { Messages, WholeMessages } from '../i18n/messages.ts';
import { consistent } from './choose.ts';
import type { RuleKey, RuleOption, RuleSection } from './options.ts';
import { RULE_SECTIONS, optionsIn } from './options.ts';

/** A heading and what is agreed under it. */
export interface RuleParagraph {
  readonly section: RuleSection;
  readonly title: string;
  readonly sentences: readonly string[];
}

/** The rules in force as a text to be read before sitting down, from the same data that the game is played by. */
export function rulesText(agreed: TableRules, words: WholeMessages['rules']): readonly RuleParagraph[] {
  const rules = consistent(agreed);
  return RULE_SECTIONS.map((section) => ({
    section,
    title: words.sections[section],
    sentences: [
      ...openingOf(section, rules, words),
      ...optionsIn(section, rules).map((option) => sentenceOf(option, rules, words)),
    ].filter((sentence) => sentence !== ''),
  })).filter(({ sentences }) => sentences.length > 0);
}

function openingOf(
  section: RuleSection,
  rules: TableRules,
  words: WholeMessages['rules'],
): readonly string[] {
  const { openings } = words;
  if (section === 'series') return [words.playersSay[rules.players], ...lengthSentences(rules, words)];
  if (section === 'officers') return rules.players === 2 ? officersOpening(rules, words) : [];
  if (rules.players === 2) return [];
  switch (section) {
    case 'ramsch':
      return playsRamsch(rules) ? ramschOpening(rules, words) : [];
    case 'bock':
      return rules.bock.enabled ? [openings.bock] : [];
    case 'play':
      return rules.spitze ? [openings.spitze] : [];
    default:
      return [];
  }
}

/** What Ramsch is (R9.1, R9.3, R9.10), and the Grand Hand in its place where there may be one (R9.25). */
function ramschOpening(
  { grandHandInRamsch, bock }: TableRules,
  { openings }: WholeMessages['rules'],
): readonly string[] {
  const hasRounds = bock.enabled && bock.thenRamsch;
  const hasGrandHand =
    grandHandInRamsch === 'always' || (grandHandInRamsch === 'compulsoryOnly' && hasRounds);
  return hasGrandHand ? [openings.ramsch, openings.grandHand] : [openings.ramsch];
}

/** What is played, and what a game is worth where its value counts (R9.86-R9.90). */
function officersOpening({ twoPlayer }: TableRules, words: WholeMessages['rules']): readonly string[] {
  const { officersLevels, officersMatadors, officersTie } = words.openings;
  if (twoPlayer.scoring !== 'value') return [words.officersSay];
  const levels = twoPlayer.matadors ? [officersLevels, officersMatadors] : [officersLevels];
  return [words.officersSay, officersTie, ...levels];
}

/** Bierlachs ends at its limit, which is a rule of its own (R8.13). */
function lengthSentences({ seriesLength, scoring }: TableRules, words: Messages['rules']): readonly string[] {
  if (seriesLength !== 'open') return [words.lengthSays({ count: seriesLength })];
  return scoring === 'bierlachs' ? [] : [words.openLength];
}

/** What an option says with the value it has. */
export function sentenceOf(
  option: RuleOption<RuleKey>,
  rules: TableRules,
  words: WholeMessages['rules'],
): string {
  return sayingOf(option, option.read(rules), words);
}

/** What an option says with a value. */
export function sayingOf({ key }: RuleOption<RuleKey>, value: string, words: WholeMessages['rules']): string {
  const says: Readonly<Record<string, string>> = words.says[key];
  return says[value] ?? '';
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
