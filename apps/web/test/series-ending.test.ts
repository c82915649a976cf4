import type { TableRules } from '@skat/engine';
import { TOURNAMENT_RULES, presetRules, sheetOf } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { formatsOf } from '../src/i18n/format.ts';
import { messages as de } from '../src/i18n/de/index.ts';
import { messages as en } from '../src/i18n/en/index.ts';
import { messages as zh } from '../src/i18n/zh/index.ts';
import { seriesEnding } from '../src/model/series-ending.ts';
import { always, clubs, lostClubs, seriesOf } from './support/series-games.ts';

const WORDS = { de, en, zh };
const BIERLACHS: TableRules = { ...presetRules('family'), scoring: 'bierlachs' };
const FIXED: TableRules = { ...BIERLACHS, seriesLength: 12 };
/** Costs the declarer 384. */
const DEAR = lostClubs({ kontra: 3 });

describe('why a series is over', () => {
  it.each([
    { language: 'de', says: 'Ben hat die Grenze von −301 erreicht: Ende nach 1 Spiel' },
    { language: 'en', says: 'Ben reached the limit of −301: ended after 1 game' },
    { language: 'zh', says: 'Ben到达上限 −301：打了 1 局后结束' },
  ] as const)('[R8.13] the limit of Bierlachs was reached, $language', ({ language, says }) => {
    for (const rules of [BIERLACHS, FIXED]) expect(endingOf([DEAR], rules, language)).toBe(says);
  });

  it.each([
    {
      rule: 'R8.13',
      name: 'several reach the limit at once',
      games: [clubs({ kontra: 4 })],
      rules: BIERLACHS,
      says: 'Anna und Cleo haben die Grenze von −301 erreicht: Ende nach 1 Spiel',
    },
    { rule: 'R8.3', name: 'open', games: [clubs()], rules: BIERLACHS, says: 'Beendet nach 1 Spiel' },
    {
      rule: 'R8.3',
      name: 'stopped',
      games: [clubs()],
      rules: FIXED,
      says: 'Vorzeitig beendet nach 1 von 12 Spielen',
    },
    {
      rule: 'R8.13',
      name: 'as low in another scoring',
      games: [DEAR],
      rules: { ...TOURNAMENT_RULES, seriesLength: 'open' },
      says: 'Beendet nach 1 Spiel',
    },
    {
      rule: 'R8.3',
      name: 'played to its length',
      games: [clubs(), clubs(), clubs()],
      rules: { ...TOURNAMENT_RULES, seriesLength: 3 },
      says: '',
    },
  ] as const)('[$rule] $name', ({ games, rules, says }) => {
    expect(endingOf(games, rules)).toBe(says);
  });
});

function endingOf(
  games: Parameters<typeof seriesOf>[0],
  rules: TableRules,
  language: keyof typeof WORDS = 'de',
): string {
  const sheet = sheetOf(seriesOf(games, always(3)), rules);
  const speech = { words: WORDS[language], format: formatsOf(language), names: ['Anna', 'Ben', 'Cleo'] };
  return seriesEnding(sheet, rules.seriesLength, speech);
}
