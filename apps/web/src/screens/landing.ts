/** A table the person sits at. */
export interface OpenTable {
  readonly id: string;
  readonly name: string;
  /** The running game, 0 while the table gathers. */
  readonly game: number;
  readonly total: number | 'open';
}

/** One ended series in a line. */
export interface RecentSheet {
  readonly id: string;
  readonly endedAt: number;
  readonly table: string;
  /** The standing, ready to be shown. */
  readonly line: string;
}

export const CODE_LENGTH = 6;

/** A table code as people type it, lower case, with spaces or dashes, without all that; null if it cannot be one. */
export function parseCode(typed: string): string | null {
  const code = typed.replace(/[\s\-\u2010-\u2015_.]/g, '').toUpperCase();
  return code.length === CODE_LENGTH && /^[0-9A-Z]+$/.test(code) ? code : null;
}
