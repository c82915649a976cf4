import { describe, expect, it } from 'vitest';

import type { GameFacts, SeriesGame, TableRules, TableSize } from '../../src/index.ts';
import {
  bockGamesLeft,
  countGames,
  isRoundComplete,
  isSeriesOver,
  nextDealer,
  nextTerms,
  roundsAfter,
  seatsOf,
  sheetOf,
} from '../../src/index.ts';
import { shares, trumpAnnouncement, trumpGame } from '../support/facts.ts';
import type { RulesChange } from '../support/setup.ts';
import { rulesOf } from '../support/setup.ts';

/** One game in a word: plain, 60:60, with Re, passed in, a Ramsch, a Grand Hand. */
type Word = 'plain' | 'split' | 're' | 'passed' | 'ramsch' | 'ramschTo100' | 'grand' | 'grandSplit';

function factsOf(word: Word, bock: number): GameFacts {
  switch (word) {
    case 'plain':
      return trumpGame({ bock });
    case 'split':
      return trumpGame({ ...shares(60, 5), bock });
    case 're':
      return trumpGame({ kontra: 2, bock });
    case 'grand':
      return trumpGame({ announcement: trumpAnnouncement('grand', 'hand'), bid: 0, bock });
    case 'grandSplit':
      return trumpGame({ announcement: trumpAnnouncement('grand', 'hand'), bid: 0, bock, ...shares(60, 5) });
    case 'passed':
      return { kind: 'passedIn' };
    case 'ramsch': {
      const winners = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2] as const;
      return { kind: 'ramsch', trickPoints: [50, 40, 16], skatPoints: 14, winners, pushes: 0, bock };
    }
    case 'ramschTo100': {
      const winners = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2] as const;
      return { kind: 'ramsch', trickPoints: [52, 40, 14], skatPoints: 14, winners, pushes: 0, bock };
    }
  }
}

/** Plays a series of words as a table would: each game by the terms of those before it. */
function series(words: string, rules: TableRules): readonly SeriesGame[] {
  const seats = seatsOf(rules.players);
  return words.split(' ').reduce<readonly SeriesGame[]>((games, word) => {
    const { bock, isCompulsoryRamsch } = nextTerms(games, rules);
    const facts = factsOf(word as Word, bock);
    const dealer = nextDealer(games, seats, 0);
    return [...games, { number: countGames(games) + 1, dealer, seats, facts, isCompulsoryRamsch }];
  }, []);
}

/** What each game of a series was played by, and the next one would be: 0, 1, 2 levels of Bock, R compulsory Ramsch. */
function termsOf(words: string, change: RulesChange): string {
  const rules = rulesOf(change);
  const games = series(words, rules);
  return [...games.keys(), games.length]
    .map((count) => nextTerms(games.slice(0, count), rules))
    .map(({ bock, isCompulsoryRamsch }) => (isCompulsoryRamsch ? 'R' : String(bock)))
    .join(' ');
}

const bock = (
  change: Partial<TableRules['bock']> = {},
  players: TableSize = 3,
  more: RulesChange = {},
): RulesChange => ({
  ...more,
  players,
  kontra: { enabled: true },
  bock: { enabled: true, triggers: ['split60', 'reSaid'], ...change },
});

describe('[R9.51] a Bock round', () => {
  it.each([
    {
      name: 'three games, beginning with the next',
      words: 'plain split plain plain plain plain',
      terms: '0 0 1 1 1 0 0',
    },
    {
      name: 'in the middle of a round of deals',
      words: 'plain plain split plain plain plain',
      terms: '0 0 0 1 1 1 0',
    },
    { name: '[R9.54] a passed-in game uses one up', words: 'split passed plain plain', terms: '0 1 1 1 0' },
    { name: '[R9.54] a Ramsch as well', words: 'split ramsch ramsch ramsch', terms: '0 1 1 1 0' },
  ])('$name', ({ words, terms }) => {
    expect(termsOf(words, bock())).toBe(terms);
  });

  it('[R9.65] has four games with four at the table', () => {
    expect(termsOf('split plain plain plain plain', bock({}, 4))).toBe('0 1 1 1 1 0');
  });

  it('[R9.65 R9.55] so has the compulsory Ramsch round after it', () => {
    const words = 'split plain plain plain plain ramsch ramsch ramsch ramsch plain';
    expect(termsOf(words, bock({ thenRamsch: true }, 4))).toBe('0 1 1 1 1 R R R R 0 0');
  });

  it('[R9.50] two triggers in one game queue two, those of Kontra together one', () => {
    const both = bock({ triggers: ['kontraSaid', 'kontraLost', 'reSaid'] });
    expect(termsOf('re plain plain plain plain', both)).toBe('0 1 1 1 0 0');
    const apart = bock({ triggers: ['reSaid', 'wonGrandHand', 'valueAtLeast72'] });
    expect(termsOf('grand plain plain plain plain plain plain', apart)).toBe('0 1 1 1 1 1 1 0');
  });
});

