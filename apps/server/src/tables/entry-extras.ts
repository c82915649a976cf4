import type { Person, Seat, Series, SeriesGame, TableCommand, TableState } from '@skat/engine';
import { ENGINE_VERSION, isSeriesOver } from '@skat/engine';
import type { EntryExtras, SeriesRow } from '../store/store.ts';
import { isInUse } from './closing.ts';

/** Who played a column; null for a computer. */
export interface RecordedSeat {
  readonly playerId: string;
  readonly name: string;
}

/** What is kept of a finished game beside its record. */
export interface RecordedOutcome {
  readonly number: number;
  readonly dealer: Seat;
  /** The chairs among which the deal went round. */
  readonly seats: readonly Seat[];
  readonly facts: SeriesGame['facts'];
  /** By seat, empty for a computer. */
  readonly names: readonly string[];
}

/** A table before and after a command. */
export interface TableStepTaken {
  readonly before: TableState;
  readonly after: TableState;
  /** Whether the table is closed before it. */
  readonly isClosed: boolean;
}

/** What must become durable together with an entry, or undefined for most of them. */
export function extrasOf(
  { before, after, isClosed }: TableStepTaken,
  command: TableCommand,
  playerId: string | null,
): EntryExtras | undefined {
  const extras: EntryExtras = {
    ...(command.type === 'sit' && playerId !== null ? { members: [playerId] } : {}),
    ...(isInUse(after) === isClosed ? { closed: !isClosed } : {}),
    ...(isMilestone(before, after) ? milestoneOf(before, after) : {}),
  };
  return Object.keys(extras).length === 0 ? undefined : extras;
}

function milestoneOf(before: TableState, after: TableState): EntryExtras {
  const series = seriesRowOf(after);
  return {
    snapshot: { engineVersion: ENGINE_VERSION, state: after },
    ...finishedGameOf(before, after),
    ...(series === null ? {} : { series }),
  };
}

/** A game ended, a series closed, or the table went back to the waiting room: the log before need not be folded again. */
function isMilestone({ stage: before }: TableState, { stage: after }: TableState): boolean {
  if (before.phase === after.phase) return false;
  return before.phase === 'playing' || after.phase === 'ended' || after.phase === 'gathering';
}

function finishedGameOf(before: TableState, after: TableState): Pick<EntryExtras, 'finishedGame'> {
  const { stage } = after;
  if (before.stage.phase !== 'playing' || (stage.phase !== 'betweenGames' && stage.phase !== 'ended'))
    return {};
  const { series, last } = stage;
  const { games } = series;
  const game = games.at(-1);
  if (game === undefined || last === null || games.length === before.stage.series.games.length) return {};
  const { number, dealer, seats, facts } = game;
  const outcome: RecordedOutcome = { number, dealer, seats, facts, names: namesOf(series) };
  const { record, endedAt } = last;
  return {
    finishedGame: { series: series.number, game: games.length, record, outcome, finishedAt: endedAt },
  };
}

function namesOf({ players }: Series): readonly string[] {
  return players.map((person) => person?.name ?? '');
}

function recordedSeat(person: Person | null): RecordedSeat | null {
  return person === null ? null : { playerId: person.playerId, name: person.name };
}

/** The running or just ended series as history keeps it; a series without a finished game leaves no trace. */
function seriesRowOf(table: TableState): SeriesRow | null {
  const { stage, rules } = table;
  if (stage.phase === 'gathering' || stage.series.games.length === 0) return null;
  const { number, games, players, startedAt } = stage.series;
  const seats = players.map(recordedSeat);
  return {
    number,
    rules,
    seats,
    sheet: games,
    startedAt,
    endedAt: stage.phase === 'ended' ? stage.endedAt : null,
    aborted: stage.phase === 'ended' && rules.seriesLength !== 'open' && !isSeriesOver(games, rules),
    players: seats.flatMap((seat, index) => (seat === null ? [] : [{ seat: index, ...seat }])),
  };
}
