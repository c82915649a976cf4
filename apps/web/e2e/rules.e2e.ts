import type { Preset, TableRules, TableSettings } from '@skat/engine';
import { PRESETS, presetRules } from '@skat/engine';
import type { Locator } from '@playwright/test';
import { agreedLine, agreedText, usualSeconds } from '../src/rules/agreed.ts';
import { expectAccessible } from './support/axe.ts';
import type { Person } from './support/person.ts';
import { picture } from './support/pictures.ts';
import { settle } from './support/settle.ts';
import { expect, test } from './support/test.ts';
import { expectWhole } from './support/texts.ts';

const LOOKS = [
  { screen: 'desktop', colours: 'light', language: 'de' },
  { screen: 'phone', colours: 'dark', language: 'de' },
  { screen: 'desktop', colours: 'dark', language: 'en' },
  { screen: 'phone', colours: 'light', language: 'en' },
  { screen: 'desktop', colours: 'light', language: 'zh' },
  { screen: 'phone', colours: 'dark', language: 'zh' },
] as const;

const TOURNAMENT = presetRules('tournament');
/** What the last table agrees on: four people, and most of what can be chosen. */
const CUSTOM: TableRules = {
  ...TOURNAMENT,
  players: 4,
  scoring: 'bierlachs',
  seriesLength: 'open',
  onAllPass: 'schieberamsch',
  ramsch: { ...TOURNAMENT.ramsch, skatOwner: 'loser', durchmarsch: 'othersMinus120' },
  kontra: { ...TOURNAMENT.kontra, enabled: true, maxSteps: 4 },
  bock: {
    enabled: true,
    triggers: ['kontraSaid', 'split60', 'lostGrand'],
    stacking: 'multiply',
    thenRamsch: true,
  },
  spitze: true,
};

/** Somebody who makes a table and reads its rules wherever they can be read. */
class Reader {
  readonly person: Person;
  readonly #rules: TableRules;
  readonly #folder: string;

  constructor(person: Person, rules: TableRules, folder: string) {
    this.person = person;
    this.#rules = rules;
    this.#folder = folder;
  }

