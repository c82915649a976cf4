import { officersFacts } from '../officers/settle.ts';
import { ramschFacts } from '../ramsch/play-ramsch.ts';
import { assertNever } from '../result.ts';
import type { GameFacts } from '../scoring/facts.ts';
import { factsOfContract } from './contract-facts.ts';
import type { EndedState } from './state.ts';

/** What an ended game enters on the sheet (R5.7, R6.18, R7, R8.3, R9.11). */
export function settleGame(state: EndedState): GameFacts {
  switch (state.phase) {
    case 'passedIn':
      return { kind: 'passedIn' };
    case 'finished':
      return factsOfContract(state, state.ending);
    case 'ramschFinished':
      return ramschFacts(state);
    case 'officersFinished':
      return officersFacts(state);
    default:
      return assertNever(state);
  }
}
