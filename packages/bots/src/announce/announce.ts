import type { Action, Announcement, Card, LegalActions, OverbidMeter, TrumpGame } from '@skat/engine';
import { FOREHAND, baseValueOf, meterOf, nullValueOf, trumpGameOf } from '@skat/engine';
import { bestOf } from '../best-of.ts';
import type { PlayerKnowledge } from '../player-knowledge.ts';
import { expectedScore } from '../worth/expectation.ts';
import { nullWinChance } from '../worth/null-chance.ts';
import { TRUMP_GAMES, plainAnnouncement } from '../worth/options.ts';
import type { TrumpChances } from '../worth/win-chance.ts';
import { trumpChances } from '../worth/win-chance.ts';
import type { Discard } from './discard.ts';
import { discardForNull, discardForTrumps, without } from './discard.ts';
import { isSpitzeNearlySure } from './spitze.ts';

type DeclareChoice = Extract<LegalActions, { type: 'declare' }>;
type Declaration = Extract<Action, { type: 'declare' }>;

interface Plan {
  readonly announcement: Announcement;
  readonly discard: Discard | null;
  readonly verdict: OverbidMeter['verdict'];
  readonly expected: number;
  /** Chance of making what is announced, 0 to 1. */
  readonly win: number;
}

/** The game, and after a pick-up the two cards to put away, that promise most at this bid. */
export function chooseDeclaration({ position }: PlayerKnowledge, legal: DeclareChoice): Declaration {
  const isForehand = position === FOREHAND;
  const plans = [...TRUMP_GAMES.flatMap((game) => trumpPlans(legal, game, isForehand)), ...nullPlans(legal)];
  const possible = plans.filter(({ verdict }) => verdict !== 'unreachable');
  const plan = bestOf(possible.length > 0 ? possible : plans, ({ expected }) => expected);
  const { announcement, discard } = plan;
  return { type: 'declare', announcement, discard, ...(promisesSpitze(legal, plan) ? { spitze: true } : {}) };
}

function promisesSpitze(legal: DeclareChoice, { announcement, discard, win }: Plan): boolean {
  if (!legal.spitze || announcement.game === 'null') return false;
  const ten = discard === null ? legal.cards : without(legal.cards, discard);
  return isSpitzeNearlySure(ten, trumpGameOf(announcement), win);
}

function trumpPlans(legal: DeclareChoice, game: TrumpGame, isForehand: boolean): readonly Plan[] {
  const plain = plainAnnouncement(game, legal.hand);
  if (!legal.hand) {
    const { discard, chances } = discardForTrumps(legal.cards, game, isForehand);
    return [trumpPlan(legal, plain, { discard, chances })];
  }
  const chances = trumpChances(legal.cards, game, { stage: 'hand', isForehand, putAwayPoints: 0 });
  const choice = { discard: null, chances };
  const schneider: Announcement =
    game === 'grand' ? { game, level: 'schneider' } : { game: 'suit', trump: game, level: 'schneider' };
  const announced = { discard: null, chances: { ...chances, win: chances.schneider } };
  return [trumpPlan(legal, plain, choice), trumpPlan(legal, schneider, announced)];
}

function trumpPlan(
  { cards, bid }: DeclareChoice,
  announcement: Announcement,
  { discard, chances }: { readonly discard: Discard | null; readonly chances: TrumpChances },
): Plan {
  const meter = meterOf(cards, announcement, bid);
  const chance = chanceToCover(meter, chances);
  const value = Math.max(meter.value, neededValue(announcement, bid));
  const expected = expectedScore(chance, value);
  return { announcement, discard, verdict: meter.verdict, expected, win: chance };
}

function chanceToCover({ verdict, have, need }: OverbidMeter, chances: TrumpChances): number {
  if (verdict === 'safe') return chances.win;
  const isSchneiderEnough = need - have === 1;
  return verdict === 'inPlay' && isSchneiderEnough ? chances.schneider : 0;
}

function neededValue(announcement: Announcement, bid: number): number {
  if (announcement.game === 'null') return bid;
  const base = baseValueOf(announcement.game === 'suit' ? announcement.trump : 'grand');
  return Math.ceil(bid / base) * base;
}

function nullPlans(legal: DeclareChoice): readonly Plan[] {
  if (legal.nulls.length === 0) return [];
  const discard = legal.hand ? null : discardForNull(legal.cards);
  const tenCards: readonly Card[] = discard === null ? legal.cards : without(legal.cards, discard);
  const stage = legal.hand ? 'hand' : 'afterDiscard';
  return legal.nulls.map((announcement) => {
    const chance = nullWinChance(tenCards, { stage, isOpen: announcement.ouvert });
    const expected = expectedScore(chance, nullValueOf(announcement));
    return { announcement, discard, verdict: 'safe', expected, win: chance };
  });
}
