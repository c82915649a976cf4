import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';

import { POSITIONS } from '../../src/index.ts';
import type { Script } from '../support/generate.ts';
import { generateGame } from '../support/generate.ts';
import type { Random } from '../support/random.ts';
import { randomFrom } from '../support/random.ts';
import type { Views } from '../support/secrecy.ts';
import {
  LEAKED_SKAT,
  OPEN_HAND_AS_DEALT,
  VIEWS,
  recordedLeaks,
  swapLeaks,
  tablesOf,
} from '../support/secrecy.ts';
import { PASSING, playedThrough, started } from '../support/tables.ts';
import { deckWith } from '../support/cards.ts';
import { Tally } from '../support/tally.ts';

const RUNS = 200;
const GAMES_PER_RUN = 50;
const THOROUGH_RUNS = 40;
const tally = new Tally();
tally.expect('exchange', [
  'bidding',
  'skatDecision',
  'declaring',
  'playing',
  'defender',
  'declarer',
  'ouvert',
  'hand game',
]);

/** A series whose first game is over, so that the sheet has a line. */
const START = playedThrough(started(), { deck: deckWith('', '', '', ''), moves: PASSING });

/** The recorder over a whole game, and the swap test for one viewer at two moments. */
function leaksIn(views: Views, script: Script, random: Random): readonly string[] {
  const tables = tablesOf(START, script);
  const game = { start: START, script, tables };
  const viewer = random.pick(POSITIONS);
  const moments = [random.below(tables.length), tables.length - 1 - random.below(3)].map((step) =>
    Math.max(0, step),
  );
  const told = moments.flatMap((steps) => swapAt(views, game, { steps, viewer }, random));
  return [...recordedLeaks(views, tables, script), ...told];
}

function swapAt(...[views, game, swap, random]: Parameters<typeof swapLeaks>): readonly string[] {
  const leaks = swapLeaks(views, game, swap, random);
  if (leaks === null) tally.count('no exchange found', 'games');
  else countSwap(game, swap);
  return leaks ?? [];
}

function countSwap(
  { tables }: Parameters<typeof swapLeaks>[1],
  { steps, viewer }: Parameters<typeof swapLeaks>[2],
): void {
  const stage = tables[steps]?.stage;
  if (stage?.phase !== 'playing') throw new Error('Exchanged after the end');
  const { state } = stage.game;
  tally.count('exchange', state.phase);
  if (state.phase !== 'playing') return;
  const { declarer, announcement: said } = state.contract;
  tally.count('exchange', declarer === viewer ? 'declarer' : 'defender');
  if (said.game === 'null' ? said.ouvert : said.level === 'ouvert') tally.count('exchange', 'ouvert');
  if (said.game === 'null' ? said.hand : said.level !== 'none') tally.count('exchange', 'hand game');
}

describe('[R5.10 R5.11] nobody is shown a card they may not know', () => {
  it('by the recorder and by exchanging hidden cards', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(fc.noBias(fc.integer()), (seed) => {
        const random = randomFrom(seed);
        const leaks = Array.from({ length: GAMES_PER_RUN }, () =>
          leaksIn(VIEWS, generateGame(random), random),
        );
        expect(leaks.flat()).toEqual([]);
      }),
      { numRuns: RUNS, seed: 5_011, endOnFailure: true },
    );
  });

  it('for every viewer after every step', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(fc.noBias(fc.integer()), (seed) => {
        const random = randomFrom(seed);
        const script = generateGame(random);
        const tables = tablesOf(START, script);
        const game = { start: START, script, tables };
        const leaks = tables.flatMap((_, steps) =>
          POSITIONS.flatMap((viewer) => swapAt(VIEWS, game, { steps, viewer }, random)),
        );
        expect(leaks).toEqual([]);
      }),
      { numRuns: THOROUGH_RUNS, seed: 5_012, endOnFailure: true },
    );
  });

  it('and both proofs fail on the planted fault "leaked-skat"', () => {
    const random = randomFrom(11);
    const scripts = Array.from({ length: 60 }, () => generateGame(random)).filter(
      ({ moves }) => moves.length > 20,
    );
    const recorded = scripts.filter(
      (script) => recordedLeaks(LEAKED_SKAT, tablesOf(START, script), script).length > 0,
    );
    expect(recorded).toHaveLength(scripts.length);
    const told = scripts.flatMap((script) => {
      const tables = tablesOf(START, script);
      const swaps = POSITIONS.map((viewer) => ({ viewer, steps: tables.length - 6 }));
      return swaps.flatMap(
        (swap) => swapLeaks(LEAKED_SKAT, { start: START, script, tables }, swap, random) ?? [],
      );
    });
    expect(told.length).toBeGreaterThan(scripts.length);
  });

  it('and the exchange tells when an open hand shows the order in which its cards came (R4.10)', () => {
    const random = randomFrom(410);
    const told = Array.from({ length: 400 }, () => generateGame(random)).flatMap((script) => {
      const tables = tablesOf(START, script);
      const swap = { viewer: random.pick(POSITIONS), steps: tables.length - 1 };
      return swapLeaks(OPEN_HAND_AS_DEALT, { start: START, script, tables }, swap, random) ?? [];
    });
    expect(told.length).toBeGreaterThan(5);
  });

  it('with exchanges of every kind at least 50 times', () => {
    expect(tally.below(50).filter((line) => line.startsWith('exchange'))).toEqual([]);
  });
});

afterAll(() => {
  tally.print(`Secrecy: ${RUNS * GAMES_PER_RUN} games recorded`);
});
