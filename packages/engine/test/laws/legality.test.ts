import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';

import type { GameState, Position } from '../../src/index.ts';
import {
  POSITIONS,
  applyAction,
  cutDeck,
  evaluateGame,
  isEnded,
  legalActions,
  permits,
  settleGame,
  startGame,
  toAct,
} from '../../src/index.ts';
import { CONTEXT } from '../support/cards.ts';
import { candidates } from '../support/candidates.ts';
import { deepFreeze } from '../support/freeze.ts';
import type { Move, Script } from '../support/generate.ts';
import { bidRangeOf, generateGame } from '../support/generate.ts';
import type { Random } from '../support/random.ts';
import { randomFrom } from '../support/random.ts';
import { Referee } from '../support/referee.ts';
import { Tally } from '../support/tally.ts';

const RUNS = 200;
const GAMES_PER_RUN = 50;
const tally = new Tally();
tally.expect('phase', ['bidding', 'skatDecision', 'declaring', 'playing', 'passedIn', 'finished']);
tally.expect('contract', ['C', 'S', 'H', 'D', 'grand', 'null', 'nullOuvert', 'nullHand', 'nullOuvertHand']);
tally.expect('level', ['none', 'hand', 'schneider', 'schwarz', 'ouvert']);
tally.expect('bid', ['18-23', '24-35', '36-46', '48-59', '60-99', '100-264']);
tally.expect('declarer', ['forehand', 'middlehand', 'rearhand']);
tally.expect('reason', ['made', 'trick', 'points', 'announcement', 'overbid']);
tally.expect('refusal', [
  'notABidValue',
  'bidTooLow',
  'onlyEighteen',
  'nothingToHold',
  'holdOrPass',
  'notYourTurn',
  'wrongPhase',
  'discardTwo',
  'skatUntouched',
  'needsHandGame',
  'isHandGame',
  'nullBelowBid',
  'cardNotHeld',
  'mustFollow',
]);

/** Where the engine differs from the referee, or from its own description of what is legal. */
function findingsIn(state: GameState, referee: Referee, tries: readonly Move[]): readonly string[] {
  const described = POSITIONS.map((position) => legalActions(state, position));
  return tries.flatMap(({ position, action }) => {
    const expected = referee.isLegal(position, action);
    const step = applyAction(state, position, action);
    const legal = described[position];
    const offered = legal != null && permits(legal, action);
    if (!step.ok) tally.count('refusal', step.error.code);
    if (step.ok === expected && offered === expected) return [];
    return `${state.phase} ${position} ${JSON.stringify(action)}: legal ${expected}, accepted ${step.ok}, offered ${offered}`;
  });
}

/** Plays a game and tries everything else on the way. */
function findingsInGame({ deck, moves }: Script, random: Random): readonly string[] {
  const referee = new Referee(cutDeck(deck, CONTEXT.cut));
  const findings: string[] = [];
  let state: GameState = deepFreeze(startGame(deck, CONTEXT));
  for (let index = 0; ; index++) {
    tally.count('phase', state.phase);
    const turn: readonly Position[] = referee.stage === 'over' ? [] : [referee.turn];
    if (toAct(state).join() !== turn.join()) findings.push(`${state.phase}: to act ${toAct(state).join()}`);
    findings.push(...findingsIn(state, referee, candidates(referee, random)));
    const move = moves[index];
    if (move === undefined) break;
    const { position, action } = move;
    const step = applyAction(state, position, action);
    if (!step.ok) return [...findings, `refused ${JSON.stringify(action)}: ${step.error.code}`];
    referee.play(action);
    state = deepFreeze(step.value);
  }
  countGame(state);
  return findings;
}

function countGame(state: GameState): void {
  if (!isEnded(state)) return;
  const facts = settleGame(state);
  if (facts.kind !== 'played') return;
  const { announcement: said, declarer, bid } = facts;
  const nullName =
    said.game === 'null' ? `null${said.ouvert ? 'Ouvert' : ''}${said.hand ? 'Hand' : ''}` : null;
  tally.count('contract', nullName ?? (said.game === 'suit' ? said.trump : 'grand'));
  if (said.game !== 'null') tally.count('level', said.level);
  tally.count('bid', bidRangeOf(bid));
  tally.count('declarer', ['forehand', 'middlehand', 'rearhand'][declarer] ?? '');
  tally.count('reason', evaluateGame(facts).reason);
}

it(
  '[R3.4 R3.6 R4.5 R4.16 R5.3 R5.4] legal <=> accepted <=> offered; what is refused changes nothing',
  { timeout: 600_000 },
  () => {
    fc.assert(
      fc.property(fc.noBias(fc.integer()), (seed) => {
        const random = randomFrom(seed);
        const findings = Array.from({ length: GAMES_PER_RUN }, () =>
          findingsInGame(generateGame(random), random),
        );
        expect(findings.flat()).toEqual([]);
      }),
      { numRuns: RUNS, seed: 20_261_130, endOnFailure: true },
    );
  },
);

it('reaches every phase, contract, level, bid range, reason and refusal at least 50 times', () => {
  expect(tally.of('phase', 'passedIn') + tally.of('phase', 'finished')).toBe(RUNS * GAMES_PER_RUN);
  expect(tally.below(50)).toEqual([]);
});

afterAll(() => {
  tally.print(`Legality: ${RUNS * GAMES_PER_RUN} games`);
});
