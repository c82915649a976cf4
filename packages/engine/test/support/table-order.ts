import type { Seat, SeatState, SeriesGame, TableState } from '../../src/index.ts';
import { countGames, personsAsked, seatAt } from '../../src/index.ts';

/** What must hold of any table, whoever did what before; the rules that are broken. */
export function brokenIn(table: TableState): readonly string[] {
  const { stage, seats, chairs } = table;
  const persons = seats.flatMap(({ occupant, successor }) => [
    ...(occupant?.kind === 'person' ? [occupant] : []),
    ...(successor === null ? [] : [successor]),
  ]);
  const seated = seats.flatMap(({ occupant }) => (occupant?.kind === 'person' ? [occupant.playerId] : []));
  const distinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length;
  const playing = seats.some((seat) => seat.occupant?.kind === 'person' && seat.standIn === null);
  const inSeries = stage.phase === 'playing' || stage.phase === 'betweenGames';
  const rules: readonly (readonly [rule: string, holds: boolean])[] = [
    ['a player has one place', distinct(persons.map(({ playerId }) => playerId))],
    ['names differ', distinct(persons.map(({ name }) => name))],
    ['the host sits at the table', table.host === null || seated.includes(table.host)],
    ['who plays has a host', table.host !== null || !playing],
    ['no chair is free in a game', stage.phase !== 'playing' || chairs.every((seat) => isTaken(table, seat))],
    [
      'somebody plays or waits while a series runs',
      !inSeries || playing || seats.some(({ successor }) => successor !== null),
    ],
    ['seats are in order', seats.every((seat) => isSound(seat, stage.phase))],
    ['chairs are two to four of the seats', areChairs(table) && distinct(chairs)],
    [
      'persons sit on chairs',
      seats.every(({ occupant }, seat) => occupant?.kind !== 'person' || chairs.includes(seat as Seat)),
    ],
    ['clocks run at a table with a clock only, for people who are asked', areClocksSound(table)],
    ['there is a pause in a series only', table.pause === null || inSeries],
    ['games are numbered and dealt in turn', areInTurn(table)],
    ['the series is no longer than agreed', isWithinLength(table)],
  ];
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule);
}

function isTaken(table: TableState, seat: Seat): boolean {
  return seatAt(table, seat).occupant !== null;
}

function areChairs({ chairs, seats, rules }: TableState): boolean {
  return chairs.length === rules.players && chairs.every((seat) => seat < seats.length);
}

function isSound(
  { occupant, standIn, offered, successor }: SeatState,
  phase: TableState['stage']['phase'],
): boolean {
  if (standIn !== null && occupant?.kind !== 'person') return false;
  if (offered && standIn === null) return false;
  if (phase === 'gathering' && (standIn !== null || offered)) return false;
  return successor === null || (phase === 'playing' && (offered || occupant?.kind === 'computer'));
}

/** The deal passes to the left; a Grand Hand in a compulsory Ramsch round leaves its game owed (R2.9, R9.25). */
function areInTurn({ stage }: TableState): boolean {
  if (stage.phase === 'gathering') return true;
  const { games, firstDealer } = stage.series;
  const running = stage.phase === 'playing' ? [stage.game] : [];
  return [...games, ...running].every(({ number, dealer, seats }, index) => {
    const before = games[index - 1];
    if (before === undefined) return number === 1 && dealer === firstDealer;
    const isOwed = before.isCompulsoryRamsch && before.facts.kind === 'played';
    const stays = isOwed && seats.includes(before.dealer);
    return (
      number === before.number + (isOwed ? 0 : 1) &&
      dealer === (stays ? before.dealer : leftOf(before, seats))
    );
  });
}

function leftOf({ dealer }: SeriesGame, seats: readonly Seat[]): Seat | undefined {
  return seats.find((seat) => seat > dealer) ?? seats[0];
}

/** A list ends with the first full round at or beyond its length (R2.12). */
function isWithinLength({ stage, rules }: TableState): boolean {
  if (stage.phase === 'gathering' || rules.seriesLength === 'open') return true;
  return countGames(stage.series.games) < rules.seriesLength + 4;
}

function areClocksSound(table: TableState): boolean {
  const { stage, settings } = table;
  if (stage.phase !== 'playing') return true;
  const { clock } = stage.game;
  if ((clock === null) !== (settings.decisionSeconds === null)) return false;
  if (clock === null) return true;
  const asked = personsAsked(table, stage.game);
  return (
    clock.reserveMs.every((left) => left >= 0 && left <= 60_000) &&
    clock.askedSince.every((since, seat) => (since !== null) === asked.includes(seat as Seat))
  );
}
