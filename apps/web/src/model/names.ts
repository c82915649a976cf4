import type { Messages } from '../i18n/messages.ts';

const LONGEST_NAME = 24;

/** Why a name can't be used, or null. */
export function nameError(name: string, { create }: Messages): string | null {
  const letters = Array.from(name.trim()).length;
  if (letters === 0) return create.nameMissing;
  return letters > LONGEST_NAME ? create.nameTooLong({ most: LONGEST_NAME }) : null;
}
