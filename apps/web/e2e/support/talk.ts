import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from './person.ts';

/** Shows the chat beside the table, or over it on a phone. */
export async function openChat(person: Person): Promise<void> {
  await person.press(person.by(person.isOnPhone ? 'chat' : 'chat-tab'));
  await expect(person.by('chat-lines')).toBeVisible();
}

/** Back to the cards or to the sheet. */
export async function closeChat(person: Person): Promise<void> {
  if (person.isOnPhone) await person.page.keyboard.press('Escape');
  else await person.press(person.button(person.words.sheet.title));
  await expect(person.by('chat-lines')).toHaveCount(0);
}

export async function write(person: Person, text: string): Promise<void> {
  await person.by('chat-text').fill(text);
  await person.press(person.button(person.words.chat.send));
  await expect(person.by('chat-text')).toHaveValue('');
}

/** The lines of one name, as somebody sees them. */
export function linesOf(person: Person, name: string): Locator {
  const speaker = person.page.locator('strong', { hasText: name });
  return person.by('chat-lines').locator('p').filter({ has: speaker });
}

/** That everybody of these reads the same, each in words of their own. */
export async function allRead(
  people: readonly Person[],
  name: string,
  said: (person: Person) => string,
): Promise<void> {
  for (const person of people) await expect(linesOf(person, name).last()).toContainText(said(person));
}

/** That nothing may be said, and why. */
export async function expectSilent(
  person: Person,
  why: keyof Person['words']['chat']['closed'],
): Promise<void> {
  await expect(person.by('chat-closed')).toHaveText(person.words.chat.closed[why]);
  await expect(person.by('chat-text')).toBeDisabled();
}

/** That something may be said again. */
export async function expectOpen(person: Person): Promise<void> {
  await expect(person.by('chat-closed')).toHaveCount(0);
  await expect(person.by('chat-text')).toBeEnabled();
}
