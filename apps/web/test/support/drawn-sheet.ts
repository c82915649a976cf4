import type { GameFacts, Seat, TableRules } from '@skat/engine';
import { sheetOf } from '@skat/engine';
import { fireEvent, screen, within } from '@testing-library/svelte';
import SheetCompact from '../../src/table/SheetCompact.svelte';
import SheetWide from '../../src/table/SheetWide.svelte';
import { renderPage } from './render.ts';
import { always, seriesOf } from './series-games.ts';

export const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'] as const;

/** A drawn sheet, read as rows of texts. */
export class Drawn {
  readonly #table: HTMLElement;

  static async of(
    kind: 'narrow' | 'wide',
    facts: readonly GameFacts[],
    rules: TableRules,
    chairs: (index: number) => readonly Seat[] = always(rules.players),
  ): Promise<Drawn> {
    const sheet = sheetOf(seriesOf(facts, chairs), rules);
    const names = NAMES.slice(0, sheet.foot.length);
    await renderPage<Record<string, unknown>>((kind === 'wide' ? SheetWide : SheetCompact) as never, {
      sheet,
      names,
    });
    return new Drawn();
  }

  private constructor() {
    this.#table = screen.getByRole('table');
  }

  get heads(): readonly string[] {
    return within(this.#table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent.trim());
  }

  /** The cells of a line, from the number on. */
  line(number: number): readonly string[] {
    const row = this.#table.querySelectorAll<HTMLElement>('tr[data-row]')[number - 1];
    return [...(row?.querySelectorAll('th, td') ?? [])].map(({ textContent }) =>
      textContent.replace(/\s+/gu, ' ').trim(),
    );
  }

  foot(head: string): readonly string[] {
    const row = within(this.#table).getByRole('rowheader', { name: head }).closest('tr');
    return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) =>
      textContent.replace(/\s+/gu, ' ').trim(),
    );
  }

  /** What a touch on the last cell of a line explains. */
  async explain(number: number): Promise<readonly string[]> {
    const row = this.#table.querySelectorAll<HTMLElement>('tr[data-row]')[number - 1];
    await fireEvent.click(row?.lastElementChild as HTMLElement);
    return within(screen.getByTestId('explanation'))
      .getAllByText(/./u)
      .map(({ textContent }) => textContent.trim());
  }

  async touch(text: string): Promise<void> {
    await fireEvent.click(within(this.#table).getAllByText(text)[0] as HTMLElement);
  }

  /** All that is open under lines and totals. */
  get opened(): readonly string[] {
    return [...this.#table.querySelectorAll('.more')].map(({ textContent }) =>
      textContent.replace(/\s+/gu, ' ').trim(),
    );
  }
}
