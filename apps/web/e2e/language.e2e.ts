import type { Language } from '../src/i18n/format.ts';
import type { Person } from './support/person.ts';
import { BIDS, Player } from './support/player.ts';
import { WORDS, expect, test } from './support/test.ts';
import { expectWhole, readTexts } from './support/texts.ts';

const LONG_NAMES: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English', zh: '中文' };

/** All fixed texts of a dictionary. */
function textsIn(words: object): readonly string[] {
  return Object.values(words).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? textsIn(value) : [];
  });
}

/** Fixed texts that belong to one language alone. */
function ownTextsOf(language: Language): ReadonlySet<string> {
  const others = Object.entries(WORDS).filter(([other]) => other !== language);
  const elsewhere = new Set(others.flatMap(([, words]) => textsIn(words)));
  return new Set(textsIn(WORDS[language]).filter((text) => text.length > 1 && !elsewhere.has(text)));
}

async function switchTo(person: Person, language: Language): Promise<void> {
  const { page } = person;
  await person.press(page.getByRole('navigation').getByRole('button').last());
  const menu = page.getByRole('dialog');
  await person.press(menu.locator('summary').first());
  await person.press(menu.getByRole('button', { name: LONG_NAMES[language] }));
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-Hans' : language);
  await person.press(menu.getByRole('button', { name: WORDS[language].common.close, exact: true }));
  await expect(menu).toHaveCount(0);
}

/** The screen speaks one language, and every word of it fits. */
async function expectLanguage(person: Person, language: Language): Promise<void> {
  const { texts } = await readTexts(person);
  const foreign = (['de', 'en', 'zh'] as const)
    .filter((other) => other !== language)
    .flatMap((other) => [...ownTextsOf(other)])
    .filter((text) => texts.includes(text) && !Object.values(LONG_NAMES).includes(text));
  expect(foreign, `words of another language in ${language}`).toEqual([]);
  await expectWhole(person, language);
}

test('F60: the language changes in the middle of a game, everywhere and without a reload', async ({
  invite,
}) => {
  const dora = await invite('Dora', { screen: 'phone' });
  await dora.practise(3);
  await dora.mark();
  const player = new Player(dora, BIDS);
  await player.playUntil('play', 'result');
  if ((await player.moment()) === 'result') await player.act('result');
  await player.playUntil('play');

  const card = dora.page.locator('.hand [data-card]').first();
  const name = (await card.getAttribute('data-card')) ?? '';
  for (const language of ['en', 'zh', 'de', 'zh', 'en'] as const) {
    await switchTo(dora, language);
    const { cards } = WORDS[language];
    const suit = cards.suits[name.charAt(0) as 'C' | 'S' | 'H' | 'D'];
    await expect(card).toHaveAttribute('aria-label', new RegExp(suit, 'i'));
    await expectLanguage(dora, language);
  }
  await player.playUntil('result');
  for (const language of ['de', 'zh', 'en'] as const) {
    await switchTo(dora, language);
    await expectLanguage(dora, language);
  }
  expect(await dora.isMarked(), 'no reload').toBe(true);
  await player.act('result');
  await player.playUntil('bid', 'answer', 'play', 'result');
  await expectLanguage(dora, 'en');
});
