import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expectAccessible } from './axe.ts';
import { expectFits } from './layout.ts';
import type { Person } from './person.ts';

/** Where pictures go, if anybody wants them. */
const PICTURES = process.env['SKAT_PICTURES'] ?? '';

/** Keeps what somebody sees, under a name that may have folders. */
export async function picture({ page }: Pick<Person, 'page'>, name: string): Promise<void> {
  if (PICTURES === '') return;
  const path = join(PICTURES, `${name}.png`);
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path });
}

/** F33, F56: a moment at the table fits the window and can be used by everybody; its picture is kept. */
export async function expectGoodToSee(person: Person, name: string): Promise<void> {
  await expectFits(person);
  await expectAccessible(person, name);
  await picture(person, name);
}
