import type { Locator } from '@playwright/test';
import type { Moment } from './support/player.ts';
import { BIDS, Player } from './support/player.ts';
import type { Person } from './support/person.ts';
import { expect, test } from './support/test.ts';

const MOST_TABS = 60;
/** What a person walks to is there already, unless the game has gone on. */
const IS_THERE = { timeout: 5000 };
const CARD_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='];

/** Whether what has the focus is visibly marked. */
async function expectRing(person: Person): Promise<void> {
  const ring = await person.page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    // A hidden radio button shows its ring on the words beside it.
    const marked = focused.matches('input[type=radio]') ? focused.nextElementSibling : focused;
    if (marked === null) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(marked);
    return { isDrawn: outlineStyle !== 'none', width: parseFloat(outlineWidth) };
  });
  expect(ring?.isDrawn, 'the focus is visible').toBe(true);
  expect(ring?.width).toBeGreaterThanOrEqual(2);
}

/** Walks with Tab until something has the focus. */
async function tabTo(person: Person, target: Locator): Promise<void> {
  for (let step = 0; step < MOST_TABS; step++) {
    const isReached = await target.evaluate((element) => element === document.activeElement, null, IS_THERE);
    if (isReached) return expectRing(person);
    await person.page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

async function enter(person: Person, target: Locator): Promise<void> {
  await tabTo(person, target);
  await person.page.keyboard.press('Enter');
}

/** Plays with keys alone. */
class KeyboardPlayer extends Player {
  #played = 0;

  override async act(moment: Moment): Promise<void> {
    const { keyboard } = this.person.page;
    switch (moment) {
      case 'bid':
        return this.say(async () => keyboard.press((await this.wants('bid-next')) ? '+' : 'n'));
      case 'answer':
        return this.say(async () => keyboard.press((await this.wants('hold')) ? 'y' : 'n'));
      case 'skat':
        return keyboard.press('p');
      case 'result':
        return enter(this.person, this.person.by('next-game'));
      case 'question':
        return this.unlessOvertaken('question', () => enter(this.person, this.person.by('yes')));
      case 'discard':
      case 'declare':
      case 'lookOrPush':
      case 'pass':
      case 'play':
      case 'stoodIn':
      case 'final':
      case 'wait':
        return super.act(moment);
    }
  }

  override async discardTwo(): Promise<void> {
    const { person } = this;
    for (const index of [10, 11]) await person.page.keyboard.press(CARD_KEYS[index] ?? '');
    await enter(person, person.by('discard-confirm'));
  }

  override async declare(): Promise<void> {
    const { person } = this;
    const confirm = person.by('declare-confirm');
    await person.page.keyboard.press('g');
    await enter(person, confirm);
    if (await this.isWarned()) await enter(person, confirm);
    await expect(confirm).toHaveCount(0);
  }

  /** By its number, or by walking to it. */
  override async playCard(card: string): Promise<void> {
    const { person } = this;
    const held = person.page.locator('.hand [data-card]');
    const index = (
      await held.evaluateAll((cards) => cards.map((one) => one.getAttribute('data-card')))
    ).indexOf(card);
    this.#played++;
    if (this.#played % 3 === 0) await person.page.keyboard.press(CARD_KEYS[index] ?? '');
    else await this.#walkTo(index);
    await expect(person.page.locator(`.hand [data-card="${card}"]`)).toHaveCount(0);
  }

  async #walkTo(index: number): Promise<void> {
    const { person } = this;
    const { keyboard } = person.page;
    await tabTo(person, person.page.locator('.hand [data-card][tabindex="0"]'));
    await keyboard.press('Home');
    for (let step = 0; step < index; step++) await keyboard.press('ArrowRight');
    await expectRing(person);
    await keyboard.press('Enter');
  }
}

test('E.3, F57: a whole game with the keyboard alone', async ({ invite }) => {
  const dora = await invite('Dora');
  await dora.goTo('/');
  await enter(dora, dora.button(dora.words.landing.practise));
  await tabTo(dora, dora.page.getByLabel(dora.words.create.yourName));
  await dora.page.keyboard.type('Dora');
  await tabTo(dora, dora.page.getByRole('radio', { checked: true }).first());
  await dora.page.keyboard.press('ArrowLeft');
  await expectRing(dora);
  await enter(dora, dora.button(dora.words.create.practiseSubmit));
  await expect(dora.by('prompt')).toBeVisible();

  const player = new KeyboardPlayer(dora, BIDS);
  await player.playUntil('result');
  await dora.page.keyboard.press('s');
  await expect(dora.page.getByRole('dialog')).toBeVisible();
  await dora.page.keyboard.press('Escape');
  await expect(dora.page.getByRole('dialog')).toHaveCount(0);
  await dora.page.keyboard.press('?');
  await expect(dora.page.getByRole('dialog')).toContainText(dora.words.table.keyboard);
  await dora.page.keyboard.press('Escape');
  await player.act('result');
  await player.playUntil('bid', 'answer', 'play', 'result');
});
