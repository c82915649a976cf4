import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';

import type { TableState } from '../../src/index.ts';
import { TOURNAMENT_RULES, at, presetRules } from '../../src/index.ts';
import type { GeneratedGame } from '../../proofs/generate/index.ts';
import { VARIANTS, countRules, expectRules, generateGame, variantOf } from '../../proofs/generate/index.ts';
import type { Random } from '../../proofs/random.ts';
import { randomFrom } from '../../proofs/random.ts';
import type { RunGame, Swap, Viewer, Views } from '../../proofs/secrecy/index.ts';
import {
  LEAKED_PASS,
  LEAKED_SKAT,
  OPEN_HAND_AS_DEALT,
  VIEWS,
  afterOneGame,
  beforeRamschRound,
  drawGame,
  gameAt,
  momentsOf,
  recordedLeaks,
  setupAt,
  swapLeaks,
  tablesOf,
  viewersOf,
} from '../../proofs/secrecy/index.ts';
import { Tally } from '../../proofs/tally.ts';

const RUNS = 80;
const GAMES_PER_RUN = 50;
const THOROUGH_RUNS = 25;
const tally = new Tally();
tally.expect('variant', VARIANTS);
expectRules(tally);
tally.expect('exchange', [
  'cutting',
  'bidding',
  'grandHandOffer',
  'schieben',
  'ramsch',
  'skatDecision',
  'declaring',
  'playing',
  'officersAnnouncing',
  'officersKontra',
  'officersRe',
  'officersPlaying',
]);
tally.expect('exchange for', ['player', 'dealer', 'outside', 'declarer', 'defender']);
tally.expect('exchange while', [
  'ouvert',
  'hand game',
  'asked before exposure',
  'claim open',
  'proposal open',
  'after a pass',
  'one has looked',
]);

function run({ start, game }: Pick<RunGame, 'start' | 'game'>): RunGame {
  return { start, game, tables: tablesOf(start, game) };
}

/** The recorder over a whole game, and the swap test for one viewer at two moments. */
function leaksIn(views: Views, random: Random): readonly string[] {
  const played = run(drawGame(random));
  const { tables, game } = played;
  tally.count('variant', variantOf(game.setup.rules));
  countRules(tally, game.setup.rules);
  const viewer = random.pick(viewersOf(at(tables, 0)));
  const moments = momentsOf(tables, random);
  const told = moments.flatMap((steps) => swapAt(views, played, { steps, viewer }, random));
  return [...recordedLeaks(views, tables, game), ...told];
}

function swapAt(...[views, played, swap, random]: Parameters<typeof swapLeaks>): readonly string[] {
  const leaks = swapLeaks(views, played, swap, random);
  if (leaks === null) tally.count('no exchange found', 'games');
  else countSwap(at(played.tables, swap.steps), swap.viewer);
  return leaks ?? [];
}

function countSwap(table: TableState, viewer: Viewer): void {
  const { state } = gameAt(table);
  tally.count('exchange', state.phase);
  tally.count('exchange for', typeof viewer === 'number' ? 'player' : viewer);
  if (state.phase === 'schieben' && state.passes.length > 0) tally.count('exchange while', 'after a pass');
  if (state.phase === 'schieben' && state.hasLooked) tally.count('exchange while', 'one has looked');
  if (state.phase !== 'playing') return;
  const { contract, kontra, early } = state;
  const { announcement: said, declarer } = contract;
  if (typeof viewer === 'number') tally.count('exchange for', declarer === viewer ? 'declarer' : 'defender');
  const isOuvert = said.game === 'null' ? said.ouvert : said.level === 'ouvert';
  if (isOuvert) tally.count('exchange while', 'ouvert');
  if (isOuvert && kontra.asked.length > 0) tally.count('exchange while', 'asked before exposure');
  if (said.game === 'null' ? said.hand : said.level !== 'none') tally.count('exchange while', 'hand game');
  if (early.isClaimOpen || early.proposal?.kind === 'claim') tally.count('exchange while', 'claim open');
  if (early.proposal !== null) tally.count('exchange while', 'proposal open');
}

