import type { Announcement, PlayedFacts, SeriesGame, TableRules } from '@skat/engine';
import { evaluateGame, evaluateRow, isHandGame, isOuvert } from '@skat/engine';

/** How often something was declared, and won. */
export interface Count {
  readonly times: number;
  readonly won: number;
}

/** Counts by name, in the order in which the names first came up. */
export type Counts = ReadonlyMap<string, Count>;

/** Counts with one finished game more. */
export function withGame(counts: Counts, game: SeriesGame, rules: TableRules): Counts {
  const next = new Map(counts);
  for (const { name, isWon } of namesOf(game, rules)) {
    const { times, won } = next.get(name) ?? { times: 0, won: 0 };
    next.set(name, { times: times + 1, won: won + (isWon ? 1 : 0) });
  }
  return next;
}

interface Named {
  readonly name: string;
  readonly isWon: boolean;
}

function namesOf(game: SeriesGame, rules: TableRules): readonly Named[] {
  const { facts } = game;
  switch (facts.kind) {
    case 'passedIn':
      return [{ name: 'passed in', isWon: false }];
    case 'played':
      return playedNames(facts);
    case 'ramsch':
      return ramschNames(game, rules);
    case 'officers': {
      const value = evaluateRow(game, rules);
      const isWon = value.kind === 'officers' && value.won;
      return [
        { name: nameOfTrump(facts.game), isWon },
        ...(facts.kontra > 0 ? [{ name: `+ ${STEPS[facts.kontra] ?? ''}`, isWon }] : []),
      ];
    }
  }
}

const STEPS = ['', 'Kontra', 'Re', 'Supra', 'Hirsch'];

/** The contract, then what was special about it. */
function playedNames(facts: PlayedFacts): readonly Named[] {
  const isWon = evaluateGame(facts).won;
  const { announcement, kontra, bock, ending } = facts;
  const extras = [
    ...(kontra > 0 ? [STEPS[kontra] ?? ''] : []),
    ...(bock > 0 ? ['in a Bock round'] : []),
    ...(ending.kind === 'played' ? [] : [ending.kind]),
  ];
  return [nameOf(announcement), ...extras.map((extra) => `+ ${extra}`)].map((name) => ({ name, isWon }));
}

function nameOf(announcement: Announcement): string {
  const game =
    announcement.game === 'suit' ? nameOfTrump(announcement.trump) : nameOfTrump(announcement.game);
  return `${game}${isHandGame(announcement) ? ' Hand' : ''}${isOuvert(announcement) ? ' ouvert' : ''}`;
}

const NAMES = {
  C: 'Clubs',
  S: 'Spades',
  H: 'Hearts',
  D: 'Diamonds',
  grand: 'Grand',
  null: 'Null',
} as const;

function nameOfTrump(game: keyof typeof NAMES): string {
  return NAMES[game];
}

/** A Ramsch counts as won if somebody took all tricks. */
function ramschNames(game: SeriesGame, rules: TableRules): readonly Named[] {
  const value = evaluateRow(game, rules);
  if (game.facts.kind !== 'ramsch' || value.kind !== 'ramsch') return [];
  const isWon = value.march !== null;
  return [
    { name: 'Ramsch', isWon },
    ...(game.facts.pushes > 0 ? [{ name: '+ pushed unseen', isWon }] : []),
    ...(game.facts.bock > 0 ? [{ name: '+ Ramsch in a Bock round', isWon }] : []),
  ];
}

/** One line for each name: how often, and how often won. */
export function countLines(counts: Counts): readonly string[] {
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, { times, won }]) => {
      const share = ((100 * won) / times).toFixed(0).padStart(3);
      return `  ${name.padEnd(26)}${String(times).padStart(6)}   won ${String(won).padStart(6)}  ${share} %`;
    });
}
