import type { Result } from '../result.ts';
import { err, ok } from '../result.ts';
import type { Seat } from '../sheet/series-game.ts';
import type { Refusal } from './command.ts';
import {
  isComputerPlaying,
  personAt,
  playerIdAt,
  seatAt,
  seatOfPlayer,
  seatedWith,
  withHostAfter,
  withSeat,
} from './seats.ts';
import type { Person, TableState } from './state.ts';
import { EMPTY_SEAT } from './state.ts';
import type { TableStep } from './step.ts';
import { wrongStage } from './step.ts';

interface Player {
  readonly playerId: string;
  readonly name: string;
}

/** Sits down on a free chair, or takes over from a computer or on an offered seat; in a running game from its end (R2.12). */
export function sit(table: TableState, player: Player, seat: Seat): TableStep {
  if (table.stage.phase === 'ended') return wrongStage(table);
  const current = seatOfPlayer(table, player.playerId);
  if (current !== null && table.stage.phase !== 'gathering') return err({ code: 'alreadySeated' });
  if (current === seat) return err({ code: 'alreadySeated' });
  if (!isOpenTo(table, seat)) return err({ code: 'seatTaken', seat });
  if (current !== null) return ok(exchange(table, current, seat));
  if (isWaitingElsewhere(table, player.playerId)) return err({ code: 'alreadySeated' });
  return ok(seatPerson(table, seat, personAt(table, player.playerId, player.name)));
}

function isOpenTo(table: TableState, seat: Seat): boolean {
  const { occupant, offered, successor } = seatAt(table, seat);
  return successor === null && (occupant === null || occupant.kind === 'computer' || offered);
}

function isWaitingElsewhere(table: TableState, playerId: string): boolean {
  return table.seats.some(({ successor }) => successor?.playerId === playerId);
}

function seatPerson(table: TableState, seat: Seat, person: Person): TableState {
  if (table.stage.phase === 'playing') return withSeat(table, seat, { successor: person });
  return seatInstead(table, seat, person);
}

/** Leaves: before a series the chair is free, in a series the computer plays on and the seat is offered (R2.12). */
export function stand(table: TableState, { playerId }: Player): TableStep {
  const seat = seatOfPlayer(table, playerId);
  if (seat === null) return withdraw(table, playerId);
  switch (table.stage.phase) {
    case 'gathering':
      return ok(keepHost(withSeat(table, seat, EMPTY_SEAT), playerId));
    case 'playing':
    case 'betweenGames': {
      if (seatAt(table, seat).offered) return err({ code: 'alreadyDone' });
      return ok(keepHost(withStandIn(table, seat, true), playerId));
    }
    case 'ended':
      return wrongStage(table);
  }
}

function withdraw(table: TableState, playerId: string): TableStep {
  const seat = table.chairs.find((candidate) => seatAt(table, candidate).successor?.playerId === playerId);
  return seat === undefined ? err({ code: 'notSeated' }) : ok(withSeat(table, seat, { successor: null }));
}

function keepHost(table: TableState, leaving: string): TableState {
  return table.host === leaving ? withHostAfter(table, leaving) : table;
}

function withStandIn(table: TableState, seat: Seat, offered: boolean): TableState {
  const standIn = seatAt(table, seat).standIn ?? { cardsPlayed: 0 };
  return withSeat(table, seat, { standIn, offered });
}

/** The host exchanges two chairs in the waiting room. */
export function swapSeats(table: TableState, a: Seat, b: Seat): TableStep {
  if (table.stage.phase !== 'gathering') return wrongStage(table);
  if (a === b) return err({ code: 'alreadyDone' });
  return ok(exchange(table, a, b));
}

function exchange(table: TableState, a: Seat, b: Seat): TableState {
  const atA = seatAt(table, a).occupant;
  const atB = seatAt(table, b).occupant;
  return withSeat(withSeat(table, a, seatedWith(atB)), b, seatedWith(atA));
}

/** The host sets a computer on a free chair, between games on one just added. */
export function addComputer(table: TableState, seat: Seat): TableStep {
  if (table.stage.phase !== 'gathering' && table.stage.phase !== 'betweenGames') return wrongStage(table);
  if (seatAt(table, seat).occupant !== null) return err({ code: 'seatTaken', seat });
  return ok(withSeat(table, seat, seatedWith({ kind: 'computer' })));
}

