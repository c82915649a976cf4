/** What the words of one answer take beside their letters, in widths of a letter M. */
const PADDING_EM = 1.7;
/** A bold letter of the interface on average. */
const LETTER_EM = 0.6;
const WIDE = /[\u2e80-\u9fff\uff00-\uffef]/u;

/** How wide a text is at most, in bold letters of the interface. */
function widthOf(text: string): number {
  return Array.from(text).reduce((width, letter) => width + (WIDE.test(letter) ? 1 : LETTER_EM), PADDING_EM);
}

/**
 * How answers that exclude each other are laid out in a room of that many em.
 * @returns the columns of a grid, or `row` where all fit beside each other as wide as their words are
 */
export function layoutOf(labels: readonly string[], room: number): number | 'row' {
  const widths = labels.map(widthOf);
  if (widths.reduce((sum, width) => sum + width, 0) <= room) return 'row';
  const fitting = Math.max(1, Math.floor(room / Math.max(...widths)));
  const rows = Math.ceil(labels.length / fitting);
  return Math.ceil(labels.length / rows);
}
