import type { PlayedFacts, TrumpGameFacts } from '@skat/engine';
import { PLAYED_OUT, countMatadors, isTrumpGame, trumpGameOf } from '@skat/engine';

import { factsOf } from './facts.ts';
import type { CutShort } from './iss-ending.ts';

/** What that server counts for a game cut short, and its rule in words. */
export interface ServerCount {
  readonly facts: PlayedFacts;
  readonly rule: string;
}

const ALL_POINTS = 120;
const ALL_TRICKS = 10;
const MOST_POINTS_LOST = 60;

/** A game cut short by that server's own rules, which are not those of R6.10-R6.12. */
export function serverCount(ended: CutShort): ServerCount {
  const facts = factsOf(ended.state);
  const asOurs = { facts, rule: 'as by ours' };
  if (!isTrumpGame(facts)) return asOurs;
  switch (ended.by) {
    case 'decided':
      return asOurs;
    case 'defenders':
      return { facts: withRest(facts), rule: 'all that is left goes to the declarer' };
    case 'declarer':
      return countDeclarerGone(facts, ended);
  }
}

function withRest(facts: TrumpGameFacts): TrumpGameFacts {
  const declarerPoints = ALL_POINTS - facts.defenderPoints;
  const declarerTricks = ALL_TRICKS - facts.defenderTricks;
  return { ...facts, declarerPoints, declarerTricks, ending: PLAYED_OUT };
}

/** Nothing extra in the first trick; later own Schneider and Schwarz are charged as if all had been played. */
function countDeclarerGone(facts: TrumpGameFacts, { state, isUndiscarded }: CutShort): ServerCount {
  if (isUndiscarded) {
    const matadors = countMatadors(state.deal.skat, trumpGameOf(facts.announcement));
    return { facts: { ...facts, matadors }, rule: 'matadors counted over the two skat cards only' };
  }
  if (state.tricks.length === 0) return { facts, rule: 'as by ours' };
  const declarerPoints = Math.min(facts.declarerPoints, MOST_POINTS_LOST);
  const defenderTricks = ALL_TRICKS - facts.declarerTricks;
  return {
    facts: { ...facts, declarerPoints, defenderTricks, ending: PLAYED_OUT },
    rule: 'own Schneider and Schwarz are charged for what has been played',
  };
}
