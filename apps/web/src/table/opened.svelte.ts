/** Which line of a sheet and which total are explained, each by a touch anywhere on it. */
export class Opened {
  #row = $state<number | null>(null);
  #total = $state<number | null>(null);

  /** Index of the line. */
  get row(): number | null {
    return this.#row;
  }

  /** Column of the total. */
  get total(): number | null {
    return this.#total;
  }

  /** Opens what was touched, or closes it; buttons of an explanation are no part of a line. */
  touch({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const total = target.closest<HTMLElement>('[data-total]')?.dataset['total'];
    if (row !== undefined) this.#row = this.#row === Number(row) ? null : Number(row);
    if (total !== undefined) this.#total = this.#total === Number(total) ? null : Number(total);
  }
}
