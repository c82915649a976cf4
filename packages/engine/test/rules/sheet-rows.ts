import type { RamschFacts, TableRules } from '../../src/index.ts';
import { evaluateOfficers, evaluateRamsch, isSeriesOver, sheetOf } from '../../src/index.ts';
import { shares, trumpGame } from '../support/facts.ts';
import { declaredBy, seriesOf } from '../support/lines.ts';
import { rowsOf } from '../support/option-row.ts';
import type { RulesChange } from '../support/setup.ts';
import { rulesOf } from '../support/setup.ts';
import { GAMES_OF_FOUR, GAMES_OF_THREE } from '../support/worked-lists.ts';

const totals = (games: typeof GAMES_OF_THREE, change: RulesChange) =>
  sheetOf(games, rulesOf(change)).foot.map(({ total }) => total);
const ofThree = (scoring: 'simple' | 'seeger' | 'seegerFabian' | 'bierlachs') => () =>
  totals(GAMES_OF_THREE, { scoring });
const ofFour = (dealerShare: 'skwo' | 'none') => () => totals(GAMES_OF_FOUR, { players: 4, dealerShare });

/** Seats 0 and 1 have 48 each, seat 1 with two games won. */
const TIED = seriesOf(3, [
  declaredBy(trumpGame({ matadors: { side: 'with', count: 3 } }), { players: 3, dealer: 0, seat: 0 }),
  declaredBy(trumpGame(), { players: 3, dealer: 1, seat: 1 }),
  declaredBy(trumpGame(), { players: 3, dealer: 2, seat: 1 }),
]);
const places = (tieBreak: 'draw' | 'skwo') => () =>
  sheetOf(TIED, rulesOf({ scoring: 'simple', tieBreak })).foot.map(({ place }) => place);

/** Middlehand wins the last trick; forehand has most points without the skat. */
const RAMSCH: RamschFacts = {
  kind: 'ramsch',
  trickPoints: [50, 40, 16],
  skatPoints: 14,
  winners: [0, 0, 0, 0, 1, 1, 1, 2, 2, 1],
  pushes: 0,
  bock: 0,
};
const TIE: RamschFacts = { ...RAMSCH, trickPoints: [48, 34, 24] };
const VIRGIN: RamschFacts = { ...RAMSCH, winners: [0, 0, 0, 0, 0, 1, 1, 1, 1, 1] };
const MARCH: RamschFacts = { ...RAMSCH, trickPoints: [106, 0, 0], winners: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] };
const scores = (facts: RamschFacts, ramsch: Partial<TableRules['ramsch']>) => () =>
  evaluateRamsch(facts, rulesOf({ ramsch })).scores;
const counted = (facts: RamschFacts, seegerCounts: boolean) => () =>
  sheetOf(seriesOf(3, [facts]), rulesOf({ onAllPass: 'ramsch', ramsch: { seegerCounts } })).foot.map(
    ({ won, lost, total }) => [won, lost, total],
  );

const LOST_WITH_RE = declaredBy(trumpGame({ ...shares(50, 5), kontra: 2 }), {
  players: 3,
  dealer: 0,
  seat: 1,
});
const bonuses = (doubleBonus: boolean) => () =>
  totals(seriesOf(3, [LOST_WITH_RE]), { kontra: { enabled: true, doubleBonus } });

const endOfBierlachs = (limit: 301 | 401 | 501) => () => {
  const rules = rulesOf({ scoring: 'bierlachs', seriesLength: 'open', bierlachs: { limit } });
  return GAMES_OF_THREE.findIndex((_, index) => isSeriesOver(GAMES_OF_THREE.slice(0, index + 1), rules)) + 1;
};
const WON_OF_FOUR = seriesOf(4, [declaredBy(trumpGame(), { players: 4, dealer: 0, seat: 1 })]);
const payers = (dealerPays: boolean) => () =>
  totals(WON_OF_FOUR, { players: 4, scoring: 'bierlachs', bierlachs: { dealerPays } });

const officers = (twoPlayer: Partial<TableRules['twoPlayer']>) => () => {
  const matadors = { side: 'without', count: 3 } as const;
  const played = { kind: 'officers', game: 'H', elderPoints: 95, elderTricks: 12, matadors } as const;
  const facts = { ...played, kontra: 0, forfeitedBy: null } as const;
  const { elderScore, dealerScore } = evaluateOfficers(facts, rulesOf({ twoPlayer }).twoPlayer);
  return [elderScore, dealerScore];
};

