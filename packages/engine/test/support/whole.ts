import type { Card, GameState } from '../../src/index.ts';

/** Whether a game has 32 different cards at this moment (R1.1). */
export function isWhole(state: GameState): boolean {
  const held = cardsIn(state);
  return held.length === 32 && new Set(held).size === 32;
}

function cardsIn(state: GameState): readonly Card[] {
  switch (state.phase) {
    case 'cutting':
    case 'officersAnnouncing':
    case 'officersKontra':
    case 'officersRe':
      return state.deck;
    case 'schieben':
      return [...state.hands.flat(), ...state.skat];
    case 'ramsch':
      return [...state.hands.flat(), ...state.skat, ...state.trick.cards, ...wonIn(state)];
    case 'ramschFinished':
      return [...state.skat, ...wonIn(state)];
    case 'playing':
    case 'finished':
      return [...state.hands.flat(), ...state.contract.putAway, ...state.trick.cards, ...wonIn(state)];
    case 'officersPlaying':
      return [...onStacks(state), ...state.trick.cards, ...wonIn(state)];
    case 'officersFinished':
      return state.forfeitedBy === null ? wonIn(state) : state.deck;
    default:
      return [...state.deal.hands.flat(), ...state.deal.skat];
  }
}

function wonIn({
  tricks,
}: {
  readonly tricks: readonly { readonly cards: readonly Card[] }[];
}): readonly Card[] {
  return tricks.flatMap(({ cards }) => cards);
}

function onStacks({ stacks }: Extract<GameState, { phase: 'officersPlaying' }>): readonly Card[] {
  return stacks.flat().flatMap(({ up, down }) => [up, down].filter((card) => card !== null));
}
