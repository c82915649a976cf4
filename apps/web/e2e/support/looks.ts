import type { Person } from './person.ts';
import type { Invite } from './test.ts';

/** Screens, colours and languages that every special moment is looked at with. */
export const LOOKS = [
  { screen: 'desktop', colours: 'light', language: 'de' },
  { screen: 'phone', colours: 'dark', language: 'en' },
] as const;
export type Look = (typeof LOOKS)[number];

/** Three people with the same look, the last of whom reads Chinese. */
export async function inviteThree(invite: Invite, look: Look): Promise<readonly [Person, Person, Person]> {
  return [
    await invite('Anna', look),
    await invite('Ben', look),
    await invite('Cleo', { ...look, language: 'zh' }),
  ];
}
