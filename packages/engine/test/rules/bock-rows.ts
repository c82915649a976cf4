import type { BockTrigger, GameFacts, PlayedFacts, TrumpGameFacts } from '../../src/index.ts';
import { BOCK_TRIGGERS, nextTerms, ramschGamesLeft, roundsAfter } from '../../src/index.ts';
import { PLAIN_GAME, matadors, shares, trumpAnnouncement, trumpGame } from '../support/facts.ts';
import { declaredBy, seriesOf } from '../support/lines.ts';
import type { OptionRow } from '../support/option-row.ts';
import { rowsOf } from '../support/option-row.ts';
import type { RulesChange } from '../support/setup.ts';
import { rulesOf } from '../support/setup.ts';

const KONTRA = { kontra: { enabled: true } } as const;
const grand = (change: Partial<TrumpGameFacts>, level: 'none' | 'hand' = 'none') =>
  trumpGame({ announcement: trumpAnnouncement('grand', level), ...change });

const NULL_WON: PlayedFacts = {
  ...PLAIN_GAME,
  ...shares(0, 0),
  announcement: { game: 'null', hand: false, ouvert: false },
  matadors: null,
};
const spades = (level: number) =>
  trumpGame({ announcement: trumpAnnouncement('S'), matadors: matadors(level - 1) });
/** Both games of seat 1. */
const bySeat1 = (first: PlayedFacts, second: PlayedFacts) => [
  declaredBy(first, { players: 3, dealer: 0, seat: 1 }),
  declaredBy(second, { players: 3, dealer: 1, seat: 1 }),
];

/** Games that fire each trigger, and such that nearly do. */
const EXAMPLES: Readonly<
  Record<BockTrigger, readonly [fire: readonly GameFacts[], doNot: readonly GameFacts[]]>
> = {
  kontraSaid: [[trumpGame({ kontra: 1 })], [trumpGame()]],
  split60: [[trumpGame(shares(60, 5))], [trumpGame(shares(59, 5))]],
  kontraLost: [[trumpGame({ ...shares(50, 5), kontra: 1 })], [trumpGame({ kontra: 1 })]],
  reSaid: [[trumpGame({ kontra: 2 })], [trumpGame({ kontra: 1 })]],
  passedOut: [[{ kind: 'passedIn' }], [trumpGame()]],
  lostGrand: [[grand(shares(50, 5))], [grand({})]],
  wonGrandHand: [[grand({}, 'hand')], [grand({})]],
  declarerSchneider: [[trumpGame(shares(30, 3))], [trumpGame(shares(31, 3))]],
  valueAtLeast72: [[grand({ matadors: matadors(2) })], [spades(6)]],
  valueAtLeast96: [[grand({ matadors: matadors(3) })], [grand({ matadors: matadors(2) })]],
  totalMultipleOf100: [bySeat1(spades(7), NULL_WON), bySeat1(spades(8), NULL_WON)],
  totalRepdigit: [bySeat1(spades(8), NULL_WON), bySeat1(spades(7), NULL_WON)],
};

const bockLevel = (lines: readonly GameFacts[], change: RulesChange) =>
  nextTerms(seriesOf(3, lines), rulesOf(change)).bock;

const TRIGGER_ROWS: readonly OptionRow[] = BOCK_TRIGGERS.map((trigger) => ({
  option: 'bock.triggers',
  value: trigger,
  rule: 'R9.50',
  says: 'alone begins a Bock round, a game that nearly fits does not',
  see: () =>
    EXAMPLES[trigger].map((lines) =>
      bockLevel(lines, { ...KONTRA, bock: { enabled: true, triggers: [trigger] } }),
    ),
  expected: [1, 0],
}));

const SPLIT = trumpGame(shares(60, 5));
const PLAIN = trumpGame();
const levelsAfter = (lines: readonly GameFacts[], change: RulesChange['bock']) =>
  lines.map((_, index) =>
    bockLevel(lines.slice(0, index + 1), {
      bock: { enabled: true, triggers: ['split60'], ...change },
    }),
  );
/** Levels of the games after a trigger, a second trigger in the first Bock game, and six plain games. */
const stacked = (stacking: 'append' | 'multiply' | 'ignore') => () =>
  levelsAfter([SPLIT, SPLIT, PLAIN, PLAIN, PLAIN, PLAIN, PLAIN, PLAIN], { stacking });

const ramschAfter = (thenRamsch: boolean) => () => {
  const lines = [SPLIT, PLAIN, PLAIN, PLAIN];
  const rules = rulesOf({ bock: { enabled: true, triggers: ['split60'], thenRamsch } });
  return [
    ramschGamesLeft(roundsAfter(seriesOf(3, lines), rules), 3),
    nextTerms(seriesOf(3, lines), rules).isCompulsoryRamsch,
  ];
};

/** Options of Bock rounds. */
export const BOCK_ROWS = [
  ...rowsOf('bock.enabled', 'R9.50', {
    false: {
      says: 'nothing begins a Bock round',
      see: () => bockLevel([SPLIT], { bock: { enabled: false } }),
      expected: 0,
    },
    true: {
      says: '60:60 begins one',
      see: () => bockLevel([SPLIT], { bock: { enabled: true } }),
      expected: 1,
    },
  }),
  ...TRIGGER_ROWS,
  ...rowsOf('bock.stacking', 'R9.52', {
    append: { says: 'one after the other', see: stacked('append'), expected: [1, 1, 1, 1, 1, 1, 0, 0] },
    multiply: {
      says: 'they overlap and double again',
      see: stacked('multiply'),
      expected: [1, 2, 2, 1, 0, 0, 0, 0],
    },
    ignore: { says: 'the second is lost', see: stacked('ignore'), expected: [1, 1, 1, 0, 0, 0, 0, 0] },
  }),
  ...rowsOf('bock.thenRamsch', 'R9.55', {
    false: { says: 'bidding goes on after the round', see: ramschAfter(false), expected: [0, false] },
    true: { says: 'a compulsory Ramsch round follows', see: ramschAfter(true), expected: [3, true] },
  }),
];
