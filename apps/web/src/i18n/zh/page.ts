import type { Messages } from '../messages.ts';
import { withGermanSuits } from './german-suits.ts';
import { messages } from './words.ts';

export { messages };

/** The same for a table with German suits. */
export const germanSuits: Messages = withGermanSuits(messages);
