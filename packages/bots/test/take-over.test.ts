import type { Action, GameSetup, GameState, Position } from '@skat/engine';
import {
  DECK,
  applyAction,
  asidesOf,
  isEnded,
  isOfficers,
  knowledgeOf,
  knowledgeOfOfficers,
  permits,
  permitsAside,
  presetRules,
  shuffle,
  startGame,
  toAct,
} from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { decide, decideAside, decideOfficers } from '../src/index.ts';
import { foolishAction, foolishAside } from './support/random-action.ts';
import { seededRandom } from './support/random.ts';
import { chooseBy } from './support/self-play.ts';
import { TOURNAMENT, TWO_PLAYERS, setupOf } from './support/setup.ts';

const FAMILY_RULES = { ...presetRules('family'), defendersClaim: true };
const SETUPS: readonly GameSetup[] = [
  TOURNAMENT,
  setupOf(FAMILY_RULES),
  setupOf({ ...FAMILY_RULES, cut: 'player', spitze: true, kontra: { ...FAMILY_RULES.kontra, maxSteps: 4 } }),
  setupOf({ ...FAMILY_RULES, concede: 'either', grandHandInRamsch: 'always' }),
  { ...setupOf(FAMILY_RULES), isCompulsoryRamsch: true },
  TWO_PLAYERS,
];
const GAMES_EACH = 150;
const ASIDE_SHARE = 0.04;

interface Play {
  readonly random: () => number;
  readonly taken: Map<string, number>;
  readonly faults: string[];
}

interface Done {
  readonly position: Position;
  readonly action: Action;
}

/** Plays a game in which each action is a fool's or a computer's by chance. */
function playMixed(setup: GameSetup, play: Play): void {
  const cut = setup.rules.cut === 'player' ? null : 16;
  let state: GameState = startGame(shuffle(DECK, chooseBy(play.random)), { cut }, setup);
  while (!isEnded(state)) {
    const { position, action } = asideIn(state, play) ?? answerIn(state, play);
    const next = applyAction(state, position, action);
    if (!next.ok) throw new Error(`${JSON.stringify(action)} refused: ${next.error.code}`);
    state = next.value;
  }
}

function count({ taken }: Play, what: string): void {
  taken.set(what, (taken.get(what) ?? 0) + 1);
}

function asideIn(state: GameState, play: Play): Done | null {
  if (isOfficers(state)) return null;
  const choose = chooseBy(play.random);
  const position = choose(3) as Position;
  const asides = asidesOf(state, position);
  if (play.random() < ASIDE_SHARE) {
    const foolish = foolishAside(asides, choose);
    return foolish === null ? null : { position, action: foolish };
  }
  const action = decideAside(knowledgeOf(state, position));
  if (action === null) return null;
  count(play, `aside ${action.type}`);
  if (!permitsAside(asides, action)) play.faults.push(`aside: ${JSON.stringify(action)}`);
  return { position, action };
}

function answerIn(state: GameState, play: Play): Done {
  const [position] = toAct(state);
  if (position === undefined) throw new Error('Nobody is to act');
  const { random } = play;
  const known = isOfficers(state)
    ? knowledgeOfOfficers(state, position === 0 ? 0 : 1)
    : knowledgeOf(state, position);
  const { legal } = known;
  if (legal === null) throw new Error('Nobody is asked');
  if (random() < 0.5) return { position, action: foolishAction(legal, chooseBy(random)) };
  const action = 'stacks' in known ? decideOfficers(known, random) : decide(known, random);
  count(play, legal.type === 'proposal' ? `proposal ${legal.proposal.kind}` : legal.type);
  if (!permits(legal, action)) play.faults.push(`${legal.type}: ${JSON.stringify(action)}`);
  return { position, action };
}

const KINDS = [
  'cut',
  'bid',
  'answer',
  'skatDecision',
  'declare',
  'grandHandOffer',
  'lookOrPush',
  'passSkat',
  'kontra',
  'proposal claim',
  'proposal resign',
  'proposal concede',
  'announceOfficers',
  'playCard',
  'aside kontra',
  'aside claim',
  'aside claimRest',
  'aside resign',
];

describe('a computer player who takes over', () => {
  it('[R6.15] acts legally in whatever state the game is', { timeout: 120_000 }, () => {
    const play: Play = { random: seededRandom(77), taken: new Map(), faults: [] };
    for (const setup of SETUPS) for (let game = 0; game < GAMES_EACH; game++) playMixed(setup, play);
    const shown = KINDS.map((kind) => `${kind} ${play.taken.get(kind) ?? 0}`).join(', ');
    console.log(`decisions of computers among fools: ${shown}`);
    expect(play.faults).toEqual([]);
    expect(KINDS.filter((kind) => (play.taken.get(kind) ?? 0) < 10)).toEqual([]);
  });
});
