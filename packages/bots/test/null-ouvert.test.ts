import type { GameState, PlayingState, Position } from '@skat/engine';
import {
  DECK,
  NO_EARLY_ENDING,
  NO_KONTRA,
  applyAction,
  dealCards,
  isEnded,
  isOfficers,
  knowledgeOf,
  shuffle,
  toAct,
} from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { decide } from '../src/index.ts';
import { DoubleDummy } from '../src/search/double-dummy.ts';
import { nullGaps } from '../src/worth/null-chance.ts';
import { chooseBy } from './support/self-play.ts';
import { seededRandom } from './support/random.ts';
import { TOURNAMENT } from './support/setup.ts';

const NULL_OUVERT = { game: 'null', hand: false, ouvert: true } as const;
const MOST_GAPS = 6;
const GAMES = 40;

/** A Null Ouvert of a hand somebody might well play, at the first lead. */
function nullOuvert(random: () => number): PlayingState {
  for (;;) {
    const deal = dealCards(shuffle(DECK, chooseBy(random)));
    const declarer = [0, 1, 2].find((position) => nullGaps(deal.hands[position as Position]) <= MOST_GAPS);
    if (declarer === undefined) continue;
    const won = { declarer: declarer as Position, bid: 23, calls: [] };
    const contract = { ...won, announcement: NULL_OUVERT, spitze: false, putAway: deal.skat };
    return {
      phase: 'playing',
      setup: TOURNAMENT,
      deal,
      contract,
      kontra: NO_KONTRA,
      early: NO_EARLY_ENDING,
      hands: deal.hands,
      trick: { leader: 0, cards: [] },
      tricks: [],
    };
  }
}

function isCaught(start: PlayingState, random: () => number): boolean {
  let state: GameState = start;
  while (!isEnded(state) && !isOfficers(state)) {
    const [position] = toAct(state);
    if (position === undefined) throw new Error('Nobody is to act');
    const next = applyAction(state, position, decide(knowledgeOf(state, position), random));
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
  }
  return state.phase === 'finished' && state.tricks.some(({ winner }) => winner === start.contract.declarer);
}

describe('[R4.10] defenders of a Null Ouvert', () => {
  it('catch nearly every hand that can be caught at all', { timeout: 120_000 }, () => {
    const random = seededRandom(8);
    let [catchable, caught] = [0, 0];
    for (let game = 0; game < GAMES; game++) {
      const start = nullOuvert(random);
      const world = { game: 'null', declarer: start.contract.declarer, hands: start.hands } as const;
      const isSafe = new DoubleDummy(world, { kind: 'noTrick' }, 5_000_000).isReached(start.trick);
      if (isSafe !== false) continue;
      catchable++;
      if (isCaught(start, random)) caught++;
    }
    console.log(`Null Ouvert: ${caught} of ${catchable} that can be caught were caught`);
    expect(catchable).toBeGreaterThan(20);
    expect(caught / catchable).toBeGreaterThan(0.85);
  });
});