describe('[R9.52] stacking', () => {
  it.each([
    { stacking: 'append', words: 'split split plain plain plain plain plain', terms: '0 1 1 1 1 1 1 0' },
    {
      stacking: 'append',
      words: 'split split split plain plain plain plain plain plain plain',
      terms: '0 1 1 1 1 1 1 1 1 1 0',
    },
    { stacking: 'multiply', words: 'split split plain plain plain plain', terms: '0 1 2 2 1 0 0' },
    { stacking: 'multiply', words: 'split split split plain plain plain', terms: '0 1 2 3 2 1 0' },
    { stacking: 'multiply', words: 'split plain plain split plain plain plain', terms: '0 1 1 1 1 1 1 0' },
    { stacking: 'ignore', words: 'split split plain plain plain', terms: '0 1 1 1 0 0' },
    { stacking: 'ignore', words: 'split plain plain split plain', terms: '0 1 1 1 0 0' },
    { stacking: 'ignore', words: 'split plain plain plain split plain', terms: '0 1 1 1 0 1 1' },
  ] as const)('$stacking: $words', ({ stacking, words, terms }) => {
    expect(termsOf(words, bock({ stacking }))).toBe(terms);
  });

  it.each([
    { stacking: 'append', terms: '0 1 1 1 1 1 1 0' },
    { stacking: 'multiply', terms: '0 2 2 2 0 0 0 0' },
    { stacking: 'ignore', terms: '0 1 1 1 0 0 0 0' },
  ] as const)('several at once under $stacking', ({ stacking, terms }) => {
    const change = bock({ stacking, triggers: ['wonGrandHand', 'valueAtLeast72'] });
    expect(termsOf('grand plain plain plain plain plain plain', change)).toBe(terms);
  });
});

describe('[R9.55] compulsory Ramsch rounds', () => {
  const then = (change: Partial<TableRules['bock']> = {}) => bock({ thenRamsch: true, ...change });

  it.each([
    {
      name: 'follows its Bock round at once, without a factor',
      words: 'split plain plain plain ramsch ramsch ramsch plain',
      terms: '0 1 1 1 R R R 0 0',
    },
    {
      name: 'comes before the next Bock round that waits',
      words: 'split split plain plain ramsch ramsch ramsch plain plain plain ramsch',
      terms: '0 1 1 1 R R R 1 1 1 R R',
    },
    {
      name: 'a Grand Hand leaves its game owed',
      words: 'split plain plain plain grand ramsch ramsch ramsch plain',
      terms: '0 1 1 1 R R R R 0 0',
    },
    {
      name: 'two Grand Hands in a row as well',
      words: 'split plain plain plain ramsch grand grand ramsch ramsch',
      terms: '0 1 1 1 R R R R R 0',
    },
    {
      name: 'a trigger in it waits for its end',
      words: 'split plain plain plain grandSplit ramsch ramsch ramsch plain plain plain',
      terms: '0 1 1 1 R R R R 1 1 1 R',
    },
  ])('$name', ({ words, terms }) => {
    expect(termsOf(words, then())).toBe(terms);
  });

  it('with multiply they follow after the last level', () => {
    expect(
      termsOf(
        'split split plain plain plain ramsch ramsch ramsch ramsch ramsch ramsch plain',
        then({ stacking: 'multiply' }),
      ),
    ).toBe('0 1 2 2 1 R R R R R R 0 0');
  });

  it('with multiply, rounds fired in a Ramsch round overlap after it, fired in its last game too', () => {
    const words = 'split passed passed passed grandSplit ramsch ramsch ramschTo100 plain plain plain';
    const change = then({ stacking: 'multiply', triggers: ['split60', 'totalMultipleOf100'] });
    expect(termsOf(words, change)).toBe('0 1 1 1 R R R R 2 2 2 R');
  });

  it('[R9.52] ignore: a trigger in a Ramsch round does not fall into a Bock round and counts', () => {
    const words = 'split plain plain plain grandSplit ramsch ramsch ramsch plain';
    expect(termsOf(words, then({ stacking: 'ignore' }))).toBe('0 1 1 1 R R R R 1 1');
  });
});

