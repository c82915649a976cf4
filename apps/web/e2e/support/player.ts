import { expect } from '@playwright/test';
import type { Person } from './person.ts';

/** What the screen wants of the person at it. */
export type Moment =
  | 'bid'
  | 'answer'
  | 'skat'
  | 'discard'
  | 'declare'
  | 'question'
  | 'lookOrPush'
  | 'pass'
  | 'play'
  | 'stoodIn'
  | 'result'
  | 'final'
  | 'wait';

/** How somebody plays; whatever it is, only legal things are pressed. */
export interface Habits {
  /** Names and holds values up to this one. */
  readonly bidsUpTo: number;
  readonly skat: 'pickUp' | 'playHand';
  /** The game announced if it is offered. */
  readonly game: 'C' | 'S' | 'H' | 'D' | 'grand' | 'null';
  /** To a proposal of others, and to whether one wants to say Kontra or Re; accepts without this. */
  readonly says?: 'yes' | 'no';
  /** What is done with the skat before a Ramsch; looks at it without this. */
  readonly schieben?: 'look' | 'push';
}

export const PASSES: Habits = { bidsUpTo: 0, skat: 'pickUp', game: 'grand' };
export const BIDS: Habits = { bidsUpTo: 18, skat: 'pickUp', game: 'grand' };

/** Soon after a card, then more seldom: every look costs the page and the machine something. */
export const LOOKS_AFTER_MS = [50, 100, 200];
/** A page that looks at itself looks this often. */
const LOOK_EVERY_MS = 50;
const ASKED_WITHIN_MS = 60_000;

/** Runs inside the page: reads off the screen whose turn it is and what is asked; null where nothing is. */
function readMoment(): Moment | null {
  const find = (testid: string): HTMLElement | null =>
    [...document.querySelectorAll<HTMLElement>(`[data-testid="${testid}"]`)].find(
      (element) => element.offsetParent !== null,
    ) ?? null;
  const canPress = (testid: string): boolean => {
    const button = find(testid);
    return (
      button instanceof HTMLButtonElement &&
      !button.disabled &&
      button.getAttribute('aria-disabled') !== 'true'
    );
  };
  if (document.querySelector('[data-testid="final"]')) return 'final';
  if (canPress('next-game')) return 'result';
  if (canPress('yes')) return 'question';
  if (canPress('ramsch-push')) return 'lookOrPush';
  if (find('ramsch-pass')) return 'pass';
  if (canPress('pick-up')) return 'skat';
  if (find('discard-confirm')) return 'discard';
  if (find('declare-confirm')) return 'declare';
  if (canPress('hold')) return 'answer';
  if (canPress('bid-next')) return 'bid';
  const isMine = find('prompt')?.classList.contains('mine') ?? false;
  const isPlaying = document.querySelector('[data-testid="trick"]') !== null;
  const hasLegal = document.querySelector('.hand [data-card][aria-disabled="false"]') !== null;
  return isMine && isPlaying && hasLegal ? 'play' : null;
}

/** Runs inside the page: how much has been said, or -1 once the bidding is over. */
function countCalls(): number {
  if (document.querySelector('[data-testid="pass"]') === null) return -1;
  return document.querySelectorAll('[data-testid="bid-log"] li').length;
}

/** Plays through the screen, as a person would. */
export class Player {
  readonly person: Person;
  readonly habits: Habits;

  constructor(person: Person, habits: Habits) {
    this.person = person;
    this.habits = habits;
  }

  async moment(): Promise<Moment> {
    return (await this.person.page.evaluate(readMoment)) ?? 'wait';
  }

  /**
   * Waits until the screen asks for something.
   * @throws if nothing is asked of this person in time
   */
  async nextMoment(timeout = ASKED_WITHIN_MS): Promise<Moment> {
    const { page } = this.person;
    const asked = await page.waitForFunction(readMoment, null, { timeout, polling: LOOK_EVERY_MS });
    return (await asked.jsonValue()) ?? 'wait';
  }

  /**
   * Does whatever is asked until one of these moments has come.
   * @returns the moment that ended it
   */
  async playUntil(...ends: readonly Moment[]): Promise<Moment> {
    for (;;) {
      const moment = await this.nextMoment();
      if (ends.includes(moment)) return moment;
      await this.act(moment);
    }
  }

  /** Plays to the end of the series, saying ready after every game. */
  async playSeries(): Promise<void> {
    await this.playUntil('final');
  }

  async act(moment: Moment): Promise<void> {
    const { person } = this;
    switch (moment) {
      case 'bid':
        return this.#call('bid-next');
      case 'answer':
        return this.#call('hold');
      case 'skat':
        return person.press(person.by(this.habits.skat === 'pickUp' ? 'pick-up' : 'play-hand'));
      case 'discard':
        return this.discardTwo();
      case 'declare':
        return this.declare();
      case 'question':
        return this.unlessOvertaken('question', () => this.answer());
      case 'lookOrPush':
        return person.press(person.by(`ramsch-${this.habits.schieben ?? 'look'}`));
      case 'pass':
        return this.passTwo();
      case 'play':
        return this.unlessOvertaken('play', () => this.playSome());
      case 'result':
        return this.sayReady();
      case 'stoodIn':
      case 'final':
      case 'wait':
        return;
    }
  }

