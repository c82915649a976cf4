import { describe, expect, it } from 'vitest';
import { DECK } from '@skat/engine';
import { pointsOf, rankOf, suitOf } from '../src/cards/card.ts';
import type { Language } from '../src/i18n/format.ts';
import { LANGUAGES, formatClock, formatsOf } from '../src/i18n/format.ts';
import { chooseLanguage } from '../src/i18n/locale.svelte.ts';
import type { Messages } from '../src/i18n/messages.ts';
import { messages as de } from '../src/i18n/de/index.ts';
import { messages as en } from '../src/i18n/en/index.ts';
import { messages as zh } from '../src/i18n/zh/index.ts';
import type { Leaf } from './support/leaves.ts';
import { leavesOf, textOf } from './support/leaves.ts';

const ALL: Readonly<Record<Language, Messages>> = { de, en, zh };

/** A reason for a Bock round that a table has not chosen is left out of its rules. */
function isUnsaid(path: string): boolean {
  return /^rules\.says\.\w+\.off$/u.test(path);
}

describe('dictionaries', () => {
  const paths = leavesOf(de).map(([path]) => path);

  it.each(LANGUAGES)('%s has a word for everything German has, and nothing else', (language) => {
    expect(leavesOf(ALL[language]).map(([path]) => path)).toEqual(paths);
  });

  it.each(LANGUAGES)('%s says something everywhere', (language) => {
    const said = leavesOf(ALL[language]).map(([path, value]): Leaf => [path, textOf(value)]);
    const wrong = said.filter(
      ([path, text]) =>
        typeof text !== 'string' ||
        (text.trim() === '' && !isUnsaid(path)) ||
        /undefined|NaN|\[object/.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it('leaves no German in the other languages', () => {
    const german = new Map(leavesOf(de));
    const allowed =
      /^(common\.(appName|computer)|cards\.games|cards\.ranks|declare\.(hand|schneider|schwarz|ouvert|spitze)|sheet\.|settings\.lettersOf|create\.scorings|lobby\.start$|rules\.(values|labels|presets|sections)|kontra\.words|early\.claimLevels|ramsch\.(name|schieberamsch|offerChoose)$|officers\.steps|clock\.reserve$|pause\.pause$)/;
    const same = (['en', 'zh'] as const).flatMap((language) =>
      leavesOf(ALL[language]).filter(
        ([path, text]) =>
          typeof text === 'string' && text.length > 4 && text === german.get(path) && !allowed.test(path),
      ),
    );
    expect(same).toEqual([]);
  });

  it('writes Chinese with its own punctuation', () => {
    const narrow = leavesOf(zh).filter(
      ([, text]) => typeof text === 'string' && /[\u4e00-\u9fff][,:;?!]/.test(text),
    );
    expect(narrow).toEqual([]);
  });

  it('uses the real minus in words', () => {
    const hyphens = LANGUAGES.flatMap((language) => leavesOf(ALL[language])).filter(
      ([, text]) => typeof text === 'string' && /(^|\s)-\d/.test(text),
    );
    expect(hyphens).toEqual([]);
  });
});

describe('card names', () => {
  const HEART_TEN = { suit: 'H', rank: 'T', points: 10 } as const;

  it.each([
    { language: 'de', name: 'Herz-Zehn, 10 Augen' },
    { language: 'en', name: 'Ten of hearts, 10 points' },
    { language: 'zh', name: '红心 10，10 牌分' },
  ] as const)('[R1.10] $language: $name', ({ language, name }) => {
    expect(ALL[language].cards.cardWithPoints(HEART_TEN)).toBe(name);
  });

  it.each(LANGUAGES)('[R1.1] %s names the 32 cards apart', (language) => {
    const names = DECK.map((card) =>
      ALL[language].cards.cardWithPoints({ suit: suitOf(card), rank: rankOf(card), points: pointsOf(card) }),
    );
    expect(new Set(names).size).toBe(32);
  });
});

describe('sentences of the game', () => {
  const steps = [
    { step: 'with', level: 2 },
    { step: 'game', level: 3 },
    { step: 'hand', level: 4 },
  ] as const;

  it.each([
    { language: 'de', line: 'mit 2, Spiel 3, Hand 4, mal Kreuz 12 = 48' },
    { language: 'en', line: 'with 2, game 3, Hand 4, times Clubs 12 = 48' },
    { language: 'zh', line: '带 2，打 3，Hand 4，乘以梅花 12 = 48' },
  ] as const)('[R4.27] $language counts the value aloud', ({ language, line }) => {
    expect(ALL[language].cards.valueLine({ steps, game: 'C', base: 12, value: 48 })).toBe(line);
  });

  it.each([
    { hand: false, ouvert: false, name: 'Null', zhName: '零局 (Null)' },
    { hand: true, ouvert: false, name: 'Null Hand', zhName: '手牌零局 (Null)' },
    { hand: false, ouvert: true, name: 'Null ouvert', zhName: '明牌零局 (Null)' },
    { hand: true, ouvert: true, name: 'Null ouvert Hand', zhName: '手牌明牌零局 (Null)' },
  ])('[R4.5] $name', ({ hand, ouvert, name, zhName }) => {
    const parts = { game: 'null', announced: 'none', hand, ouvert } as const;
    expect([de.cards.contract(parts), zh.cards.contract(parts)]).toEqual([name, zhName]);
  });

  it('[R1.10] English follows trump in lower case', () => {
    expect(en.play.yourTurnFollow({ suit: en.cards.trump })).toBe('Your turn: follow trump');
  });

  it('[R1.10] one card point is singular where the language has one', () => {
    expect([1, 2].map((points) => de.common.cardPoints({ points }))).toEqual(['1 Auge', '2 Augen']);
    expect([1, 2].map((points) => en.common.cardPoints({ points }))).toEqual(['1 point', '2 points']);
  });
});

describe('[R1.10] Chinese follows the glossary', () => {
  const texts = leavesOf(zh).flatMap(([path, value]) => {
    const text = textOf(value);
    return typeof text === 'string' ? [{ path, text }] : [];
  });

  it.each([
    { word: '军官斯卡特', instead: '两人斯卡特' },
    { word: '全拿', instead: '全收' },
    { word: 'Bock 圈', instead: 'Bock 轮' },
    { word: 'Ramsch 圈', instead: 'Ramsch 轮' },
    { word: '推', instead: '不看直传' },
    { word: '没拿墩', instead: '一墩未得' },
    { word: '前家', instead: '首家' },
    { word: '中家', instead: '二家' },
    { word: '后家', instead: '三家' },
    { word: '连将', instead: '王牌顺数' },
    { word: '主牌', instead: '将牌' },
    { word: '独奏', instead: '庄家' },
  ])('$instead, never $word', ({ word, instead }) => {
    expect(texts.filter(({ text }) => text.includes(word))).toEqual([]);
    expect(texts.some(({ text }) => text.includes(instead))).toBe(true);
  });
});

describe('numbers', () => {
  it.each([
    { language: 'de', value: -1234, text: '−1.234' },
    { language: 'en', value: -1234, text: '−1,234' },
    { language: 'zh', value: 1204, text: '+1,204' },
    { language: 'de', value: 48, text: '+48' },
    { language: 'de', value: 0, text: '0' },
  ] as const)('$language writes $value as $text', ({ language, value, text }) => {
    expect(formatsOf(language).signed(value)).toBe(text);
  });

  it.each([
    { seconds: 42, clock: '0:42' },
    { seconds: 83, clock: '1:23' },
    { seconds: 0.2, clock: '0:01' },
    { seconds: -3, clock: '0:00' },
  ])('a clock shows $seconds s as $clock', ({ seconds, clock }) => {
    expect(formatClock(seconds)).toBe(clock);
  });
});

describe('first language', () => {
  it.each([
    { stored: null, wanted: ['de-AT', 'en'], language: 'de' },
    { stored: null, wanted: ['fr-FR', 'zh-Hant-TW'], language: 'zh' },
    { stored: 'en', wanted: ['de-DE'], language: 'en' },
    { stored: 'klingon', wanted: ['de-DE'], language: 'de' },
    { stored: null, wanted: ['fr'], language: 'en' },
  ])('stored $stored, browser $wanted: $language', ({ stored, wanted, language }) => {
    expect(chooseLanguage(stored, wanted)).toBe(language);
  });
});
