import type { RoundsView, SheetRow, TableView } from '@skat/engine';

/** What the head of the table counts a game with, besides pushes. */
export interface HeadFactor {
  /** How many steps of Kontra were said. */
  readonly kontra: number;
  readonly rounds: RoundsView;
}

const NO_ROUNDS: RoundsView = { bock: 0, bockGamesLeft: 0, ramschGamesLeft: 0 };

/**
 * Factor of the game that is shown: with its result that of the finished game, not of the next one (R9.56). A Ramsch
 * says in its result itself what doubled it.
 */
export function headFactor({ result, auction, table }: TableView, row: SheetRow | undefined): HeadFactor {
  if (result === null || row === undefined)
    return { kontra: auction?.kontra.length ?? 0, rounds: table.rounds };
  if (row.facts.kind !== 'played') return { kontra: 0, rounds: NO_ROUNDS };
  const { kontra, bock } = row.facts;
  return { kontra, rounds: { ...NO_ROUNDS, bock } };
}
