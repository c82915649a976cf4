import type { Action, Announcement, Card, Position, TrumpGame } from '../../src/index.ts';
import { BID_VALUES, isHandGame, nullValueOf } from '../../src/index.ts';
import type { Move } from '../moves.ts';
import type { Random } from '../random.ts';
import { OfficersReferee } from '../referee/officers.ts';
import type { Watch } from '../referee/index.ts';
import { Referee } from '../referee/referee.ts';
import type { Plan } from './plan.ts';

export interface Choice {
  readonly watch: Watch;
  readonly random: Random;
  readonly plan: Plan;
  /** Moves made so far. */
  readonly made: number;
}

const GAMES: readonly TrumpGame[] = ['C', 'S', 'H', 'D', 'grand'];
const GRAND_HANDS = ['hand', 'schneider', 'schwarz', 'ouvert'] as const;

/** What happens next in a generated game: something unasked, or what is awaited. */
export function nextMove(choice: Choice): Move {
  const { watch, random } = choice;
  if (watch instanceof OfficersReferee)
    return { position: watch.turn[0] as Position, action: officersAction(choice) };
  if (!(watch instanceof Referee)) throw new Error('Nobody knows this game');
  const unasked = watch.stage === 'playing' ? somethingUnasked(choice, watch) : null;
  if (unasked !== null) return unasked;
  const position = random.pick(watch.turn);
  return { position, action: awaited(choice, watch, position) };
}

function officersAction({ watch, random, plan }: Choice): Action {
  switch (watch.stage) {
    case 'cutting':
      return { type: 'cut', at: random.pick([4, 5, 16, 28]) };
    case 'announcing':
      return { type: 'announceOfficers', game: random.pick(GAMES) };
    case 'doubling':
      return { type: random.chance(plan.kontra) ? 'kontra' : 'noKontra' };
    default:
      return { type: 'playCard', card: officersCard({ watch, random, plan }) };
  }
}

/** One-sided: the elder plays high, the dealer low. */
function officersCard({ watch, random, plan }: Omit<Choice, 'made'>): Card {
  const [position = 0] = watch.turn;
  const playable = watch.playable(position);
  if (!plan.isOneSided) return random.pick(playable);
  const inOrder = [...playable].sort((a, b) => height(b) - height(a));
  return (position === 0 ? inOrder[0] : inOrder.at(-1)) as Card;
}

function somethingUnasked({ random, plan, made }: Choice, watch: Referee): Move | null {
  const wishes: Move[] = [];
  for (const position of random.shuffled(watch.players)) {
    if (random.chance(plan.kontra / 3)) wishes.push({ position, action: { type: 'kontra' } });
    if (random.chance(0.8)) wishes.push({ position, action: { type: 'claimRest' } });
    if (plan.early === 'none' || plan.early === 'leave' || made < plan.patience) continue;
    for (const action of earlyActions(plan, watch, random)) wishes.push({ position, action });
  }
  return wishes.find(({ position, action }) => watch.isLegal(position, action)) ?? null;
}

function earlyActions({ early }: Plan, watch: Referee, random: Random): readonly Action[] {
  if (random.chance(0.3)) return [];
  if (early === 'resign' || early === 'concede') return [{ type: early }];
  const { contract } = watch;
  const levels = contract?.claimable(contract.declarer) ?? [];
  return levels.length === 0 ? [] : [{ type: 'claim', level: random.pick(levels) }];
}

function awaited(choice: Choice, watch: Referee, position: Position): Action {
  const { random, plan } = choice;
  switch (watch.stage) {
    case 'cutting':
      return { type: 'cut', at: 4 + random.below(25) };
    case 'bidding':
      return nextWord(choice, watch, position);
    case 'offer':
      return random.chance(plan.grandHand) ? grandHand(choice, watch, position) : { type: 'pass' };
    case 'passing':
      return passOn(choice, watch, position);
    case 'skat':
      return { type: isHandGame(announcementFor(watch, plan.wanted)) ? 'playHand' : 'pickUpSkat' };
    case 'declaring':
      return declaration(choice, watch, position);
    case 'ramsch':
      return { type: 'playCard', card: nextCard(choice, watch, position) };
    default:
      return inPlay(choice, watch, position);
  }
}

function inPlay(choice: Choice, watch: Referee, position: Position): Action {
  const { random, plan } = choice;
  const { contract } = watch;
  if (contract?.proposals.offer) return { type: random.chance(plan.accepts) ? 'accept' : 'decline' };
  if (contract && contract.doubling.asked.length > 0)
    return { type: random.chance(plan.kontra) ? 'kontra' : 'noKontra' };
  return { type: 'playCard', card: nextCard(choice, watch, position) };
}

function nextWord({ random, plan }: Choice, watch: Referee, position: Position): Action {
  const limit = plan.limits[position] as number;
  if (watch.isLegal(position, { type: 'hold' })) return { type: watch.bid <= limit ? 'hold' : 'pass' };
  const values = BID_VALUES.filter(
    (value) => value <= limit && watch.isLegal(position, { type: 'bid', value }),
  );
  if (values.length === 0) return { type: 'pass' };
  return { type: 'bid', value: random.pick(values.slice(0, random.chance(0.3) ? undefined : 1)) };
}

/** What was wanted, or Grand Hand where a Null does not cover the bid. */
function announcementFor({ bid }: Referee, wanted: Announcement): Announcement {
  if (wanted.game !== 'null' || nullValueOf(wanted) >= bid) return wanted;
  return { game: 'grand', level: 'hand' };
}

function declaration({ random, plan }: Choice, watch: Referee, position: Position): Action {
  const announcement = announcementFor(watch, plan.wanted);
  const [first, second] = random.shuffled(watch.handOf(position));
  const discard = watch.pickedUp ? ([first as Card, second as Card] as const) : null;
  const action: Action = { type: 'declare', announcement, discard };
  const daring: Action = { ...action, spitze: true };
  return plan.spitze && watch.isLegal(position, daring) ? daring : action;
}

function grandHand({ random, plan }: Choice, watch: Referee, position: Position): Action {
  const announcement: Announcement = { game: 'grand', level: random.pick(GRAND_HANDS) };
  const action: Action = { type: 'declare', announcement, discard: null };
  const daring: Action = { ...action, spitze: true };
  return plan.spitze && watch.isLegal(position, daring) ? daring : action;
}

function passOn({ random, plan }: Choice, watch: Referee, position: Position): Action {
  const { passing } = watch;
  if (!passing?.hasLooked) return { type: random.chance(plan.looks) ? 'ramschLook' : 'ramschPush' };
  const [first, second] = random.shuffled(watch.handOf(position).filter((card) => passing.mayPassOn(card)));
  return { type: 'ramschPass', cards: [first as Card, second as Card] };
}

/** One-sided: whoever declares, or the strongest in a Ramsch, leads from the top and the others give in. */
function nextCard({ random, plan }: Choice, watch: Referee, position: Position): Card {
  const playable = watch.playable(position);
  const isNull = watch.contract?.announcement.game === 'null';
  if (!plan.isOneSided && !isNull) return random.pick(playable);
  if (isNull && random.chance(0.3)) return random.pick(playable);
  const high = (position === (watch.declarer ?? plan.strongest)) !== isNull;
  const inOrder = [...playable].sort((a, b) => height(b) - height(a));
  return (high ? inOrder[0] : inOrder.at(-1)) as Card;
}

function height(card: Card): number {
  return card[1] === 'J' ? 20 + 'DHSC'.indexOf(card[0] as string) : '789JQKTA'.indexOf(card[1] as string);
}
