import type { GameFacts, SheetRow, TableRules } from '@skat/engine';
import { presetRules, sheetOf } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import type { Language } from '../src/i18n/format.ts';
import { formatsOf } from '../src/i18n/format.ts';
import type { Messages } from '../src/i18n/messages.ts';
import { messages as de } from '../src/i18n/de/index.ts';
import { messages as en } from '../src/i18n/en/index.ts';
import { messages as zh } from '../src/i18n/zh/index.ts';
import { resultLines, resultSentence } from '../src/model/result-words.ts';
import { always, officers, ramsch, seriesOf } from './support/series-games.ts';

const WORDS: Readonly<Record<Language, Messages>> = { de, en, zh };
const FAMILY = presetRules('family');
const TWO = presetRules('twoPlayers');
const names = ['Anna', 'Ben', 'Cleo', 'Dora'];
/** Ben, who hears first where Anna deals, and Cleo have 50 each; Cleo has the later trick of the two. */
const TIED = ramsch({ trickPoints: [50, 50, 9], winners: [0, 1, 0, 1, 0, 1, 0, 1, 1, 2] });

function rowOf(facts: GameFacts, rules: TableRules): SheetRow {
  const [row] = sheetOf(seriesOf([facts], always(rules.players)), rules).rows;
  if (row === undefined) throw new Error('One game is one line');
  return row;
}

function told(facts: GameFacts, rules: TableRules, language: Language = 'de') {
  const speech = { words: WORDS[language], format: formatsOf(language), rules, names };
  const row = rowOf(facts, rules);
  return { sentence: resultSentence(row, speech), lines: resultLines(row, speech) };
}

describe('Ramsch', () => {
  const nobody: TableRules = { ...FAMILY, ramsch: { ...FAMILY.ramsch, skatOwner: 'nobody' } };

  it.each([
    { language: 'de', says: 'Ben und Cleo verlieren den Ramsch mit je 50 Augen' },
    { language: 'en', says: 'Ben and Cleo lose the Ramsch with 50 each' },
    { language: 'zh', says: 'Ben、Cleo各以 50 牌分输掉 Ramsch' },
  ] as const)('[R9.9] several lose in the plural, $language', ({ language, says }) => {
    expect(told(TIED, nobody, language).sentence).toBe(says);
  });

  it('[R9.10] one loses in the singular', () => {
    expect(told(ramsch(), nobody).sentence).toBe('Cleo verliert den Ramsch mit 50 Augen');
  });

  it.each([
    { language: 'de', says: /^Ben und Cleo haben gleich viele Augen; Cleo .* verliert allein\.$/u },
    { language: 'en', says: /^Ben and Cleo have equal card points; Cleo .* loses alone\.$/u },
    { language: 'zh', says: /^Ben、Cleo牌分相同；其中Cleo.*独自判负。$/u },
  ] as const)(
    '[R9.9] lastTrickLoses says why only one of the tied loses, $language',
    ({ language, says }) => {
      for (const skatOwner of ['nobody', 'loser'] as const) {
        const rules: TableRules = {
          ...FAMILY,
          ramsch: { ...FAMILY.ramsch, skatOwner, tie: 'lastTrickLoses' },
        };
        expect(told(TIED, rules, language).lines).toContainEqual(expect.stringMatching(says));
      }
    },
  );

  it.each([
    { name: 'nobody is tied', facts: ramsch(), tie: 'lastTrickLoses' },
    { name: 'all who are tied lose', facts: TIED, tie: 'allTiedLose' },
  ] as const)('[R9.9] and nothing of it where $name', ({ facts, tie }) => {
    const { lines } = told(facts, { ...nobody, ramsch: { ...nobody.ramsch, tie } });
    expect(lines.filter((line) => line.includes('gleich viele'))).toEqual([]);
  });
});

describe('Officers’ Skat', () => {
  it.each([
    { language: 'de', says: 'Für den Ansager sind 61 Augen nötig.' },
    { language: 'en', says: 'The elder needs 61 card points.' },
    { language: 'zh', says: '先手需要 61 牌分。' },
  ] as const)('[R9.86] a lost game says what was needed, $language', ({ language, says }) => {
    expect(told(officers({ elderPoints: 60 }), TWO, language).lines).toContain(says);
    expect(told(officers(), TWO, language).lines).not.toContain(says);
  });
});
