import { sheetOf } from '@skat/engine';
import type { SheetRow } from '@skat/engine';
import type { SeriesReply, SeriesSummary } from '@skat/protocol';
import { expect } from '@playwright/test';
import { formatsOf } from '../../src/i18n/format.ts';
import type { Person } from './person.ts';

/** The series that somebody plays, as the server has it. */
export async function seriesOf(person: Person): Promise<SeriesReply> {
  const [summary] = await person.api<readonly SeriesSummary[]>('/series');
  return person.api<SeriesReply>(`/series/${summary?.tableId ?? ''}/${summary?.series ?? 0}`);
}

/** The line of the sheet for the game that has ended last. */
export async function lastRow(person: Person): Promise<SheetRow> {
  const { games, rules } = await seriesOf(person);
  const row = sheetOf(games, rules).rows.at(-1);
  if (row === undefined) throw new Error('No game has ended');
  return row;
}

/** Keeps the next game from being dealt by itself. */
export async function holdOn(person: Person): Promise<void> {
  const wait = person.button(person.words.result.waitPlease);
  await person.press(wait);
  await expect(wait).toBeDisabled();
}

/** That the result on the screen has this score on top, and says these things. */
export async function expectResult(
  person: Person,
  score: number,
  said: readonly string[] = [],
): Promise<void> {
  const result = person.by('result');
  await expect(result.locator('.score'), person.name).toHaveText(formatsOf(person.language).signed(score));
  for (const words of said) await expect(result, person.name).toContainText(words);
}
