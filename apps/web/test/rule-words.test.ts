import type { TableRules } from '@skat/engine';
import { PRESETS, TOURNAMENT_RULES, presetRules } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import type { Language } from '../src/i18n/format.ts';
import { LANGUAGES } from '../src/i18n/format.ts';
import type { WholeMessages } from '../src/i18n/messages.ts';
import { messages as de } from '../src/i18n/de/index.ts';
import { messages as en } from '../src/i18n/en/index.ts';
import { messages as zh } from '../src/i18n/zh/index.ts';
import { consistent, possibleValues } from '../src/rules/choose.ts';
import type { RuleKey, RuleOption } from '../src/rules/options.ts';
import { RULE_OPTIONS, isTrigger } from '../src/rules/options.ts';
import { rulesLine, rulesText, sayingOf, valueName } from '../src/rules/text.ts';

const WORDS: Readonly<Record<Language, WholeMessages['rules']>> = {
  de: de.rules,
  en: en.rules,
  zh: zh.rules,
};

/** Tables of which at least one gives each option a meaning. */
const TABLES: readonly TableRules[] = [
  { ...TOURNAMENT_RULES, players: 4 },
  {
    ...presetRules('family'),
    scoring: 'seegerFabian',
    bock: { ...presetRules('family').bock, thenRamsch: true },
  },
  { ...presetRules('family'), players: 4, scoring: 'bierlachs' },
  {
    ...TOURNAMENT_RULES,
    kontra: { ...TOURNAMENT_RULES.kontra, enabled: true },
    bock: presetRules('family').bock,
  },
  presetRules('twoPlayers'),
];

function tableFor(option: RuleOption<RuleKey>): TableRules {
  const table = TABLES.find(
    (rules) => option.applies(rules) && possibleValues(rules, option).length === option.values.length,
  );
  if (table === undefined) throw new Error(`No table gives ${option.key} a meaning`);
  return table;
}

const textOf = (rules: TableRules, words: WholeMessages['rules']): string =>
  rulesText(rules, words)
    .flatMap(({ title, sentences }) => [title, ...sentences])
    .join('\n');

const ROWS = LANGUAGES.flatMap((language) =>
  RULE_OPTIONS.map((option) => ({ language, key: option.key, option })),
);