  /**
   * Does what is asked. Others may end the game, propose to or withdraw a question at any time; whatever was asked before
   * need not be done any more then.
   */
  async unlessOvertaken(asked: 'play' | 'question', act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      const now = await this.moment();
      const isRunning = await this.person.page.locator('.hand [data-card]').first().isVisible();
      if (now === asked || (now === 'wait' && isRunning)) throw error;
    }
  }

  /** The next game is dealt by itself after a while, and then nothing need be said any more. */
  async sayReady(): Promise<void> {
    try {
      await this.person.press(this.person.by('next-game'));
    } catch (error) {
      if ((await this.moment()) === 'result') throw error;
    }
  }

  async playSome(): Promise<void> {
    const card = await this.someLegalCard();
    if (card !== '') await this.playCard(card);
  }

  /** The first card that may be played; "" where none is asked for any more. */
  async someLegalCard(): Promise<string> {
    const legal = this.person.page.locator('.hand button[data-card][aria-disabled="false"]');
    const cards = await legal.evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? ''));
    return cards[0] ?? '';
  }

  async playCard(card: string): Promise<void> {
    const { person } = this;
    const held = person.page.locator(`.hand [data-card="${card}"]`);
    await person.press(held);
    if (person.isOnPhone) {
      await expect(held).toHaveAttribute('aria-pressed', 'true');
      await person.press(held);
    }
    await expect(held).toHaveCount(0);
  }

  async discardTwo(): Promise<void> {
    const { person } = this;
    await this.chooseTwo();
    await person.press(person.by('discard-confirm'));
    await expect(person.by('declare-confirm')).toBeVisible();
  }

  /** Takes the skat of a Schieberamsch and hands on the last two cards that may go. */
  async passTwo(): Promise<void> {
    const { person } = this;
    await this.chooseTwo();
    await person.press(person.by('ramsch-pass'));
    await expect(person.by('ramsch-pass')).toHaveCount(0);
  }

  async chooseTwo(): Promise<void> {
    const { person } = this;
    const cards = person.page.locator('.hand [data-card]');
    await person.press(cards.nth(10));
    await person.press(cards.nth(11));
  }

  /** Answers a proposal or a question as is the habit. */
  async answer(): Promise<void> {
    const { person } = this;
    const question = await person.by('yes').locator('..').getAttribute('aria-label');
    const answer = person.by(this.habits.says ?? 'yes');
    await person.press(answer);
    if (await this.isArmed()) await person.press(answer);
    await expect(person.page.getByRole('group', { name: question ?? '', exact: true })).toHaveCount(0);
  }

  /** Whether what was just said cannot be taken back and wants a second touch. */
  async isArmed(): Promise<boolean> {
    return this.person.page.evaluate(() => document.querySelector('[data-testid="yes"].armed') !== null);
  }

  /** Whether the announcement just wished for is a risk and wants a second wish. */
  async isWarned(): Promise<boolean> {
    return this.person.page.evaluate(
      () => document.querySelector('[data-testid="declare-confirm"].armed') !== null,
    );
  }

  /** Announces the habitual game; one that is a risk is wished for twice. */
  async declare(): Promise<void> {
    const { person } = this;
    await person.press(person.by(`declare-${this.habits.game}`));
    const confirm = person.by('declare-confirm');
    await person.press(confirm);
    const isWarned = await this.isWarned();
    if (isWarned) await person.press(confirm);
    await expect(confirm).toHaveCount(0);
  }

  /** Whether the value on a button is one to say. */
  async wants(say: 'bid-next' | 'hold'): Promise<boolean> {
    const value = /\d+/.exec(await this.person.by(say).innerText())?.[0];
    return Number(value) <= this.habits.bidsUpTo;
  }

  /** Says something in the bidding, and waits until it has been said. */
  async say(press: () => Promise<void>): Promise<void> {
    const { page } = this.person;
    const before = await page.evaluate(countCalls);
    await press();
    const isSaid = async (): Promise<boolean> => (await page.evaluate(countCalls)) !== before;
    await expect
      .poll(isSaid, { timeout: ASKED_WITHIN_MS, intervals: LOOKS_AFTER_MS, message: 'nothing was said' })
      .toBe(true);
  }

  async #call(say: 'bid-next' | 'hold'): Promise<void> {
    const { person } = this;
    const button = person.by((await this.wants(say)) ? say : 'pass');
    await this.say(() => person.press(button));
  }
}

/** Everybody plays at once until the same moment. */
export async function allUntil(players: readonly Player[], ...ends: readonly Moment[]): Promise<void> {
  await Promise.all(players.map((player) => player.playUntil(...ends)));
}
