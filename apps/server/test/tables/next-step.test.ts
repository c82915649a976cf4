import type { Action, GameState, RunningGame, Seat, TableState } from '@skat/engine';
import { DECK, openTable, presetRules, startGame } from '@skat/engine';
import { describe, expect, it } from 'vitest';
import { nextStepOf } from '../../src/tables/next-step.ts';

const KONTRA: Action = { type: 'kontra' };
const RULES = presetRules('withRamsch');

/** A running game dealt by seat 0, computers on the given chairs. */
function table(computers: readonly Seat[], state: GameState, players: 3 | 4 = 3): TableState {
  const empty = openTable('Tisch', { ...RULES, players });
  const seats = empty.seats.map((seat, index) => ({
    ...seat,
    occupant: computers.includes(index as Seat)
      ? ({ kind: 'computer' } as const)
      : ({ kind: 'person', playerId: `p${index}`, name: `P${index}` } as const),
  }));
  const game: RunningGame = { number: 1, dealer: 0, seats: empty.chairs, state, clock: null };
  const series = {
    number: 1,
    startedAt: 0,
    firstDealer: 0,
    games: [],
    players: seats.map(() => null),
    endsEarly: false,
  } as const;
  return { ...empty, seats, host: null, stage: { phase: 'playing', series, game } };
}

/** Middlehand declares Grand; the first card has not been led. */
function playing(players: 3 | 4 = 3): Extract<GameState, { phase: 'playing' }> {
  const setup = { rules: { ...RULES, players }, players, bock: 0, isCompulsoryRamsch: false } as const;
  const bidding = startGame(DECK, { cut: 16 }, setup);
  if (bidding.phase !== 'bidding') throw new Error('The bidding begins');
  const { deal } = bidding;
  return {
    phase: 'playing',
    setup,
    deal,
    contract: {
      declarer: 1,
      bid: 18,
      calls: [],
      announcement: { game: 'grand', level: 'hand' },
      spitze: false,
      putAway: deal.skat,
    },
    kontra: { said: [], asked: [], isClosed: false },
    early: { proposal: null, isClaimOpen: false, resignedInTrick: null, concededInTrick: null },
    hands: deal.hands,
    trick: { leader: 0, cards: [] },
    tricks: [],
  };
}

function claimed(): GameState {
  const state = playing();
  return { ...state, early: { ...state.early, proposal: { kind: 'claim', level: 'simple', asked: [0, 2] } } };
}

function stepOf(state: TableState, asideOf: (seat: Seat) => Action | null = () => null) {
  return nextStepOf(state, { allHereSince: 0, now: 0, steadySince: 0, asideOf });
}

describe('what the server does next', () => {
  it('[R6.6] the computer answers though a person is asked before it', () => {
    expect(stepOf(table([0], claimed()))).toEqual({ type: 'computer', seat: 0, aside: null });
  });

  it('[R6.6] both computers answer, one after the other, and the person who claimed waits', () => {
    expect(stepOf(table([0, 1], claimed()))).toMatchObject({ type: 'computer', seat: 1 });
    expect(stepOf(table([2], claimed()))).toBeNull();
  });

  it('[R9.43] a computer says Kontra while a person thinks about a card', () => {
    const asideOf = (seat: Seat): Action | null => (seat === 0 ? KONTRA : null);
    expect(stepOf(table([0], playing()), asideOf)).toEqual({ type: 'computer', seat: 0, aside: KONTRA });
  });

  it('[R9.43] and before its own first card', () => {
    expect(stepOf(table([1, 2], playing()), () => KONTRA)).toEqual({
      type: 'computer',
      seat: 1,
      aside: KONTRA,
    });
  });

  it('[R2.4] the dealer of four is asked for nothing', () => {
    const asked: Seat[] = [];
    const asideOf = (seat: Seat): null => {
      asked.push(seat);
      return null;
    };
    expect(stepOf(table([0], playing(4), 4), asideOf)).toBeNull();
    expect(asked).toEqual([]);
  });
});