/** The host frees a chair between games; within a series a computer takes it until somebody sits down. */
export function freeSeat(table: TableState, player: Player, seat: Seat): TableStep {
  const { phase } = table.stage;
  if (phase !== 'gathering' && phase !== 'betweenGames') return wrongStage(table);
  const { occupant } = seatAt(table, seat);
  if (occupant === null) return err({ code: 'seatEmpty', seat });
  if (playerIdAt(table, seat) === player.playerId) return err({ code: 'ownSeat' });
  if (phase === 'gathering') return ok(withSeat(table, seat, EMPTY_SEAT));
  const own = seatOfPlayer(table, player.playerId);
  if (own !== null && seatAt(table, own).standIn !== null) return err({ code: 'standInPlays' });
  if (occupant.kind === 'computer') return err({ code: 'notAPerson', seat });
  return ok(withSeat(table, seat, seatedWith({ kind: 'computer' })));
}

/** The others, or somebody waiting for a seat, let the computer play for somebody who is gone. */
export function letComputerPlay(table: TableState, player: Player, seat: Seat): TableStep {
  const absent = checkAbsent(table, player, seat);
  if (!absent.ok) return absent;
  if (seatAt(table, seat).standIn !== null) return err({ code: 'alreadyDone' });
  return ok(withStandIn(table, seat, false));
}

/** The others give the seat of somebody who is gone to whoever sits down next; the computer plays until then. */
export function offerSeat(table: TableState, player: Player, seat: Seat): TableStep {
  const absent = checkAbsent(table, player, seat);
  if (!absent.ok) return absent;
  if (seatAt(table, seat).offered) return err({ code: 'alreadyDone' });
  return ok(withStandIn(table, seat, true));
}

function checkAbsent(table: TableState, player: Player, seat: Seat): Result<null, Refusal> {
  if (table.stage.phase !== 'playing' && table.stage.phase !== 'betweenGames') return wrongStage(table);
  const own = seatOfPlayer(table, player.playerId);
  if (own === null && !isWaitingElsewhere(table, player.playerId)) return err({ code: 'notSeated' });
  if (own === seat) return err({ code: 'ownSeat' });
  if (own !== null && seatAt(table, own).standIn !== null) return err({ code: 'standInPlays' }); // takes back first: else nobody might play
  if (seatAt(table, seat).occupant?.kind !== 'person') return err({ code: 'notAPerson', seat });
  return ok(null);
}

/** Who comes back takes the seat again at the next decision (R6.15). */
export function takeBack(table: TableState, { playerId }: Player): TableStep {
  const seat = seatOfPlayer(table, playerId);
  if (seat === null) return err({ code: 'notSeated' });
  if (seatAt(table, seat).standIn === null) return err({ code: 'noStandIn' });
  const back = withSeat(table, seat, { standIn: null, offered: false, expiries: 0, successor: null });
  return ok(back.host === null ? { ...back, host: playerId } : back);
}

/** The host's right goes to another person, decided by the server when the host is gone. */
export function passHost(table: TableState, to: Seat): TableStep {
  const playerId = playerIdAt(table, to);
  if (playerId === null) return err({ code: 'notAPerson', seat: to });
  if (playerId === table.host) return err({ code: 'alreadyDone' });
  return ok({ ...table, host: playerId });
}

/** Successors take their seats now that the game has ended. */
export function seatSuccessors(table: TableState): TableState {
  return table.chairs.reduce((seated, seat) => {
    const { successor } = seatAt(seated, seat);
    return successor === null ? seated : seatInstead(seated, seat, successor);
  }, table);
}

function seatInstead(table: TableState, seat: Seat, person: Person): TableState {
  const left = playerIdAt(table, seat);
  const seated = withSeat(table, seat, seatedWith(person));
  if (seated.host === null) return { ...seated, host: person.playerId };
  return left === seated.host ? withHostAfter(seated, left) : seated;
}

/** Whether nobody is left who plays himself (R6.17). */
export function isAbandoned(table: TableState): boolean {
  return (
    table.seats.every((seat) => seat.occupant === null || isComputerPlaying(seat)) && !hasSuccessor(table)
  );
}

function hasSuccessor(table: TableState): boolean {
  return table.seats.some(({ successor }) => successor !== null);
}
