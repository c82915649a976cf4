import type { Seat } from '../sheet/series-game.ts';
import { seatsOf, sizeOf } from '../sheet/series-game.ts';
import { at } from '../result.ts';
import type { Occupant, Person, SeatState, TableState } from './state.ts';
import { EMPTY_SEAT } from './state.ts';

/** One chair; asking for one the table does not have is a bug. */
export function seatAt({ seats }: Pick<TableState, 'seats'>, seat: Seat): SeatState {
  return at(seats, seat);
}

/** The seat a player sits on, or null. */
export function seatOfPlayer(table: TableState, playerId: string): Seat | null {
  return table.chairs.find((seat) => isPlayer(seatAt(table, seat).occupant, playerId)) ?? null;
}

function isPlayer(occupant: Occupant | null, playerId: string): boolean {
  return occupant?.kind === 'person' && occupant.playerId === playerId;
}

/** The table with one seat changed. */
export function withSeat(table: TableState, seat: Seat, change: Partial<SeatState>): TableState {
  const seats = table.seats.map((current, index) => (index === seat ? { ...current, ...change } : current));
  return { ...table, seats };
}

/** The table with every seat changed by `change`. */
export function withSeats(table: TableState, change: (seat: SeatState) => SeatState): TableState {
  return { ...table, seats: table.seats.map(change) };
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
  return table.chairs.filter((seat) => seatAt(table, seat).occupant?.kind === 'person');
}

/** The persons on the chairs; null for a computer or a free chair. */
export function personsOn({ seats }: TableState): readonly (Person | null)[] {
  return seats.map(personIn);
}

/** Whose the columns are after a game: a chair taken away keeps who played there last (R2.12). */
export function columnsAfter(
  { seats, chairs }: TableState,
  before: readonly (Person | null)[],
): readonly (Person | null)[] {
  return seats.map((seat, index) =>
    chairs.some((chair) => chair === index) ? personIn(seat) : (before[index] ?? null),
  );
}

/** Before a series has a game, the chairs in play are numbered without the gap of one taken away (R2.12). */
export function withoutGaps(table: TableState): TableState {
  const { chairs, stage } = table;
  const seats = chairs.map((seat) => seatAt(table, seat));
  const renumbered = { ...table, seats, chairs: seatsOf(sizeOf(chairs)) };
  if (stage.phase === 'gathering') return renumbered;
  const players = chairs.map((seat) => stage.series.players[seat] ?? null);
  return { ...renumbered, stage: { ...stage, series: { ...stage.series, players } } };
}

function personIn({ occupant }: SeatState): Person | null {
  return occupant?.kind === 'person' ? occupant : null;
}

/** What nobody sees of a name, such as the joiners inside an emoji. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A person with a name that looks like nobody else's at the table: "Ben", then "Ben (2)". */
export function personAt(table: TableState, playerId: string, name: string): Person {
  const taken = new Set(
    table.seats.flatMap(({ occupant, successor }) => [...namesOf(occupant), ...namesOf(successor)]).map(seen),
  );
  let shown = name;
  for (let copy = 2; taken.has(seen(shown)); copy++) shown = `${name} (${copy})`;
  return { kind: 'person', playerId, name: shown };
}

function seen(name: string): string {
  return name.replace(INVISIBLE, '');
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
  const others = personSeats(table).filter((seat) => !isPlayer(seatAt(table, seat).occupant, leaving));
  const next = others.find((seat) => seatAt(table, seat).standIn === null) ?? others[0];
  return { ...table, host: next === undefined ? null : playerIdAt(table, next) };
}

/** The name shown for a person seated; asking for another's is a bug. */
export function personNameAt(table: TableState, seat: Seat): string {
  const person = personIn(seatAt(table, seat));
  if (person === null) throw new Error(`Nobody sits on seat ${seat}`);
  return person.name;
}

/** The player on a seat, or null for computers and empty chairs. */
export function playerIdAt(table: TableState, seat: Seat): string | null {
  const { occupant } = seatAt(table, seat);
  return occupant?.kind === 'person' ? occupant.playerId : null;
}
