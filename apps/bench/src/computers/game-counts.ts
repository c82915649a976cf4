import type { Announcement, PlayedFacts, RamschFacts, SeriesGame, TableRules } from '@skat/engine';
import { evaluateGame, evaluateRow, isHandGame, isOuvert } from '@skat/engine';

/** How often something was declared, and won; null where nobody can win it alone. */
export interface Count {
  readonly times: number;
  readonly won: number | null;
}

/** Counts by name, in the order in which the names first came up. */
export type Counts = ReadonlyMap<string, Count>;

/** Counts with one finished game more. */
export function withGame(counts: Counts, game: SeriesGame, rules: TableRules): Counts {
  const next = new Map(counts);
  for (const { name, isWon } of namesOf(game, rules)) {
    const { times, won } = next.get(name) ?? { times: 0, won: 0 };
    next.set(name, { times: times + 1, won: isWon === null ? null : (won ?? 0) + (isWon ? 1 : 0) });
  }
  return next;
}

interface Named {
  readonly name: string;
  readonly isWon: boolean | null;
}

function namesOf(game: SeriesGame, rules: TableRules): readonly Named[] {
  const { facts } = game;
  switch (facts.kind) {
    case 'passedIn':
      return [{ name: 'passed in', isWon: null }];
    case 'played':
      return playedNames(facts);
    case 'ramsch':
      return ramschNames(facts);
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

/** Everybody plays a Ramsch for himself (R9.1). */
function ramschNames({ pushes, bock }: RamschFacts): readonly Named[] {
  return [
    'Ramsch',
    ...(pushes > 0 ? ['+ pushed unseen'] : []),
    ...(bock > 0 ? ['+ Ramsch in a Bock round'] : []),
  ].map((name) => ({ name, isWon: null }));
}

/** One line for each name: how often, and how often won where somebody can win it. */
export function countLines(counts: Counts): readonly string[] {
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, { times, won }]) => {
      const line = `  ${name.padEnd(26)}${String(times).padStart(6)}`;
      if (won === null) return line;
      const share = ((100 * won) / times).toFixed(0).padStart(3);
      return `${line}   won ${String(won).padStart(6)}  ${share} %`;
    });
}