/** Games at a table of given rules, with every table on the way. */
function gamesAt(start: TableState, count: number, random: Random): readonly RunGame[] {
  return Array.from({ length: count }, () => run({ start, game: generateGame(random, setupAt(start)) }));
}

function isRecorded(views: Views, { tables, game }: RunGame): boolean {
  return recordedLeaks(views, tables, game).length > 0;
}

/** What exchanges tell after certain steps, over all viewers. */
function toldBySwaps(views: Views, played: RunGame, steps: number, random: Random): readonly string[] {
  return viewersOf(at(played.tables, 0)).flatMap(
    (viewer) => swapLeaks(views, played, { steps, viewer }, random) ?? [],
  );
}

const hasPassed = ({ action }: GeneratedGame['moves'][number]): boolean => action.type === 'ramschPass';

describe('[R2.4 R5.10 R5.11 R6.6 R9.24 R9.46 R9.82] nobody is shown a card they may not know', () => {
  it('by the recorder and by exchanging hidden cards', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(fc.noBias(fc.integer()), (seed) => {
        const random = randomFrom(seed);
        const leaks = Array.from({ length: GAMES_PER_RUN }, () => leaksIn(VIEWS, random));
        expect(leaks.flat()).toEqual([]);
      }),
      { numRuns: RUNS, seed: 5_011, endOnFailure: true },
    );
  });

  it('for every viewer after every step', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(fc.noBias(fc.integer()), (seed) => {
        const random = randomFrom(seed);
        const played = run(drawGame(random));
        const leaks = played.tables.flatMap((table, steps) =>
          viewersOf(table).flatMap((viewer): readonly string[] =>
            swapAt(VIEWS, played, { steps, viewer } satisfies Swap, random),
          ),
        );
        expect(leaks).toEqual([]);
      }),
      { numRuns: THOROUGH_RUNS, seed: 5_012, endOnFailure: true },
    );
  });

  it('and both proofs fail on the planted fault "leaked-skat"', () => {
    const random = randomFrom(11);
    const games = gamesAt(afterOneGame(TOURNAMENT_RULES), 60, random).filter(
      ({ tables }) => tables.filter((table) => gameAt(table).state.phase === 'playing').length > 8,
    );
    expect(games.length).toBeGreaterThan(30);
    expect(games.filter((played) => isRecorded(LEAKED_SKAT, played))).toHaveLength(games.length);
    const told = games.filter(
      (played) => toldBySwaps(LEAKED_SKAT, played, Math.max(0, played.tables.length - 6), random).length > 0,
    );
    expect(told.length).toBeGreaterThan(games.length / 2);
  });

  it('and both proofs fail on the planted fault "leaked-pass" (R9.24)', () => {
    const random = randomFrom(924);
    const games = gamesAt(beforeRamschRound(presetRules('family')), 80, random).filter(({ game }) =>
      game.moves.slice(0, 8).some(hasPassed),
    );
    expect(games.length).toBeGreaterThan(30);
    expect(games.filter((played) => isRecorded(LEAKED_PASS, played))).toHaveLength(games.length);
    const told = games.filter((played) => {
      const steps = played.game.moves.findIndex(hasPassed) + 1;
      // Not every exchange touches the cards that were passed on.
      return [1, 2, 3].some(() => toldBySwaps(LEAKED_PASS, played, steps, random).length > 0);
    });
    expect(told).toHaveLength(games.length);
  });

  it('and the exchange tells when an open hand shows the order in which its cards came (R4.10)', () => {
    const random = randomFrom(410);
    const told = gamesAt(afterOneGame(TOURNAMENT_RULES), 400, random).flatMap((played) => {
      const swap = { viewer: random.pick([0, 1, 2] as const), steps: played.tables.length - 1 };
      return swapLeaks(OPEN_HAND_AS_DEALT, played, swap, random) ?? [];
    });
    expect(told.length).toBeGreaterThan(5);
  });

  it('with every variant, option and kind of exchange at least 50 times', () => {
    expect(tally.total('variant')).toBe(RUNS * GAMES_PER_RUN);
    expect(tally.below(50).filter((line) => !line.startsWith('no exchange'))).toEqual([]);
  });
});

afterAll(() => {
  tally.print(`Secrecy: ${tally.total('variant')} games recorded`);
});
