import type { Action, Announcement, Card, GameState, Position, Suit } from '../src/index.ts';
import { ANNOUNCED_LEVELS, SUITS, applyAction } from '../src/index.ts';
import { card, cards } from './cards.ts';

export interface Move {
  readonly position: Position;
  readonly action: Action;
}

/** A whole game as it was played. */
export interface Script {
  readonly deck: readonly Card[];
  readonly moves: readonly Move[];
}

/** A move written short. */
export function move(position: Position, action: Action): Move {
  return { position, action };
}

/** Cards of a game of three from a first player on, clockwise: the first trick or part of one. */
export function cardsFrom(first: Position, text: string): readonly Move[] {
  return cards(text).map((one, index) =>
    move(((first + index) % 3) as Position, { type: 'playCard', card: one }),
  );
}

/** One card of one player. */
export function cardOf(position: Position, text: string): Move {
  return move(position, { type: 'playCard', card: card(text) });
}

/** Plays moves that must all be accepted. */
export function afterMoves(state: GameState, moves: readonly Move[]): GameState {
  return moves.reduce((before, { position, action }) => {
    const step = applyAction(before, position, action);
    if (!step.ok) throw new Error(`${position} ${action.type}: ${step.error.code}`);
    return step.value;
  }, state);
}

/** The code with which a move is refused, or "accepted". */
export function codeOfMove(state: GameState, { position, action }: Move): string {
  const step = applyAction(state, position, action);
  return step.ok ? 'accepted' : step.error.code;
}

/** Every announcement there is: five trump games at five levels, four Nulls (R4.5). */
export const ANNOUNCEMENTS: readonly Announcement[] = [
  ...ANNOUNCED_LEVELS.flatMap((level): Announcement[] => [
    ...SUITS.map((trump: Suit): Announcement => ({ game: 'suit', trump, level })),
    { game: 'grand', level },
  ]),
  ...[false, true].flatMap((hand) =>
    [false, true].map((ouvert): Announcement => ({ game: 'null', hand, ouvert })),
  ),
];

/** All three pass (R3.9). */
export const PASSING: readonly Move[] = [1, 2, 0].map((position) =>
  move(position as Position, { type: 'pass' }),
);
