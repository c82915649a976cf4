import type { Card } from '../cards/card.ts';
import { countPoints } from '../cards/card.ts';
import { trumpGameOf } from '../contract/announcement.ts';
import { countMatadors } from '../contract/matadors.ts';
import { pointsWonBy, tricksWonBy } from '../play/trick.ts';
import type { GameFacts } from '../scoring/facts.ts';
import type { EndedState, FinishedState } from './state.ts';

/** What an ended game enters on the sheet (R5.7, R7, R8.3). */
export function settleGame(state: EndedState): GameFacts {
  return state.phase === 'passedIn' ? { kind: 'passedIn' } : factsOf(state);
}

function factsOf(state: FinishedState): GameFacts {
  const { declarer, bid, announcement, putAway } = state.contract;
  const declarerTricks = tricksWonBy(state.tricks, declarer);
  const common = {
    kind: 'played',
    declarer,
    bid,
    declarerPoints: pointsWonBy(state.tricks, declarer) + countPoints(putAway),
    declarerTricks,
    defenderTricks: state.tricks.length - declarerTricks,
  } as const;
  if (announcement.game === 'null') return { ...common, announcement, matadors: null };
  return { ...common, announcement, matadors: countMatadors(twelveOf(state), trumpGameOf(announcement)) };
}

/** The ten cards at the first lead plus the skat, which are the dealt hand plus the dealt skat (R4.24). */
export function twelveOf({ deal, contract }: Pick<FinishedState, 'deal' | 'contract'>): readonly Card[] {
  return [...deal.hands[contract.declarer], ...deal.skat];
}
