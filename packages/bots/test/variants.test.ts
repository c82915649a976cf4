import type { EndedState, GameSetup, Position, TableRules } from '@skat/engine';
import {
  TOURNAMENT_RULES,
  evaluateGame,
  evaluateOfficers,
  evaluateRamsch,
  presetRules,
  settleGame,
} from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { playAlone } from './support/self-play.ts';
import { seededRandom } from './support/random.ts';
import { FAMILY, TOURNAMENT, TWO_PLAYERS, WITH_RAMSCH, setupOf } from './support/setup.ts';

const GAMES = 150;

/** Scores of an ended game by position; the elder and the dealer are 0 and 1. */
function scoresOf(end: EndedState, { rules }: GameSetup): readonly [number, number, number] {
  const facts = settleGame(end);
  const scores: [number, number, number] = [0, 0, 0];
  switch (facts.kind) {
    case 'passedIn':
      return scores;
    case 'played':
      scores[facts.declarer] = evaluateGame(facts).score;
      return scores;
    case 'ramsch': {
      const [a, b, c] = evaluateRamsch(facts, rules).scores;
      return [a, b, c];
    }
    case 'officers': {
      const { elderScore, dealerScore } = evaluateOfficers(facts, rules.twoPlayer);
      return [elderScore, dealerScore, 0];
    }
  }
}

const EVERYTHING: TableRules = {
  ...presetRules('family'),
  cut: 'player',
  spitze: true,
  defendersClaim: true,
  grandHandInRamsch: 'always',
  kontra: { ...presetRules('family').kontra, maxSteps: 4, window: 'beforeFirstLead' },
};
const compulsory = (rules: TableRules): GameSetup => ({ ...setupOf(rules), isCompulsoryRamsch: true });

const SETUPS: readonly { readonly name: string; readonly setup: GameSetup }[] = [
  { name: 'tournament', setup: TOURNAMENT },
  { name: 'tournament for four', setup: setupOf({ ...TOURNAMENT_RULES, players: 4 }) },
  { name: 'with Ramsch', setup: WITH_RAMSCH },
  { name: 'family', setup: FAMILY },
  { name: 'every option on', setup: setupOf(EVERYTHING) },
  { name: 'compulsory Ramsch', setup: compulsory(presetRules('withRamsch')) },
  { name: 'compulsory Schieberamsch', setup: compulsory(EVERYTHING) },
  { name: "Officers' Skat", setup: TWO_PLAYERS },
  {
    name: "Officers' Skat for victory points, announced after eight",
    setup: setupOf({
      ...presetRules('twoPlayers'),
      cut: 'player',
      twoPlayer: { scoring: 'victoryPoints', matadors: false, announceAfterEight: true },
    }),
  },
];

describe('computers among themselves', () => {
  it.each(SETUPS)(
    'play $name to its end with legal actions only',
    { timeout: 120_000 },
    ({ name, setup }) => {
      const random = seededRandom(41);
      const done = new Map<string, number>();
      const faults: string[] = [];
      for (let game = 0; game < GAMES; game++) {
        const played = playAlone({ random, setup });
        faults.push(...played.faults);
        const kinds = [settleGame(played.end).kind, ...new Set(played.actions.map(({ type }) => type))];
        for (const kind of kinds) done.set(kind, (done.get(kind) ?? 0) + 1);
      }
      console.log(
        `${name}, ${GAMES} games: ${[...done].map(([kind, count]) => `${kind} ${count}`).join(', ')}`,
      );
      expect(faults).toEqual([]);
    },
  );
});

/** Sum of the scores of a computer and of the fools it plays with, the computer at each position in turn. */
function match(setup: GameSetup, games: number): { readonly computer: number; readonly fools: number } {
  const random = seededRandom(19);
  const positions: readonly Position[] = setup.players === 2 ? [0, 1] : [0, 1, 2];
  let [computer, fools] = [0, 0];
  for (let game = 0; game < games; game++) {
    for (const own of positions) {
      const others = positions.filter((position) => position !== own);
      const { end } = playAlone({ random, setup, fools: others });
      const scores = scoresOf(end, setup);
      computer += scores[own];
      for (const other of others) fools += scores[other] / others.length;
    }
  }
  const played = games * positions.length;
  return { computer: Math.round(computer / played), fools: Math.round(fools / played) };
}

describe('a computer among fools', () => {
  it.each([
    { name: 'tournament', setup: TOURNAMENT, by: 40 },
    { name: 'with Ramsch', setup: WITH_RAMSCH, by: 40 },
    { name: 'compulsory Ramsch', setup: compulsory(presetRules('withRamsch')), by: 30 },
    { name: 'compulsory Schieberamsch', setup: compulsory(presetRules('family')), by: 30 },
    { name: "Officers' Skat", setup: TWO_PLAYERS, by: 20 },
  ])('$name: wins at least $by points a game more', { timeout: 120_000 }, ({ name, setup, by }) => {
    const { computer, fools } = match(setup, 60);
    console.log(`${name}: the computer ${computer}, a fool ${fools} points a game`);
    expect(computer - fools).toBeGreaterThan(by);
  });
});
