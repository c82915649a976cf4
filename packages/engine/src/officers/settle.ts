import { countPoints } from '../cards/card.ts';
import { countMatadors } from '../contract/matadors.ts';
import type { OfficersFacts } from '../scoring/facts.ts';
import { allCardsOf } from './start.ts';
import type { OfficersFinishedState } from './state.ts';
import { ELDER } from './state.ts';

/** What a game of Officers' Skat enters on the sheet (R9.86-R9.91). */
export function officersFacts(state: OfficersFinishedState): OfficersFacts {
  const won = state.tricks.filter(({ winner }) => winner === ELDER);
  return {
    kind: 'officers',
    game: state.game,
    elderPoints: won.reduce((points, { cards }) => points + countPoints(cards), 0),
    elderTricks: won.length,
    matadors: countMatadors(allCardsOf(state.deck, ELDER), state.game),
    kontra: state.kontra,
    forfeitedBy: state.forfeitedBy === null ? null : state.forfeitedBy === ELDER ? 'elder' : 'dealer',
  };
}