/** Options that decide how finished games are counted. */
export const SHEET_ROWS = [
  ...rowsOf('scoring', 'R8.11', {
    simple: { says: 'own entries only (R8.1)', see: ofThree('simple'), expected: [-32, -16, 270] },
    seeger: { says: '50 for each own game (R8.4)', see: ofThree('seeger'), expected: [-32, -16, 420] },
    seegerFabian: {
      says: 'and 40 for each lost by others (R8.5)',
      see: ofThree('seegerFabian'),
      expected: [48, 64, 580],
    },
    bierlachs: { says: 'only minus (R8.13)', see: ofThree('bierlachs'), expected: [-508, -492, -206] },
  }),
  ...rowsOf('dealerShare', 'R8.7', {
    skwo: { says: 'the sitting dealer gets 30', see: ofFour('skwo'), expected: [372, 134, 508, -282] },
    none: { says: 'the sitting dealer gets nothing', see: ofFour('none'), expected: [342, 104, 478, -312] },
  }),
  ...rowsOf('tieBreak', 'R8.8', {
    draw: { says: 'equal totals share a place', see: places('draw'), expected: [1, 1, 3] },
    skwo: { says: 'more games won come first', see: places('skwo'), expected: [2, 1, 3] },
  }),
  ...rowsOf('ramsch.skatOwner', 'R9.5', {
    lastTrick: {
      says: 'before the loser is found',
      see: scores(RAMSCH, { skatOwner: 'lastTrick' }),
      expected: [0, -54, 0],
    },
    loser: {
      says: 'after the loser is found',
      see: scores(RAMSCH, { skatOwner: 'loser' }),
      expected: [-64, 0, 0],
    },
    nobody: {
      says: 'counts for nobody',
      see: scores(RAMSCH, { skatOwner: 'nobody' }),
      expected: [-50, 0, 0],
    },
  }),
  ...rowsOf('ramsch.tie', 'R9.9', {
    allTiedLose: {
      says: 'each his own points',
      see: scores(TIE, { tie: 'allTiedLose' }),
      expected: [-48, -48, 0],
    },
    lastTrickLoses: {
      says: 'the one who won a trick latest',
      see: scores(TIE, { tie: 'lastTrickLoses' }),
      expected: [0, -48, 0],
    },
  }),
  ...rowsOf('ramsch.jungfrauDoubles', 'R9.7', {
    true: {
      says: 'twice the points',
      see: scores(VIRGIN, { jungfrauDoubles: true }),
      expected: [0, -108, 0],
    },
    false: { says: 'no doubling', see: scores(VIRGIN, { jungfrauDoubles: false }), expected: [0, -54, 0] },
  }),
  ...rowsOf('ramsch.durchmarsch', 'R9.8', {
    plus120: {
      says: '120 for the march',
      see: scores(MARCH, { durchmarsch: 'plus120' }),
      expected: [120, 0, 0],
    },
    othersMinus120: {
      says: '-120 for the others',
      see: scores(MARCH, { durchmarsch: 'othersMinus120' }),
      expected: [0, -120, -120],
    },
    off: { says: 'lost like any other', see: scores(MARCH, { durchmarsch: 'off' }), expected: [-240, 0, 0] },
  }),
  ...rowsOf('ramsch.seegerCounts', 'R9.11', {
    false: {
      says: 'neither counts nor amounts',
      see: counted(MARCH, false),
      expected: [
        [0, 0, 0],
        [0, 0, 120],
        [0, 0, 0],
      ],
    },
    true: {
      says: 'a march is a game won, 50 and no 40 for the others',
      see: counted(MARCH, true),
      expected: [
        [0, 0, 0],
        [1, 0, 170],
        [0, 0, 0],
      ],
    },
  }),
  ...rowsOf('kontra.doubleBonus', 'R9.42', {
    false: { says: 'amounts of Seeger-Fabian as ever', see: bonuses(false), expected: [40, -242, 40] },
    true: { says: 'amounts times four after Re', see: bonuses(true), expected: [160, -392, 160] },
  }),
  ...rowsOf('bierlachs.limit', 'R8.13', {
    301: { says: 'ends after game 10', see: endOfBierlachs(301), expected: 10 },
    401: { says: 'ends after game 10', see: endOfBierlachs(401), expected: 10 },
    501: { says: 'ends after game 11', see: endOfBierlachs(501), expected: 11 },
  }),
  ...rowsOf('bierlachs.dealerPays', 'R8.13', {
    true: { says: 'a sitting dealer pays', see: payers(true), expected: [-24, 0, -24, -24] },
    false: { says: 'a sitting dealer is exempt', see: payers(false), expected: [0, 0, -24, -24] },
  }),
  ...rowsOf('twoPlayer.scoring', 'R9.90 R9.91', {
    value: { says: 'base times level', see: officers({ scoring: 'value' }), expected: [20, 0] },
    victoryPoints: { says: '3 for 91 to 119', see: officers({ scoring: 'victoryPoints' }), expected: [3, 0] },
  }),
  ...rowsOf('twoPlayer.matadors', 'R9.90', {
    false: { says: 'game and Schneider', see: officers({ matadors: false }), expected: [20, 0] },
    true: { says: 'three matadors more', see: officers({ matadors: true }), expected: [50, 0] },
  }),
];
