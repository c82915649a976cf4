import { createHash } from 'node:crypto';
import type { TableView } from '@skat/engine';

/** Sections of a view, in the order in which they were told. */
export type Sections = readonly (keyof TableView)[];

const SECTIONS: Sections = ['viewer', 'rules', 'table', 'sheet', 'auction', 'play', 'officers', 'result'];

/** Which sections a message tells. */
export function sectionsIn(view: Partial<TableView>): Sections {
  return SECTIONS.filter((section) => view[section] !== undefined);
}

/** Short text that differs where any of the sections does. */
export function fingerprint(view: Partial<TableView>, sections: Sections): string {
  const told = sections.map((section) => view[section]);
  return createHash('sha1').update(JSON.stringify(told)).digest('base64');
}
