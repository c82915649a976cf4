import type { BockTrigger, GameFacts, SheetRow, TableRules } from '@skat/engine';
import { BOCK_TRIGGERS, presetRules, sheetOf } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import type { Language } from '../src/i18n/format.ts';
import { LANGUAGES, formatsOf } from '../src/i18n/format.ts';
import type { Messages } from '../src/i18n/messages.ts';
import { messages as de } from '../src/i18n/de/index.ts';
import { messages as en } from '../src/i18n/en/index.ts';
import { messages as zh } from '../src/i18n/zh/index.ts';
import { resultLines, resultSentence } from '../src/model/result-words.ts';
import { PASSED_IN, always, clubs, lostClubs, officers, ramsch, seriesOf } from './support/series-games.ts';

const WORDS: Readonly<Record<Language, Messages>> = { de, en, zh };
const FAMILY = presetRules('family');
const TWO = presetRules('twoPlayers');
const names = ['Anna', 'Ben', 'Cleo', 'Dora'];
/** Ben, who hears first where Anna deals, and Cleo have 50 each; Cleo has the later trick of the two. */
const TIED = ramsch({ trickPoints: [50, 50, 9], winners: [0, 1, 0, 1, 0, 1, 0, 1, 1, 2] });

function lastRowOf(facts: readonly GameFacts[], rules: TableRules): SheetRow {
  const row = sheetOf(seriesOf(facts, always(rules.players)), rules).rows.at(-1);
  if (row === undefined) throw new Error('Each game is a line');
  return row;
}

function told(facts: GameFacts | readonly GameFacts[], rules: TableRules, language: Language = 'de') {
  const speech = { words: WORDS[language], format: formatsOf(language), rules, names };
  const row = lastRowOf([facts].flat(), rules);
  return { sentence: resultSentence(row, speech), lines: resultLines(row, speech) };
}

describe('Bock rounds', () => {
  const bock = (change: Partial<TableRules['bock']> = {}): TableRules => ({
    ...FAMILY,
    bock: { ...FAMILY.bock, triggers: BOCK_TRIGGERS, ...change },
  });
  const grand = { game: 'grand', level: 'hand' } as const;
  const games: Readonly<Record<Exclude<BockTrigger, 'totalRepdigit'>, readonly GameFacts[]>> = {
    kontraSaid: [clubs({ kontra: 1 })],
    split60: [clubs({ declarerPoints: 60, defenderPoints: 60 })],
    kontraLost: [lostClubs({ kontra: 1 })],
    reSaid: [clubs({ kontra: 2 })],
    passedOut: [PASSED_IN],
    lostGrand: [lostClubs({ announcement: grand })],
    wonGrandHand: [clubs({ announcement: grand })],
    declarerSchneider: [clubs({ declarerPoints: 20, defenderPoints: 100 })],
    valueAtLeast72: [clubs({ matadors: { side: 'with', count: 6 } } as never)],
    valueAtLeast96: [clubs({ matadors: { side: 'with', count: 8 } } as never)],
    totalMultipleOf100: [
      lostClubs({
        announcement: { game: 'suit', trump: 'H', level: 'none' },
        matadors: { side: 'with', count: 4 },
      } as never),
    ],
  };

  it.each(
    (Object.keys(games) as (keyof typeof games)[]).flatMap((trigger) =>
      LANGUAGES.map((language) => ({ trigger, language })),
    ),
  )('[R9.50] $trigger: the result says that a round begins and why, $language', ({ trigger, language }) => {
    const causes = WORDS[language].rules.labels[trigger];
    const says = WORDS[language].rounds.begins({ causes, count: 1, isMultiplied: false });
    expect(told(games[trigger], bock({ triggers: [trigger] }), language).lines.at(-1)).toBe(says);
  });

  it('[R9.50] in full words', () => {
    const { lines } = told(games.split60, bock({ triggers: ['split60'] }));
    expect(lines.at(-1)).toBe('60 zu 60: jetzt beginnt eine Bockrunde.');
  });

  it('[R9.50] a total like 111', () => {
    const wins = (trump: 'D' | 'H', count: number, declarer: 0 | 2): GameFacts =>
      clubs({
        declarer,
        announcement: { game: 'suit', trump, level: 'none' },
        matadors: { side: 'with', count },
      } as never);
    const { lines } = told([wins('D', 8, 0), wins('H', 2, 2)], bock({ triggers: ['totalRepdigit'] }));
    expect(lines.at(-1)).toBe('Schnapszahl: jetzt beginnt eine Bockrunde.');
  });

  const both = [clubs({ declarerPoints: 60, defenderPoints: 60, kontra: 1 })];
  const split = clubs({ declarerPoints: 60, defenderPoints: 60 });
  const triggers = ['kontraSaid', 'split60'] as const;
  it.each([
    {
      stacking: 'append',
      facts: both,
      says: 'Kontra gesagt · 60 zu 60: jetzt beginnen 2 Bockrunden nacheinander.',
    },
    {
      stacking: 'multiply',
      facts: both,
      says: 'Kontra gesagt · 60 zu 60: jetzt beginnen 2 Bockrunden zugleich.',
    },
    { stacking: 'append', facts: [split, split], says: '60 zu 60: eine Bockrunde folgt später.' },
    {
      stacking: 'ignore',
      facts: [split, split],
      says: '60 zu 60: in einer Bockrunde entsteht keine neue.',
    },
  ] as const)('[R9.52] $stacking: $says', ({ stacking, facts, says }) => {
    expect(told(facts, bock({ stacking, triggers })).lines.at(-1)).toBe(says);
  });

  it('[R9.50] nothing is said where nothing was fired', () => {
    expect(told(clubs(), bock()).lines.join()).not.toContain('Bockrunde');
  });
});

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
