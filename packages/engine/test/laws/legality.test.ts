import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';

import type { Action, GameState, Position } from '../../src/index.ts';
import {
  POSITIONS,
  applyAction,
  asidesOf,
  contradictionsIn,
  forfeitGame,
  isEnded,
  legalActions,
  permits,
  permitsAside,
  startGame,
  toAct,
} from '../../src/index.ts';
import { candidates } from '../../proofs/candidates.ts';
import { countGame, expectGames } from '../support/count-games.ts';
import { deepFreeze } from '../support/freeze.ts';
import type { GeneratedGame } from '../../proofs/generate/index.ts';
import { drawSetup, generateGame } from '../../proofs/generate/index.ts';
import type { Move } from '../../proofs/moves.ts';
import type { Random } from '../../proofs/random.ts';
import { randomFrom } from '../../proofs/random.ts';
import type { Watch } from '../../proofs/referee/index.ts';
import { Referee, watchOf } from '../../proofs/referee/index.ts';
import { Tally } from '../../proofs/tally.ts';

const RUNS = 170;
const GAMES_PER_RUN = 50;
const tally = new Tally();
expectGames(tally);
tally.expect('phase', [
  'cutting',
  'bidding',
  'grandHandOffer',
  'schieben',
  'ramsch',
  'skatDecision',
  'declaring',
  'playing',
  'passedIn',
  'ramschFinished',
  'finished',
  'officersAnnouncing',
  'officersKontra',
  'officersRe',
  'officersPlaying',
  'officersFinished',
]);
tally.expect('asked', ['kontra', 'answer', 'both defenders']);
tally.expect('refusal', [
  'notABidValue',
  'bidTooLow',
  'onlyEighteen',
  'nothingToHold',
  'holdOrPass',
  'notYourTurn',
  'wrongPhase',
  'cutRange',
  'discardTwo',
  'skatUntouched',
  'needsHandGame',
  'isHandGame',
  'nullBelowBid',
  'onlyGrandHand',
  'noSpitze',
  'cardNotHeld',
  'mustFollow',
  'noKontra',
  'answerFirst',
  'nothingProposed',
  'mayNotResign',
  'mayNotConcede',
  'mayNotClaim',
  'restNotCertain',
  'alreadyLooked',
  'lookFirst',
  'jackMayNotBePassed',
]);

/** Whether the rules let a defender try it; whether the rest is certain is judged when it is claimed (R6.8). */
function isOfferable(watch: Watch, position: Position, action: Action): boolean {
  if (action.type !== 'claimRest' || !(watch instanceof Referee)) return watch.isLegal(position, action);
  const { contract } = watch;
  if (watch.stage !== 'playing' || contract === null) return false;
  const isAwaited = contract.proposals.offer !== null || contract.doubling.asked.length > 0;
  return !isAwaited && contract.mayClaimRest(position);
}

/** Where the engine differs from the referee, or from its own description of what is legal. */
function findingsIn(state: GameState, watch: Watch, tries: readonly Move[]): readonly string[] {
  const described = POSITIONS.map((position) => legalActions(state, position));
  const unasked = POSITIONS.map((position) => asidesOf(state, position));
  return tries.flatMap(({ position, action }) => {
    const expected = watch.isLegal(position, action);
    const step = applyAction(state, position, action);
    const legal = described[position] ?? null;
    const asides = unasked[position];
    const offered =
      (legal !== null && permits(legal, action)) || (asides !== undefined && permitsAside(asides, action));
    if (!step.ok) tally.count('refusal', step.error.code);
    if (step.ok === expected && offered === isOfferable(watch, position, action)) return [];
    return `${state.phase} ${position} ${JSON.stringify(action)}: legal ${expected}, accepted ${step.ok}, offered ${offered}`;
  });
}

function turnFindings(state: GameState, watch: Watch): readonly string[] {
  const turn = [...toAct(state)].sort();
  return turn.join() === [...watch.turn].sort().join()
    ? []
    : [`${state.phase}: to act ${turn.join()}, not ${watch.turn.join()}`];
}

function countAsked(watch: Watch): void {
  if (!(watch instanceof Referee) || watch.contract === null || watch.stage !== 'playing') return;
  const { proposals, doubling } = watch.contract;
  if (proposals.offer !== null) tally.count('asked', 'answer');
  if (doubling.asked.length > 0) tally.count('asked', 'kontra');
  if (watch.turn.length > 1) tally.count('asked', 'both defenders');
}

/** Plays a game and tries everything else on the way. */
function findingsInGame(game: GeneratedGame, random: Random): readonly string[] {
  const { deck, cut, setup, moves, leaver } = game;
  const watch = watchOf(deck, cut, setup);
  const findings: string[] = contradictionsIn(setup.rules).map((code) => `contradiction ${code}`);
  let state: GameState = deepFreeze(startGame(deck, { cut }, setup));
  for (let index = 0; ; index++) {
    tally.count('phase', state.phase);
    countAsked(watch);
    findings.push(...turnFindings(state, watch), ...findingsIn(state, watch, candidates(watch, random)));
    const move = moves[index];
    if (move === undefined) break;
    const step = applyAction(state, move.position, move.action);
    if (!step.ok) return [...findings, `refused ${JSON.stringify(move)}: ${step.error.code}`];
    watch.play(move.position, move.action);
    state = deepFreeze(step.value);
  }
  const end = leaver === null ? state : forfeitGame(state, leaver);
  if (end === null || !isEnded(end)) return [...findings, `${state.phase} is not the end`];
  countGame(tally, setup, end);
  return findings;
}

it(
  '[R2.7 R3.4 R3.6 R4.5 R4.16 R5.3 R6.2-R6.8 R9.20-R9.26 R9.40-R9.49 R9.60 R9.83-R9.88] legal <=> accepted <=> offered; what is refused changes nothing',
  { timeout: 600_000 },
  () => {
    fc.assert(
      fc.property(fc.noBias(fc.integer()), (seed) => {
        const random = randomFrom(seed);
        const findings = Array.from({ length: GAMES_PER_RUN }, () =>
          findingsInGame(generateGame(random, drawSetup(random)), random),
        );
        expect([...new Set(findings.flat())]).toEqual([]);
      }),
      { numRuns: RUNS, seed: 20_261_130, endOnFailure: true },
    );
  },
);

it('reaches every variant, option, phase, contract, level, bid range, ending and refusal at least 50 times', () => {
  expect(tally.total('variant')).toBe(RUNS * GAMES_PER_RUN);
  expect(tally.below(50)).toEqual([]);
});

afterAll(() => {
  tally.print(`Legality: ${RUNS * GAMES_PER_RUN} games`);
});
