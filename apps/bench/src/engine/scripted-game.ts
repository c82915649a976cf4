import type { Card, Evaluation, GameFacts, GameSetup, GameState } from '@skat/engine';
import {
  CUT_RANGE,
  DECK,
  PLAIN_TERMS,
  TOURNAMENT_RULES,
  applyAction,
  evaluateGame,
  isEnded,
  legalActions,
  settleGame,
  shuffle,
  startGame,
  toAct,
} from '@skat/engine';
import type { Choose } from '../random-action.ts';
import { randomAction } from '../random-action.ts';
import { seededWords } from '../random.ts';

/** A deal and the random words that decide everything in it. */
export interface Script {
  readonly deck: readonly Card[];
  readonly cut: number;
  readonly words: Uint32Array;
}

export interface PlayedGame {
  readonly facts: GameFacts;
  /** Null if passed in. */
  readonly evaluation: Evaluation | null;
  readonly actions: number;
}

const WORDS_PER_GAME = 128;
const TOURNAMENT: GameSetup = { rules: TOURNAMENT_RULES, players: 3, ...PLAIN_TERMS };
const CUTS = CUT_RANGE.most - CUT_RANGE.least + 1;

/** Plays one game by the full rules: dealt, bid, declared, thirty cards, settled and evaluated. */
export function playScript({ deck, cut, words }: Script): PlayedGame {
  let next = 0;
  const choose: Choose = (below) => (words[next++ % words.length] ?? 0) % below;
  let state: GameState = startGame(deck, { cut }, TOURNAMENT);
  let actions = 0;
  for (; !isEnded(state); actions++) state = randomStep(state, choose);
  const facts = settleGame(state);
  return { facts, evaluation: facts.kind === 'played' ? evaluateGame(facts) : null, actions };
}

function randomStep(state: GameState, choose: Choose): GameState {
  const [position] = toAct(state);
  const legal = position === undefined ? null : legalActions(state, position);
  if (position === undefined || legal === null) throw new Error(`Nobody can act in ${state.phase}`);
  const step = applyAction(state, position, randomAction(legal, choose));
  if (!step.ok) throw new Error(`A legal action was refused: ${step.error.code}`);
  return step.value;
}

/** Scripts of whole games: none is passed in, and no Null ends before its thirtieth card. */
export function writeScripts(count: number, seed: number): readonly Script[] {
  const random = seededWords(seed);
  const scripts: Script[] = [];
  while (scripts.length < count) {
    const script = writeScript(random);
    if (isPlayedOut(playScript(script))) scripts.push(script);
  }
  return scripts;
}

function writeScript(random: () => number): Script {
  return {
    deck: shuffle(DECK, (below) => random() % below),
    cut: CUT_RANGE.least + (random() % CUTS),
    words: Uint32Array.from({ length: WORDS_PER_GAME }, random),
  };
}

const TRICKS = 10;

function isPlayedOut({ facts }: PlayedGame): boolean {
  return facts.kind === 'played' && facts.declarerTricks + facts.defenderTricks === TRICKS;
}
