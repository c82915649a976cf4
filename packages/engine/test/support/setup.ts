import type { GameSetup, GameTerms, TableRules } from '../../src/index.ts';
import { PLAIN_TERMS, TOURNAMENT_RULES } from '../../src/index.ts';

/** Some of the options of a table; a group may be given in part. */
export type RulesChange = {
  readonly [Option in keyof TableRules]?: TableRules[Option] extends object
    ? Partial<TableRules[Option]>
    : TableRules[Option];
};

/** The tournament rules, or another base, with some options changed. */
export function rulesOf(change: RulesChange = {}, base: TableRules = TOURNAMENT_RULES): TableRules {
  const { ramsch, schieben, kontra, bock, bierlachs, twoPlayer, ...plain } = change;
  return {
    ...base,
    ...plain,
    ramsch: { ...base.ramsch, ...ramsch },
    schieben: { ...base.schieben, ...schieben },
    kontra: { ...base.kontra, ...kontra },
    bock: { ...base.bock, ...bock },
    bierlachs: { ...base.bierlachs, ...bierlachs },
    twoPlayer: { ...base.twoPlayer, ...twoPlayer },
  };
}

/** What a game is played by: the tournament rules with some options changed. */
export function setupOf(change: RulesChange = {}, terms: Partial<GameTerms> = {}): GameSetup {
  const rules = rulesOf(change);
  return { rules, players: rules.players, ...PLAIN_TERMS, ...terms };
}

/** A tournament game of three. */
export const SETUP = setupOf();
