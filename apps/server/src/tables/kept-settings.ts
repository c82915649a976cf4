import type { TableSettings } from '@skat/engine';
import { PLAIN_SETTINGS } from '@skat/engine';
import { settingsSchema } from '@skat/protocol';
import type { Json } from '../store/store.ts';

/**
 * The settings of a table as they were stored; a table opened before there were any has the plain ones.
 * @throws ZodError for what no version stored
 */
export function keptSettings(stored: Json): TableSettings {
  return stored === null ? PLAIN_SETTINGS : settingsSchema.parse(stored);
}
