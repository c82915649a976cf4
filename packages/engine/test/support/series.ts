import type { Actor, TableCommand, TableEntry, TableRules, TableState } from '../../src/index.ts';
import { at as itemAt, playersOf, seatAt } from '../../src/index.ts';
import type { GeneratedGame } from '../../proofs/generate/index.ts';
import { generateGame } from '../../proofs/generate/index.ts';
import type { Random } from '../../proofs/random.ts';
import { setupAt } from '../../proofs/secrecy/index.ts';
import { NOON, SERVER, accept, actorOn, commandOf, dealOf, started } from '../../proofs/tables.ts';

/** A whole series with its log, as a server would have written it. */
export interface PlayedSeries {
  readonly start: TableState;
  readonly entries: readonly TableEntry[];
  /** After each entry. */
  readonly tables: readonly TableState[];
  readonly games: readonly GeneratedGame[];
}

class Recording {
  table: TableState;
  readonly entries: TableEntry[] = [];
  readonly tables: TableState[] = [];

  constructor(start: TableState) {
    this.table = start;
  }

  enter(actor: Actor, command: TableCommand): void {
    this.table = accept(this.table, actor, command);
    this.entries.push({ actor, command, at: NOON });
    this.tables.push(this.table);
  }
}

/** Plays until the series is over; one without a fixed length is ended after `longest` lines. */
export function playSeries(rules: TableRules, longest: number, random: Random): PlayedSeries {
  const start = started(rules);
  const recording = new Recording(start);
  const games: GeneratedGame[] = [];
  const lot = random.below(start.chairs.length);
  for (;;) {
    const { table } = recording;
    if (table.stage.phase !== 'betweenGames') break;
    const { series } = table.stage;
    if (series.games.length >= longest) {
      recording.enter(actorOn(table, random.pick(table.chairs)), {
        type: 'endSeries',
        series: series.number,
      });
      break;
    }
    const game = generateGame(random, setupAt(table));
    games.push(game);
    getReady(recording);
    recording.enter(SERVER, dealOf(table, game.deck, lot));
    playGame(recording, game);
  }
  return { start, entries: recording.entries, tables: recording.tables, games };
}

function getReady(recording: Recording): void {
  const { stage, chairs } = recording.table;
  if (stage.phase !== 'betweenGames') return;
  const { number, games } = stage.series;
  const next = games.filter((game) => !game.isCompulsoryRamsch || game.facts.kind !== 'played').length + 1;
  for (const seat of chairs) {
    if (seatAt(recording.table, seat).readiness === 'ready') continue;
    for (const readiness of ['wait', 'ready'] as const)
      recording.enter(actorOn(recording.table, seat), {
        type: 'ready',
        series: number,
        game: next,
        readiness,
      });
  }
}

/** The moves; then whoever forfeited leaves, and comes back for the next game. */
function playGame(recording: Recording, { moves, leaver }: GeneratedGame): void {
  for (const move of moves) recording.enter(...commandOf(recording.table, move));
  const { stage } = recording.table;
  if (leaver === null || stage.phase !== 'playing') return;
  const { dealer, seats } = stage.game;
  const person = actorOn(recording.table, itemAt(playersOf(dealer, seats), leaver));
  recording.enter(person, { type: 'stand' });
  if (recording.table.stage.phase === 'betweenGames') recording.enter(person, { type: 'takeBack' });
}
