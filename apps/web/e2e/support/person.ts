import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Preset } from '@skat/engine';
import type { Language } from '../../src/i18n/format.ts';
import type { Messages, WholeMessages } from '../../src/i18n/messages.ts';

export const DESKTOP = { width: 1280, height: 800 } as const;
export const PHONE = { width: 390, height: 664 } as const;

/** A table as somebody wishes for it; three play by the rules of tournaments without more words. */
export interface TableWish {
  readonly games: number;
  /** Two have rules of their own. */
  readonly players?: 2 | 3 | 4;
  readonly preset?: Exclude<Preset, 'twoPlayers'>;
  /** Seconds to think; as usual for the preset without this. */
  readonly decision?: keyof Messages['agreed']['decisions'];
  /** Computers take the other seats. */
  readonly withComputers?: boolean;
  /** Others may watch by a link. */
  readonly spectators?: boolean;
}

interface PersonParts {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly isOnPhone: boolean;
  readonly language: Language;
  readonly words: WholeMessages;
  readonly origin: string;
}

/** Somebody with a browser of their own. */
export class Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly isOnPhone: boolean;
  readonly language: Language;
  /** What the page says, in the language of this person's browser. */
  readonly words: WholeMessages;
  readonly #origin: string;

  constructor(name: string, parts: PersonParts) {
    this.name = name;
    this.context = parts.context;
    this.page = parts.page;
    this.isOnPhone = parts.isOnPhone;
    this.language = parts.language;
    this.words = parts.words;
    this.#origin = parts.origin;
  }

  by(testid: string): Locator {
    return this.page.getByTestId(testid);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** A click, or a tap on a phone. */
  async press(target: Locator): Promise<void> {
    if (this.isOnPhone) await target.tap();
    else await target.click();
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.#origin).href);
  }

  /** From the first page to the waiting room of a table of one's own. */
  async openTable({
    games,
    players = 3,
    preset = 'tournament',
    decision,
    withComputers,
    spectators,
  }: TableWish): Promise<void> {
    const { agreed, create, landing, rules } = this.words;
    await this.goTo('/');
    await this.press(this.button(landing.open));
    await this.page.getByLabel(create.yourName).fill(this.name);
    await this.#choose(rules.seats, String(players));
    if (players !== 2) await this.#choose(rules.preset, rules.presets[preset]);
    await this.#choose(rules.length, create.otherLength);
    await this.page.getByRole('spinbutton').fill(String(games));
    if (decision !== undefined) await this.#choose(agreed.decision, agreed.decisions[decision]);
    if (spectators === true) await this.#choose(agreed.spectators, agreed.spectatorsAre.link);
    if (withComputers === true) await this.#choose(create.freeSeats, create.freeSeatsComputer);
    await this.press(this.button(create.submit));
    await expect(this.by('invite-link')).toBeVisible();
  }

  /** One of several that exclude each other. */
  async #choose(question: string, answer: string): Promise<void> {
    const answers = this.page.getByRole('group', { name: question, exact: true });
    await this.press(answers.getByText(answer, { exact: true }));
  }

  async inviteLink(): Promise<string> {
    return this.by('invite-link').inputValue();
  }

  /** In at the door of a table: a name, and a seat. */
  async sitDown(): Promise<void> {
    await this.page.getByLabel(this.words.create.yourName).fill(this.name);
    await this.press(this.button(this.words.join.sit));
    await expect(this.by('ready')).toBeVisible();
  }

  async joinByLink(link: string): Promise<void> {
    await this.page.goto(link);
    await this.sitDown();
  }

  /** @param typed the table's code as somebody might type it */
  async joinByCode(typed: string): Promise<void> {
    await this.goTo('/');
    await this.page.getByLabel(this.words.landing.code).fill(typed);
    await this.press(this.button(this.words.landing.join));
    await this.sitDown();
  }

  /** A series against two computers. */
  async practise(games: 3 | 6 | 12 | 36): Promise<void> {
    await this.goTo('/');
    await this.press(this.button(this.words.landing.practise));
    await this.page.getByLabel(this.words.create.yourName).fill(this.name);
    await this.press(this.page.getByText(String(games), { exact: true }));
    await this.press(this.button(this.words.create.practiseSubmit));
    await expect(this.by('prompt')).toBeVisible();
  }

  /** Marks the document, so that a reload shows. */
  async mark(): Promise<void> {
    await this.page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  }

  /** Whether the document is still the one that was marked. */
  async isMarked(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
  }

  /** Asks the server as this person's browser would. */
  async api<Reply>(path: string): Promise<Reply> {
    const response = await this.context.request.get(new URL(`/api${path}`, this.#origin).href);
    expect(response.status(), path).toBe(200);
    return (await response.json()) as Reply;
  }
}
