import type { Action, ClaimLevel, GameState, PlayingState, Position } from '@skat/engine';
import {
  DECK,
  applyAction,
  countPoints,
  gameKindOf,
  isEnded,
  isOfficers,
  knowledgeOf,
  pointsWonBy,
  shuffle,
  startGame,
  toAct,
} from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { decide, decideAside } from '../src/index.ts';
import { isPlayer } from '../src/player-knowledge.ts';
import { acceptsClaim } from '../src/early/answer-claim.ts';
import type { Goal } from '../src/search/double-dummy.ts';
import { DoubleDummy } from '../src/search/double-dummy.ts';
import { chooseBy } from './support/self-play.ts';
import { seededRandom } from './support/random.ts';
import { TOURNAMENT } from './support/setup.ts';

const GAMES = 150;
const NO_LIMIT = 50_000_000;

function goalOf({ contract, tricks }: PlayingState, level: ClaimLevel): Goal {
  if (contract.announcement.game === 'null') return { kind: 'noTrick' };
  if (level === 'schwarz') return { kind: 'everyTrick' };
  const has = pointsWonBy(tricks, contract.declarer) + countPoints(contract.putAway);
  return { kind: 'points', needed: (level === 'simple' ? 61 : 90) - has };
}

/** Whether the declarer makes a level from here where the cards really lie. */
function isTrue(state: PlayingState, level: ClaimLevel): boolean {
  const { contract, hands, trick } = state;
  const world = { game: gameKindOf(contract.announcement), declarer: contract.declarer, hands };
  return new DoubleDummy(world, goalOf(state, level), NO_LIMIT).isReached(trick) === true;
}

interface Tally {
  claims: number;
  falseClaims: number;
  refusals: number;
  accepted: number;
  acceptedFalse: number;
  declinedTrue: number;
  declinedFalse: number;
}

/** What a defender would say to a claim at this moment, whatever its truth. */
function askDefender(state: PlayingState, level: ClaimLevel, tally: Tally): void {
  const defender = ((state.contract.declarer + 1) % 3) as Position;
  const proposal = { kind: 'claim', level, asked: [defender] } as const;
  const known = knowledgeOf({ ...state, early: { ...state.early, proposal } }, defender);
  if (!isPlayer(known)) return;
  const isHeld = isTrue(state, level);
  if (acceptsClaim(known, level)) {
    tally.accepted++;
    if (!isHeld) tally.acceptedFalse++;
  } else if (isHeld) tally.declinedTrue++;
  else tally.declinedFalse++;
}

function claimOf(state: PlayingState): Action | null {
  const action = decideAside(knowledgeOf(state, state.contract.declarer));
  return action?.type === 'claim' ? action : null;
}

function play(random: () => number, tally: Tally): void {
  let state: GameState = startGame(shuffle(DECK, chooseBy(random)), { cut: 16 }, TOURNAMENT);
  while (!isEnded(state) && !isOfficers(state)) {
    if (state.phase === 'playing') {
      const claim = claimOf(state);
      if (claim?.type === 'claim') {
        tally.claims++;
        if (!isTrue(state, claim.level)) tally.falseClaims++;
        const asked = applyAction(state, state.contract.declarer, claim);
        if (!asked.ok || asked.value.phase !== 'playing') throw new Error('The claim was refused');
        const answers = toAct(asked.value).map((one) =>
          decide(knowledgeOf(asked.value as PlayingState, one), random),
        );
        if (answers.some(({ type }) => type === 'decline')) tally.refusals++;
      }
      const { claim: levels } = knowledgeOf(state, state.contract.declarer).asides;
      if (state.trick.cards.length === 0 && state.tricks.length >= 5)
        for (const level of levels) askDefender(state, level, tally);
    }
    const [position] = toAct(state);
    if (position === undefined) throw new Error('Nobody is to act');
    const next = applyAction(state, position, decide(knowledgeOf(state, position), random));
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
  }
}

describe('[R6.6] claims in games of three computers', () => {
  it('are true, are accepted, and none that is false is', { timeout: 120_000 }, () => {
    const random = seededRandom(5);
    const tally: Tally = {
      claims: 0,
      falseClaims: 0,
      refusals: 0,
      accepted: 0,
      acceptedFalse: 0,
      declinedTrue: 0,
      declinedFalse: 0,
    };
    for (let game = 0; game < GAMES; game++) play(random, tally);
    console.log(`claims in ${GAMES} games: ${JSON.stringify(tally)}`);
    expect(tally).toMatchObject({ falseClaims: 0, refusals: 0, acceptedFalse: 0 });
    expect(Math.min(tally.claims, tally.accepted, tally.declinedFalse)).toBeGreaterThan(50);
  });
});
