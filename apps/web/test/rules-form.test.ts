import type { TableRules } from '@skat/engine';
import { contradictionsIn, presetOf, presetRules } from '@skat/engine';
import { fireEvent, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { messages as de } from '../src/i18n/de/index.ts';
import { layoutOf } from '../src/ui/segments.ts';
import RulesFormHost from './support/RulesFormHost.svelte';
import { renderPage } from './support/render.ts';

const { rules: words, create } = de;

class Form {
  readonly #seen: TableRules[] = [];

  static async shown(): Promise<Form> {
    const form = new Form();
    await renderPage(RulesFormHost, { seen: form.#seen });
    return form;
  }

  get rules(): TableRules {
    return this.#seen.at(-1) ?? presetRules('tournament');
  }

  #answers(question: string): HTMLElement {
    return screen.getByRole('group', { name: question });
  }

  offered(question: string): readonly string[] {
    return within(this.#answers(question))
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.textContent.trim() ?? '');
  }

  isChosen(question: string, answer: string): boolean {
    return within(this.#answers(question)).getByRole<HTMLInputElement>('radio', { name: answer }).checked;
  }

  async choose(question: string, answer: string): Promise<void> {
    await fireEvent.click(within(this.#answers(question)).getByRole('radio', { name: answer }));
  }

  async toggle(rule: string): Promise<void> {
    await fireEvent.click(screen.getByRole('checkbox', { name: rule }));
  }
}

describe('RulesForm', () => {
  it.each(['withRamsch', 'family'] as const)('[R9.99] the preset %s brings all its rules', async (preset) => {
    const form = await Form.shown();
    await form.choose(words.preset, words.presets[preset]);
    expect(form.rules).toEqual(presetRules(preset));
    expect(screen.getByText(words.presetsSay[preset])).toBeTruthy();
  });

  it('[R2.13] two players play Officers’ Skat, and only that is offered', async () => {
    const form = await Form.shown();
    await form.choose(words.seats, '2');
    expect(form.rules).toEqual(presetRules('twoPlayers'));
    expect(form.offered(words.preset)).toEqual([words.presets.twoPlayers, words.presets.custom]);
    expect(form.offered(words.length)).toEqual(['12', '24', '36', create.otherLength]);
    await form.choose(words.seats, '3');
    expect(form.rules).toEqual(presetRules('tournament'));
  });

  it('[R8.9] F7: four players keep 36, are offered 48 as the official list and read who sits out', async () => {
    const form = await Form.shown();
    await form.choose(words.seats, '4');
    expect(form.rules).toMatchObject({ players: 4, seriesLength: 36 });
    expect(form.offered(words.length)).toEqual(['12', '24', '36', '48', words.open, create.otherLength]);
    expect(screen.getByText(words.playersSay[4])).toBeTruthy();
    await form.choose(words.length, '48');
    expect(screen.getByText(words.officialFour)).toBeTruthy();
    expect(presetOf(form.rules)).toBe('tournament');
  });

  it('[R9.98] Ramsch in the tournament preset makes it own rules, visibly', async () => {
    const form = await Form.shown();
    await form.choose(words.labels.onAllPass, words.values.ramsch);
    expect(form.isChosen(words.preset, words.presets.custom)).toBe(true);
    expect(screen.getByText(words.presetsSay.custom)).toBeTruthy();
    expect(screen.getAllByText(words.becameCustom).length).toBeGreaterThan(0);
    expect(contradictionsIn(form.rules)).toEqual([]);
    await form.choose(words.labels.onAllPass, words.values.redeal);
    expect(form.isChosen(words.preset, words.presets.tournament)).toBe(true);
  });

  it('own rules can be asked for before any of them is changed', async () => {
    const form = await Form.shown();
    await form.choose(words.preset, words.presets.custom);
    expect(form.isChosen(words.preset, words.presets.custom)).toBe(true);
    expect(screen.queryByText(words.becameCustom)).toBeNull();
    await form.choose(words.preset, words.presets.tournament);
    expect(form.isChosen(words.preset, words.presets.tournament)).toBe(true);
    expect(form.rules).toEqual(presetRules('tournament'));
  });

  it('[R8.13] Bierlachs has no length, and no reward for a forced march', async () => {
    const form = await Form.shown();
    await form.choose(words.labels.onAllPass, words.values.ramsch);
    await form.choose(words.labels.scoring, words.values.bierlachs);
    expect(form.offered(words.length)).toEqual([words.open]);
    expect(form.offered(words.labels.durchmarsch)).toEqual([words.values.othersMinus120, words.off]);
    expect(contradictionsIn(form.rules)).toEqual([]);
  });

  it('[R9.50] reasons for a Bock round that can never come are not offered', async () => {
    const form = await Form.shown();
    const isOffered = (key: 'kontraLost' | 'passedOut'): boolean =>
      !screen.getByRole<HTMLInputElement>('checkbox', { name: words.labels[key] }).disabled;
    await form.toggle(words.labels.bock);
    expect([isOffered('kontraLost'), isOffered('passedOut')]).toEqual([false, true]);
    await form.toggle(words.labels.passedOut);
    await form.toggle(words.labels.kontra);
    await form.toggle(words.labels.kontraLost);
    expect(form.rules.bock.triggers).toEqual(['split60', 'kontraLost', 'passedOut']);
    await form.choose(words.labels.onAllPass, words.values.ramsch);
    await form.toggle(words.labels.kontra);
    expect(form.rules.bock.triggers).toEqual(['split60']);
    expect(contradictionsIn(form.rules)).toEqual([]);
  });

  it('[R9.55] Ramsch rounds go with the Bock rounds they follow', async () => {
    const form = await Form.shown();
    await form.toggle(words.labels.bock);
    await form.toggle(words.labels.bockThenRamsch);
    expect(form.rules.bock.thenRamsch).toBe(true);
    await form.toggle(words.labels.bock);
    expect(form.rules.bock.thenRamsch).toBe(false);
  });

  it.each([
    { typed: '7', error: true },
    { typed: '0', error: true },
    { typed: '147', error: true },
    { typed: '9', error: false },
  ])('[R8.9] a typed length of $typed is refused: $error', async ({ typed, error }) => {
    const form = await Form.shown();
    await form.choose(words.length, create.otherLength);
    const field = screen.getByRole('spinbutton', { name: words.length });
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect(form.rules.seriesLength).toBe(Number(typed));
    expect(field.getAttribute('aria-invalid')).toBe(error ? 'true' : null);
    expect(screen.getByText(create.lengthHint({ seats: 3, most: 144 }))).toBeTruthy();
    expect(contradictionsIn(form.rules)).toEqual(error ? ['seriesLength'] : []);
  });

  it('[R8.9] a typed length that does not fit four players gives way, visibly', async () => {
    const form = await Form.shown();
    await form.choose(words.length, create.otherLength);
    await form.choose(words.seats, '4');
    expect(form.rules.seriesLength).toBe(36);
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(form.isChosen(words.length, '36')).toBe(true);
  });

  it('every rule has a ? that explains all its values', async () => {
    const form = await Form.shown();
    await form.choose(words.labels.onAllPass, words.values.schieberamsch);
    const explain = words.explain({ rule: words.labels.skatOwner });
    await fireEvent.click(screen.getByRole('button', { name: explain }));
    const help = screen.getByTestId('rule-help');
    for (const says of Object.values(words.says.skatOwner)) expect(within(help).getByText(says)).toBeTruthy();
    const asked = screen
      .getAllByRole('button', { name: /^Was heißt/u, hidden: true })
      .map((button) => button.getAttribute('aria-label'));
    const rules = [
      ...screen
        .getAllByRole('group', { hidden: true })
        .map((group) => group.querySelector('legend')?.textContent),
      ...screen
        .getAllByRole('checkbox', { hidden: true })
        .map((box) => box.parentElement?.textContent.trim()),
    ];
    const general = [words.seats, words.preset, words.length];
    const unexplained = rules
      .filter((rule) => rule !== undefined && !general.includes(rule))
      .filter((rule) => !asked.includes(words.explain({ rule: rule ?? '' })));
    expect(unexplained).toEqual([]);
  });
});

describe('answers beside or below each other', () => {
  it.each([
    { name: 'short ones in a row', labels: ['2', '3', '4'], room: 21.8, layout: 'row' },
    {
      name: 'long ones below each other',
      labels: ['auf Freunde warten', 'mit Computern füllen'],
      room: 21.8,
      layout: 1,
    },
    {
      name: 'four in pairs',
      labels: ['Turnier (ISkO)', 'Mit Ramsch', 'Familie', 'Zu zweit'],
      room: 21.8,
      layout: 2,
    },
    {
      name: 'the same where there is room',
      labels: ['Turnier (ISkO)', 'Mit Ramsch', 'Familie', 'Zu zweit'],
      room: 34.4,
      layout: 'row',
    },
    {
      name: 'Chinese is wide',
      labels: ['自己出第一张牌之前', '首次出牌之前以及更久'],
      room: 21.8,
      layout: 1,
    },
  ] as const)('$name', ({ labels, room, layout }) => {
    expect(layoutOf(labels, room)).toBe(layout);
  });
});
