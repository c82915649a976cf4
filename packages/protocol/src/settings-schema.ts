import type { TableSettings } from '@skat/engine';
import { z } from 'zod';
import type { DeepReadonly, Same } from './same.ts';

/** What a table agrees on beside its rules. */
export const settingsSchema = z.strictObject({
  decisionSeconds: z.union([z.literal(25), z.literal(60)]).nullable(),
  spectators: z.boolean(),
});

export const settingsMatchEngine: Same<
  DeepReadonly<z.infer<typeof settingsSchema>>,
  DeepReadonly<TableSettings>
> = true;
