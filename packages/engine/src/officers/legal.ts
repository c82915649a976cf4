import { assertNever } from '../result.ts';
import type { Card } from '../cards/card.ts';
import { openPlayable } from './apply.ts';
import type { OfficersState } from './state.ts';

/** What is asked of the player to act. */
export type LegalForOfficer =
  | { readonly type: 'announceOfficers' }
  | { readonly type: 'kontra'; readonly word: 'kontra' | 're' }
  | { readonly type: 'playCard'; readonly cards: readonly Card[] };

/** What the player to act in Officers' Skat may do (R9.83, R9.84, R9.88). */
export function legalForOfficer(state: OfficersState): LegalForOfficer | null {
  switch (state.phase) {
    case 'officersAnnouncing':
      return { type: 'announceOfficers' };
    case 'officersKontra':
      return { type: 'kontra', word: 'kontra' };
    case 'officersRe':
      return { type: 'kontra', word: 're' };
    case 'officersPlaying':
      return { type: 'playCard', cards: openPlayable(state) };
    case 'officersFinished':
      return null;
    default:
      return assertNever(state);
  }
}