describe('[R9.98] words of every option', () => {
  it.each(ROWS)('$language: $key has a name, and a name for each value', ({ language, option }) => {
    const words = WORDS[language];
    const names = option.values.map((value) => valueName(value, words));
    expect(words.labels[option.key].trim()).not.toBe('');
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
    expect(new Set(names).size).toBe(option.values.length);
  });

  it.each(ROWS)('$language: $key says something else for each value', ({ language, option }) => {
    const words = WORDS[language];
    const said = option.values.map((value) => sayingOf(option, value, words));
    const silent = option.values.filter((_, index) => said[index] === '');
    expect(new Set(said).size).toBe(option.values.length);
    expect(silent).toEqual(isTrigger(option) ? ['off'] : []);
  });

  it.each(ROWS)('$language: $key changes the text of a table', ({ language, option }) => {
    const words = WORDS[language];
    const table = tableFor(option);
    const texts = option.values.map((value) => textOf(option.write(table, value), words));
    const unsaid = option.values.filter(
      (value, index) => !texts[index]?.includes(sayingOf(option, value, words)),
    );
    expect(unsaid).toEqual([]);
    expect(new Set(texts).size).toBe(option.values.length);
  });

  it.each(LANGUAGES)('%s: no two sentences of a text are the same', (language) => {
    for (const table of TABLES) {
      const sentences = rulesText(table, WORDS[language]).flatMap((paragraph) => paragraph.sentences);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });
});

describe('[R9.98] players and length', () => {
  it.each(LANGUAGES)('%s: players and lengths read differently', (language) => {
    const words = WORDS[language];
    const texts = ([2, 3, 4] as const).flatMap((players) =>
      ([12, 24, 36, 'open'] as const)
        .filter((seriesLength) => players !== 2 || seriesLength !== 'open')
        .map((seriesLength) => {
          const base = players === 2 ? presetRules('twoPlayers') : TOURNAMENT_RULES;
          return textOf({ ...base, players, seriesLength }, words);
        }),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('what a rule is, where it is on', () => {
  const family = presetRules('family');
  const rounds: TableRules = { ...family, bock: { ...family.bock, thenRamsch: true } };
  const two = presetRules('twoPlayers');
  const twoWith = (change: Partial<TableRules['twoPlayer']>): TableRules => ({
    ...two,
    twoPlayer: { ...two.twoPlayer, ...change },
  });
  const rows = [
    { rule: 'R9.1 R9.3 R9.10', opening: 'ramsch', on: family, off: TOURNAMENT_RULES },
    { rule: 'R9.25', opening: 'grandHand', on: { ...family, grandHandInRamsch: 'always' }, off: family },
    { rule: 'R9.25', opening: 'grandHand', on: rounds, off: { ...rounds, grandHandInRamsch: 'never' } },
    { rule: 'R9.51 R9.53', opening: 'bock', on: family, off: presetRules('withRamsch') },
    { rule: 'R9.60', opening: 'spitze', on: { ...family, spitze: true }, off: family },
    { rule: 'R9.87 R9.90', opening: 'officersLevels', on: two, off: twoWith({ scoring: 'victoryPoints' }) },
    { rule: 'R9.90', opening: 'officersMatadors', on: twoWith({ matadors: true }), off: two },
    { rule: 'R9.86', opening: 'officersTie', on: two, off: twoWith({ scoring: 'victoryPoints' }) },
  ] as const;

  it.each(rows.flatMap((row) => LANGUAGES.map((language) => ({ ...row, language }))))(
    '[$rule] $language: $opening',
    ({ opening, on, off, language }) => {
      const words = WORDS[language];
      const sentence = words.openings[opening];
      const sayings = [on, off].map((rules) => textOf(rules, words).split(sentence).length - 1);
      expect(sayings).toEqual([1, 0]);
    },
  );

  it('[R9.80] a table of two says nothing of what is played by three', () => {
    const rules: TableRules = { ...family, players: 2, spitze: true };
    const { ramsch, bock, spitze } = de.rules.openings;
    for (const sentence of [ramsch, bock, spitze]) expect(textOf(rules, de.rules)).not.toContain(sentence);
  });
});

describe('[R9.98] what has no meaning beside the rest is not said', () => {
  const bierlachs: TableRules = { ...presetRules('withRamsch'), scoring: 'bierlachs' };
  it.each([
    {
      rule: 'R8.13',
      name: 'a forced march that is rewarded',
      rules: bierlachs,
      unsaid: de.rules.says.durchmarsch.plus120,
    },
    {
      rule: 'R8.13',
      name: 'a list that ends when the table likes',
      rules: bierlachs,
      unsaid: de.rules.openLength,
    },
    {
      rule: 'R9.22',
      name: 'Schieben without Schieberamsch',
      rules: presetRules('withRamsch'),
      unsaid: de.rules.says.pushDoubles.on,
    },
    {
      rule: 'R9.80',
      name: 'the declarer’s Re at a table of two',
      rules: presetRules('twoPlayers'),
      unsaid: de.rules.says.kontra.on,
    },
    {
      rule: 'R9.91',
      name: 'Kontra where victory points count',
      rules: {
        ...presetRules('twoPlayers'),
        twoPlayer: { ...TOURNAMENT_RULES.twoPlayer, scoring: 'victoryPoints' },
      },
      unsaid: de.rules.says.officersKontra.on,
    },
  ] as const)('[$rule] $name', ({ rules, unsaid }) => {
    expect(textOf(rules, de.rules)).not.toContain(unsaid);
  });

  it('[R8.13] Bierlachs says when it ends, and who pays for a forced march', () => {
    const text = textOf(bierlachs, de.rules);
    expect(text).toContain(de.rules.says.bierlachsLimit['301']);
    expect(text).toContain(de.rules.says.durchmarsch.othersMinus120);
  });

  it.each(PRESETS)('[R9.99] %s is consistent as it is', (preset) => {
    expect(consistent(presetRules(preset))).toEqual(presetRules(preset));
  });
});

describe('[R9.99] a preset in one line', () => {
  it.each([
    {
      language: 'de',
      preset: 'tournament',
      line: 'Turnier (ISkO) · 3 Spieler · 36 Spiele · Turnierwertung (Seeger-Fabian)',
    },
    { language: 'de', preset: 'withRamsch', line: 'Mit Ramsch · 3 Spieler · offene Liste · Spielpunkte' },
    { language: 'de', preset: 'family', line: 'Familie · 3 Spieler · offene Liste · Spielpunkte' },
    { language: 'de', preset: 'twoPlayers', line: 'Zu zweit · 2 Spieler · 12 Spiele' },
    {
      language: 'en',
      preset: 'tournament',
      line: 'Tournament (ISkO) · 3 players · 36 games · tournament scoring (Seeger-Fabian)',
    },
    { language: 'en', preset: 'withRamsch', line: 'With Ramsch · 3 players · open sheet · game points' },
    { language: 'en', preset: 'family', line: 'Family · 3 players · open sheet · game points' },
    { language: 'en', preset: 'twoPlayers', line: 'Two players · 2 players · 12 games' },
    {
      language: 'zh',
      preset: 'tournament',
      line: '比赛规则 (ISkO) · 3 人 · 36 局 · 比赛计分 (Seeger-Fabian)',
    },
    { language: 'zh', preset: 'withRamsch', line: '带 Ramsch · 3 人 · 局数不限 · 局分' },
    { language: 'zh', preset: 'family', line: '家庭规则 · 3 人 · 局数不限 · 局分' },
    { language: 'zh', preset: 'twoPlayers', line: '两人 · 2 人 · 12 局' },
  ] as const)('$language: $line', ({ language, preset, line }) => {
    expect(rulesLine(presetRules(preset), WORDS[language])).toBe(line);
  });

  it('own rules name what is on', () => {
    const rules: TableRules = { ...presetRules('family'), players: 4, scoring: 'bierlachs', spitze: true };
    expect(rulesLine(rules, de.rules)).toBe(
      'Eigene Regeln · 4 Spieler · offene Liste · Bierlachs · Schieberamsch · Kontra und Re · Bockrunden · Spitze',
    );
  });
});
