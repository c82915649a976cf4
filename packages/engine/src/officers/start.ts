import type { Card } from '../cards/card.ts';
import { at } from '../result.ts';
import type { GameSetup } from '../game/setup.ts';
import type { OfficersAnnouncingState, OfficersPosition, PerOfficer, Stack } from './state.ts';

const STACKS = 8;
const ROW = 4;

/** Hidden cards first, then rows of four open ones: elder, dealer, elder, dealer (R9.82). */
const FIRST_OPEN = 2 * STACKS;

/** How many open rows of each player have been laid. */
export interface RowsLaid {
  readonly elder: 0 | 1 | 2;
  readonly dealer: 0 | 1 | 2;
}

/** Lays the hidden cards and the first open row; the elder announces (R9.82, R9.83). */
export function startOfficers(deck: readonly Card[], setup: GameSetup): OfficersAnnouncingState {
  const rows: RowsLaid = setup.rules.twoPlayer.announceAfterEight
    ? { elder: 2, dealer: 1 }
    : { elder: 1, dealer: 0 };
  return { phase: 'officersAnnouncing', setup, deck, stacks: layRows(deck, rows) };
}

/** The stacks with so many rows of open cards. */
export function layRows(deck: readonly Card[], rows: RowsLaid): PerOfficer<readonly Stack[]> {
  return [stacksOf(deck, 0, rows.elder), stacksOf(deck, 1, rows.dealer)];
}

function stacksOf(deck: readonly Card[], position: OfficersPosition, rows: number): readonly Stack[] {
  return Array.from({ length: STACKS }, (_, index) => ({
    down: at(deck, position * STACKS + index),
    up: index < rows * ROW ? openCard(deck, position, index) : null,
  }));
}

function openCard(deck: readonly Card[], position: OfficersPosition, index: number): Card {
  const row = Math.floor(index / ROW);
  return at(deck, FIRST_OPEN + (2 * row + position) * ROW + (index % ROW));
}

/** The sixteen cards of a player, hidden ones included. */
export function allCardsOf(deck: readonly Card[], position: OfficersPosition): readonly Card[] {
  return stacksOf(deck, position, 2)
    .flatMap(({ down, up }) => [down, up])
    .filter((card) => card !== null);
}