describe('[R9.25] a Grand Hand in a compulsory round', () => {
  const rules = rulesOf(bock({ thenRamsch: true }, 3, { seriesLength: 9 }));
  const games = series('split plain plain plain grand ramsch ramsch ramsch passed passed', rules);

  it('is two rows but one game, dealt by the same dealer', () => {
    expect(games.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 5, 6, 7, 8, 9]);
    expect(games.map(({ dealer }) => dealer)).toEqual([0, 1, 2, 0, 1, 1, 2, 0, 1, 2]);
  });

  it('leaves round and series open until the Ramsch is played', () => {
    const upTo = (count: number) => games.slice(0, count);
    expect(isRoundComplete(upTo(5))).toBe(false);
    expect(countGames(upTo(6))).toBe(5);
    expect(games.map((_, index) => isSeriesOver(upTo(index + 1), rules)).indexOf(true)).toBe(9);
  });

  it('scores without a bid and without a factor', () => {
    const row = sheetOf(games, rules).rows[4];
    expect(row).toMatchObject({
      isCompulsoryRamsch: true,
      evaluation: { overbid: false, factor: 1, score: 72 },
    });
  });
});

describe('[R9.53] the scores of a Bock game', () => {
  const rules = rulesOf(bock({}, 3, { onAllPass: 'ramsch' }));
  it('are doubled, the amounts of Seeger-Fabian are not', () => {
    const games = series('split plain', rules);
    const { rows, foot } = sheetOf(games, rules);
    expect(rows[1]?.evaluation).toMatchObject({ factor: 2, score: 48 });
    // seat 1 lost the first game and seat 2 won the second
    expect(foot.map(({ total }) => total)).toEqual([40, -48 - 50, 40 + 48 + 50]);
  });

  it('also of a Ramsch', () => {
    const { rows } = sheetOf(series('split ramsch', rules), rules);
    expect(rows[1]?.evaluation).toMatchObject({ factor: 2, scores: [-100, 0, 0] });
  });
});

describe('[R9.56] the games left', () => {
  it.each([
    { stacking: 'append', words: 'split', left: 3 },
    { stacking: 'append', words: 'split plain', left: 2 },
    { stacking: 'append', words: 'split split', left: 5 },
    { stacking: 'append', words: 'split plain plain plain', left: 0 },
    { stacking: 'multiply', words: 'split split', left: 3 },
  ] as const)('$stacking, after $words: $left', ({ stacking, words, left }) => {
    const rules = rulesOf(bock({ stacking }));
    expect(bockGamesLeft(roundsAfter(series(words, rules), rules), rules)).toBe(left);
  });

  it('rounds that wait for the end of a Ramsch round overlap under multiply', () => {
    const rules = rulesOf(bock({ stacking: 'multiply', thenRamsch: true }));
    const games = series('split plain plain plain grandSplit grandSplit', rules);
    const rounds = roundsAfter(games, rules);
    expect(rounds).toMatchObject({ waiting: 2, ramsch: 3 });
    expect(bockGamesLeft(rounds, rules)).toBe(3);
    expect(
      termsOf(
        'split plain plain plain grandSplit grandSplit ramsch ramsch ramsch plain',
        bock({ stacking: 'multiply', thenRamsch: true }),
      ),
    ).toBe('0 1 1 1 R R R R R 2 2');
  });

  it('a series of fixed length is not lengthened: what is left lapses', () => {
    const rules = rulesOf(bock({}, 3, { seriesLength: 3 }));
    const games = series('plain plain split', rules);
    expect(nextTerms(games, rules).bock).toBe(1);
    expect(isSeriesOver(games, rules)).toBe(true);
  });
});

describe('[R2.12] a round keeps the length it had at its start', () => {
  it('a Bock round that begins when a fourth player has joined has four games', () => {
    const rules = rulesOf(bock({}, 3, { seriesLength: 'open' }));
    const three = series('plain plain split', rules);
    const four = [0, 1, 2, 3, 4].reduce<readonly SeriesGame[]>((games) => {
      const { bock: level, isCompulsoryRamsch } = nextTerms(games, rules);
      const facts = factsOf('plain', level);
      const seats = seatsOf(4);
      const dealer = nextDealer(games, seats, 0);
      return [...games, { number: games.length + 1, dealer, seats, facts, isCompulsoryRamsch }];
    }, three);
    expect(four.slice(3).map(({ facts }) => facts.kind === 'played' && facts.bock)).toEqual([1, 1, 1, 1, 0]);
  });

  it('one that has begun keeps its three games', () => {
    const rules = rulesOf(bock({}, 3, { seriesLength: 'open' }));
    const three = series('split plain plain', rules);
    const [first] = [nextTerms(three, rules)];
    expect(first).toEqual({ bock: 1, isCompulsoryRamsch: false });
    const fourth: SeriesGame = {
      number: 4,
      dealer: 0,
      seats: seatsOf(4),
      facts: factsOf('plain', 1),
      isCompulsoryRamsch: false,
    };
    expect(nextTerms([...three, fourth], rules).bock).toBe(0);
  });
});