  get #settings(): TableSettings {
    return { decisionSeconds: usualSeconds(this.#rules), spectators: false };
  }

  get #line(): string {
    return agreedLine({ rules: this.#rules, settings: this.#settings }, this.person.words);
  }

  get #words() {
    return this.person.words.rules;
  }

  async choose(question: string, answer: string): Promise<void> {
    const answers = this.person.page.getByRole('group', { name: question, exact: true });
    await this.person.press(answers.getByText(answer, { exact: true }));
  }

  async switchOn(rule: string): Promise<void> {
    const box = this.person.page.getByRole('checkbox', { name: rule, exact: true });
    await this.person.press(box);
    await expect(box).toBeChecked();
  }

  /** The whole text stands there, sentence for sentence, and the screen is in order. */
  async reads(text: Locator, place: string): Promise<void> {
    const { person } = this;
    const sentences = agreedText(this.#rules, this.#settings, person.words).flatMap(
      (paragraph) => paragraph.sentences,
    );
    await expect(text).toBeVisible();
    await expect(text.getByRole('listitem')).toHaveText([...sentences]);
    await this.looks(place);
    await text.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expectWhole(person, `${place}, end`);
    await expect(text.getByRole('listitem').last()).toBeInViewport();
    await picture(person, `${this.#folder}/${place}-end`);
  }

  async looks(place: string): Promise<void> {
    const { person } = this;
    await settle(person);
    await expectWhole(person, place);
    await expectAccessible(person, place);
    await picture(person, `${this.#folder}/${place}`);
  }

  /** On the page where a table is made. */
  async create(chooseRules: () => Promise<void>): Promise<void> {
    const { person } = this;
    const { create } = person.words;
    await person.goTo('/new');
    await person.page.getByLabel(create.yourName).fill(person.name);
    await chooseRules();
    await this.choose(create.freeSeats, create.freeSeatsComputer);
    await expect(person.by('rules-line')).toHaveText(this.#line);
    await this.reads(person.page.getByRole('complementary').getByTestId('rules-text'), '1-create');
    await person.press(person.button(create.submit));
  }

  async waitingRoom(): Promise<void> {
    const { person } = this;
    await person.press(person.by('read-rules'));
    await this.#readsDialog('3-waiting-room');
  }

  async runningGame(): Promise<void> {
    const { person } = this;
    await person.press(person.by('start'));
    // Computers play a whole game at once where the host deals and sits out.
    await expect(person.by('prompt').or(person.by('result')).first()).toBeVisible();
    const menu = person.isOnPhone
      ? person.page.getByRole('navigation').getByRole('button').last()
      : person.button(person.words.table.menu);
    await person.press(menu);
    await person.press(person.page.getByRole('dialog').getByRole('button', { name: this.#words.title }));
    await this.#readsDialog('4-menu');
    if (person.isOnPhone) return;
    await person.page.keyboard.press('r');
    await expect(this.#dialog.getByTestId('rules-text'), 'the same dialog by a key').toBeVisible();
    await this.#closeDialog();
  }

  get #dialog(): Locator {
    return this.person.page.getByRole('dialog', { name: this.#words.title });
  }

  async #readsDialog(place: string): Promise<void> {
    await this.reads(this.#dialog.getByTestId('rules-text'), place);
    await this.#closeDialog();
  }

  async #closeDialog(): Promise<void> {
    const { person } = this;
    await person.press(this.#dialog.getByRole('button', { name: person.words.common.close }));
    await expect(this.#dialog).toHaveCount(0);
  }

  /** Before sitting down, with one touch. */
  async door(link: string): Promise<void> {
    const { person } = this;
    await person.page.goto(link);
    await expect(person.page.getByText(this.#line)).toBeVisible();
    await person.press(person.page.getByText(person.words.join.rulesDetails, { exact: true }));
    await this.reads(person.by('rules-text'), '2-door');
  }
}

const LANGUAGES = ['de', 'en', 'zh'];
const SCREENS = ['desktop', 'phone'];

/** Every preset in every language and on both screens, and every language on both: each pair once at least. */
function presetsFor({ screen, language }: (typeof LOOKS)[number]): readonly Preset[] {
  const turn = LANGUAGES.indexOf(language) + SCREENS.indexOf(screen);
  return PRESETS.filter((_, index) => (index + turn) % SCREENS.length === 0);
}

for (const look of LOOKS) {
  const { screen, language } = look;

  for (const preset of presetsFor(look)) {
    test(`R9.99, F8: the rules ${preset}, ${screen}, ${language}`, async ({ invite }) => {
      const rules = presetRules(preset);
      const folder = `rules-${screen}-${language}-${preset}`;
      const host = new Reader(await invite('Anna', look), rules, folder);
      const { rules: words } = host.person.words;
      await host.create(async () => {
        if (rules.players === 2) await host.choose(words.seats, '2');
        else await host.choose(words.preset, words.presets[preset]);
      });
      const guest = new Reader(await invite('Ben', look), rules, folder);
      await guest.door(await host.person.inviteLink());
      await host.waitingRoom();
      await host.runningGame();
    });
  }

  test(`R9.98, F8: rules of one’s own, ${screen}, ${language}`, async ({ invite }) => {
    const folder = `rules-${screen}-${language}-custom`;
    const host = new Reader(await invite('Anna', look), CUSTOM, folder);
    const { person } = host;
    const { rules: words } = person.words;
    const isCustom = person.page
      .getByRole('group', { name: words.preset, exact: true })
      .getByRole('radio', { name: words.presets.custom });
    await host.create(async () => {
      await host.choose(words.seats, '4');
      await person.press(person.page.getByText(words.houseRules, { exact: true }));
      await expect(isCustom).not.toBeChecked();
      await host.choose(words.labels.onAllPass, words.values.ramsch);
      await expect(isCustom).toBeChecked();
      await expect(person.page.getByText(words.becameCustom).first()).toBeVisible();
      await host.choose(words.labels.onAllPass, words.values.schieberamsch);
      await host.choose(words.labels.skatOwner, words.values.loser);
      await host.switchOn(words.labels.kontra);
      await host.choose(words.labels.kontraSteps, words.values[4]);
      await host.switchOn(words.labels.bock);
      await host.choose(words.labels.bockStacking, words.values.multiply);
      await host.switchOn(words.labels.bockThenRamsch);
      await host.switchOn(words.labels.lostGrand);
      await expect(person.page.getByRole('checkbox', { name: words.labels.passedOut })).toBeDisabled();
      await host.switchOn(words.labels.spitze);
      await host.choose(words.labels.scoring, words.values.bierlachs);
      await host.looks('0-house-rules');
      await person.press(person.button(words.explain({ rule: words.labels.durchmarsch })));
      await expect(person.by('rule-help')).toContainText(words.says.durchmarsch.othersMinus120);
      await host.looks('0-explained');
      await person.press(person.page.getByRole('dialog').getByRole('button'));
    });
    const guest = new Reader(await invite('Ben', look), CUSTOM, folder);
    await guest.door(await person.inviteLink());
    await host.waitingRoom();
    await host.runningGame();
  });
}
