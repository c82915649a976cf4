import type { Position } from '../cards/position.ts';
import { assertNever, at } from '../result.ts';
import type { Evaluation } from '../scoring/evaluate.ts';
import { evaluateGame } from '../scoring/evaluate.ts';
import type { PlayedFacts } from '../scoring/facts.ts';
import type { OfficersEvaluation } from '../scoring/officers.ts';
import { evaluateOfficers } from '../scoring/officers.ts';
import type { RamschEvaluation } from '../scoring/ramsch.ts';
import { evaluateRamsch } from '../scoring/ramsch.ts';
import type { TableRules } from '../rules/options.ts';
import { OWN_GAME_AMOUNT, othersLossAmount } from './scoring.ts';
import type { Tally } from './scoring.ts';
import { EMPTY_TALLY } from './scoring.ts';
import type { Seat, SeriesGame } from './series-game.ts';
import { playersOf } from './series-game.ts';

/** The rules that the sheet is counted by. */
export type SheetRules = Pick<
  TableRules,
  | 'players'
  | 'scoring'
  | 'dealerShare'
  | 'tieBreak'
  | 'ramsch'
  | 'schieben'
  | 'kontra'
  | 'bock'
  | 'bierlachs'
  | 'twoPlayer'
>;

/** The value of one line, whichever game it was. */
export type RowEvaluation =
  | { readonly kind: 'passedIn' }
  | ({ readonly kind: 'played'; readonly declarer: Seat } & Evaluation)
  | ({ readonly kind: 'ramsch'; readonly seats: readonly Seat[] } & RamschEvaluation)
  | ({ readonly kind: 'officers'; readonly elder: Seat; readonly dealer: Seat } & OfficersEvaluation);

/** Evaluates a line under the rules of its table. */
export function evaluateRow({ dealer, seats: chairs, facts }: SeriesGame, rules: SheetRules): RowEvaluation {
  const seats = playersOf(dealer, chairs);
  switch (facts.kind) {
    case 'passedIn':
      return { kind: 'passedIn' };
    case 'played':
      return { kind: 'played', declarer: at(seats, facts.declarer), ...evaluateGame(facts) };
    case 'ramsch':
      return { kind: 'ramsch', seats, ...evaluateRamsch(facts, ramschRules(rules)) };
    case 'officers': {
      const [elder, dealt] = [at(seats, 0), at(seats, 1)];
      return { kind: 'officers', elder, dealer: dealt, ...evaluateOfficers(facts, rules.twoPlayer) };
    }
    default:
      return assertNever(facts);
  }
}

/** Bierlachs knows minus points only, so a forced march costs the others (R8.13). */
function ramschRules({ scoring, ramsch, schieben }: SheetRules): Pick<SheetRules, 'ramsch' | 'schieben'> {
  if (scoring !== 'bierlachs' || ramsch.durchmarsch === 'off') return { ramsch, schieben };
  return { ramsch: { ...ramsch, durchmarsch: 'othersMinus120' }, schieben };
}

/** What a line adds to each column, by seat (R8.1-R8.7, R8.13, R9.11). */
export function rowAmounts(game: SeriesGame, value: RowEvaluation, rules: SheetRules): readonly Tally[] {
  const columns = Math.max(...game.seats) + 1;
  return Array.from({ length: columns }, (_, column) => {
    const seat = game.seats.find((one) => one === column);
    return seat === undefined ? EMPTY_TALLY : amountsOf(game, seat, value, rules);
  });
}

function amountsOf(game: SeriesGame, seat: Seat, value: RowEvaluation, rules: SheetRules): Tally {
  switch (value.kind) {
    case 'passedIn':
      return EMPTY_TALLY;
    case 'played':
      return playedAmounts(game, seat, value, rules);
    case 'ramsch':
      return ramschAmounts(seat, value, rules);
    case 'officers':
      return officersAmounts(seat, value);
    default:
      return assertNever(value);
  }
}

type PlayedRow = Extract<RowEvaluation, { kind: 'played' }>;

function playedAmounts(game: SeriesGame, seat: Seat, value: PlayedRow, rules: SheetRules): Tally {
  const bonus = bonusFactor(game, rules);
  if (seat === value.declarer) {
    const { won } = value;
    const points = rules.scoring === 'bierlachs' && won ? 0 : value.score;
    const ownGames = ownGamesOf(rules, (won ? 1 : -1) * bonus);
    return { ...EMPTY_TALLY, points, won: won ? 1 : 0, lost: won ? 0 : 1, ownGames };
  }
  if (rules.scoring === 'bierlachs')
    return { ...EMPTY_TALLY, points: value.won && paysInBierlachs(game, seat, rules) ? -value.score : 0 };
  if (value.won || rules.scoring !== 'seegerFabian' || !sharesInLoss(game, seat, rules)) return EMPTY_TALLY;
  return { ...EMPTY_TALLY, lostByOthers: 1, othersLosses: othersLossAmount(game.seats.length) * bonus };
}

function isSittingOut({ dealer, seats }: SeriesGame, seat: Seat): boolean {
  return seats.length === 4 && seat === dealer;
}

function paysInBierlachs(game: SeriesGame, seat: Seat, { bierlachs }: SheetRules): boolean {
  return bierlachs.dealerPays || !isSittingOut(game, seat);
}

function sharesInLoss(game: SeriesGame, seat: Seat, { dealerShare }: SheetRules): boolean {
  return dealerShare === 'skwo' || !isSittingOut(game, seat);
}

/** Amounts of Seeger-Fabian are doubled by Kontra only if the table says so, by Bock never (R9.42, R9.53). */
function bonusFactor({ facts }: SeriesGame, { kontra }: SheetRules): number {
  return kontra.doubleBonus ? 2 ** (facts as PlayedFacts).kontra : 1;
}

function ownGamesOf({ scoring }: SheetRules, games: number): number {
  return scoring === 'seeger' || scoring === 'seegerFabian' ? OWN_GAME_AMOUNT * games : 0;
}

type RamschRow = Extract<RowEvaluation, { kind: 'ramsch' }>;

function ramschAmounts(seat: Seat, value: RamschRow, rules: SheetRules): Tally {
  const position = value.seats.indexOf(seat);
  if (position === -1) return EMPTY_TALLY;
  const points = at(value.scores, position);
  if (!rules.ramsch.seegerCounts) return { ...EMPTY_TALLY, points };
  const won = value.march === position ? 1 : 0;
  const lost = value.losers.includes(position as Position) ? 1 : 0;
  return { ...EMPTY_TALLY, points, won, lost, ownGames: ownGamesOf(rules, won - lost) };
}

type OfficersRow = Extract<RowEvaluation, { kind: 'officers' }>;

function officersAmounts(seat: Seat, value: OfficersRow): Tally {
  if (seat !== value.elder) return { ...EMPTY_TALLY, points: value.dealerScore };
  const { won, elderScore } = value;
  return { ...EMPTY_TALLY, points: elderScore, won: won ? 1 : 0, lost: won ? 0 : 1 };
}
