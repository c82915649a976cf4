import type { GameFacts, SeriesGame, TableRules, TableState } from '../../src/index.ts';
import { at } from '../../src/index.ts';
import { started } from '../tables.ts';

const PASSED_IN: GameFacts = { kind: 'passedIn' };
const LOST_GRAND: GameFacts = {
  kind: 'played',
  declarer: 0,
  bid: 18,
  announcement: { game: 'grand', level: 'none' },
  matadors: { side: 'with', count: 1 },
  spitze: null,
  declarerPoints: 50,
  defenderPoints: 70,
  declarerTricks: 5,
  defenderTricks: 5,
  kontra: 0,
  bock: 0,
  ending: { kind: 'played' },
};

/** A series whose first game is over, so that the sheet has a line. */
export function afterOneGame(rules: TableRules): TableState {
  return afterLines(started(rules), [rules.players === 2 ? officersLine() : PASSED_IN]);
}

/** A series that has come to a compulsory Ramsch round: a trigger, then a round of Bock (R9.55). */
export function beforeRamschRound(rules: TableRules): TableState {
  const bock = { ...rules.bock, enabled: true, thenRamsch: true, triggers: ['lostGrand'] as const };
  const table = started({ ...rules, bock });
  return afterLines(table, [LOST_GRAND, ...table.chairs.map(() => PASSED_IN)]);
}

function officersLine(): GameFacts {
  const matadors = { side: 'with', count: 1 } as const;
  return {
    kind: 'officers',
    game: 'C',
    elderPoints: 61,
    elderTricks: 8,
    matadors,
    kontra: 0,
    forfeitedBy: null,
  };
}

function afterLines(table: TableState, lines: readonly GameFacts[]): TableState {
  if (table.stage.phase !== 'betweenGames') throw new Error('The series has not begun');
  const { chairs } = table;
  const games = lines.map((facts, index): SeriesGame => ({
    number: index + 1,
    dealer: at(chairs, index % chairs.length),
    seats: chairs,
    facts,
    isCompulsoryRamsch: false,
  }));
  const series = { ...table.stage.series, firstDealer: at(chairs, 0), games };
  return { ...table, stage: { ...table.stage, series } };
}
