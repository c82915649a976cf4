import type { PerPosition } from '../cards/position.ts';
import type { Seat } from '../sheet/series-game.ts';
import { SEATS } from '../sheet/series-game.ts';
import type { Occupant, Person, SeatState, TableState } from './state.ts';
import { EMPTY_SEAT } from './state.ts';

/** The seat a player sits on, or null. */
export function seatOfPlayer(table: TableState, playerId: string): Seat | null {
  return SEATS.find((seat) => isPlayer(table.seats[seat].occupant, playerId)) ?? null;
}

function isPlayer(occupant: Occupant | null, playerId: string): boolean {
  return occupant?.kind === 'person' && occupant.playerId === playerId;
}

/** The table with one seat changed. */
export function withSeat(table: TableState, seat: Seat, change: Partial<SeatState>): TableState {
  const changed: SeatState = { ...table.seats[seat], ...change };
  const [first, second, third] = table.seats;
  if (seat === 0) return { ...table, seats: [changed, second, third] };
  return { ...table, seats: seat === 1 ? [first, changed, third] : [first, second, changed] };
}

/** The table with every seat changed by `change`. */
export function withSeats(table: TableState, change: (seat: SeatState) => SeatState): TableState {
  const [first, second, third] = table.seats;
  return { ...table, seats: [change(first), change(second), change(third)] };
}

/** Whether the computer decides for a seat now. */
export function isComputerPlaying(seat: SeatState): boolean {
  return seat.occupant?.kind === 'computer' || seat.standIn !== null;
}

/** Whether nobody waits for this seat: computers are always ready. */
export function isReady(seat: SeatState): boolean {
  return isComputerPlaying(seat) || seat.readiness === 'ready';
}

/** Seats of persons, also of those the computer plays for. */
export function personSeats(table: TableState): readonly Seat[] {
  return SEATS.filter((seat) => table.seats[seat].occupant?.kind === 'person');
}

/** The persons on the three chairs; null for a computer or a free chair. */
export function personsOn({ seats: [first, second, third] }: TableState): PerPosition<Person | null> {
  return [personIn(first), personIn(second), personIn(third)];
}

function personIn({ occupant }: SeatState): Person | null {
  return occupant?.kind === 'person' ? occupant : null;
}

/** A person with a name nobody else at the table has: "Ben", then "Ben (2)". */
export function personAt(table: TableState, playerId: string, name: string): Person {
  const taken = new Set(
    table.seats.flatMap(({ occupant, successor }) => [...namesOf(occupant), ...namesOf(successor)]),
  );
  let shown = name;
  for (let copy = 2; taken.has(shown); copy++) shown = `${name} (${copy})`;
  return { kind: 'person', playerId, name: shown };
}

function namesOf(occupant: Occupant | null): readonly string[] {
  return occupant?.kind === 'person' ? [occupant.name] : [];
}

/** A chair with a new occupant and nothing left of the old one's state. */
export function seatedWith(occupant: Occupant | null): SeatState {
  return { ...EMPTY_SEAT, occupant };
}

/** Passes the host's right on to the first person seated who is not `leaving`; people who play themselves come first. */
export function withHostAfter(table: TableState, leaving: string): TableState {
  const others = personSeats(table).filter((seat) => !isPlayer(table.seats[seat].occupant, leaving));
  const next = others.find((seat) => table.seats[seat].standIn === null) ?? others[0];
  return { ...table, host: next === undefined ? null : playerIdAt(table, next) };
}

/** The player on a seat, or null for computers and empty chairs. */
export function playerIdAt(table: TableState, seat: Seat): string | null {
  const { occupant } = table.seats[seat];
  return occupant?.kind === 'person' ? occupant.playerId : null;
}
