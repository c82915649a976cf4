import type { Action, Announcement, Card, GameSetup, Position } from '../../src/index.ts';
import { NULL_VALUES } from './auction.ts';
import { trumpsDown } from './cards.ts';
import type { Standing } from './claims.ts';
import { claimsOpen, isRestCertain, kindOf } from './claims.ts';
import { DoublingReading, isOpenGame } from './doubling.ts';
import type { EarlyEnd } from './proposals.ts';
import { ProposalsReading } from './proposals.ts';
import { TricksReading } from './tricks.ts';

export type Declaration = Extract<Action, { type: 'declare' }>;

/** Who declares, with what in hand. */
export interface Declaring {
  readonly position: Position;
  readonly bid: number;
  /** Twelve after the pick-up, else ten. */
  readonly held: readonly Card[];
  readonly pickedUp: boolean;
  readonly spitzeAllowed: boolean;
}

/** Whether a game may be declared so (R4.2, R4.5-R4.8, R4.16, R9.60). */
export function mayDeclare(declaring: Declaring, { announcement, discard, spitze }: Declaration): boolean {
  const { pickedUp, held, bid } = declaring;
  const hand = announcement.game === 'null' ? announcement.hand : announcement.level !== 'none';
  if (hand === pickedUp || pickedUp !== (discard !== null)) return false;
  if (discard && !(new Set(discard).size === 2 && discard.every((card) => held.includes(card)))) return false;
  const kept = held.filter((card) => !discard?.includes(card));
  if (spitze && !(declaring.spitzeAllowed && kept.includes(spitzeOf(announcement) ?? ('none' as Card))))
    return false;
  if (announcement.game !== 'null') return true;
  const value = NULL_VALUES[(announcement.hand ? 1 : 0) + (announcement.ouvert ? 2 : 0)] as number;
  return value >= bid;
}

/** The lowest trump of a game (R9.60). */
function spitzeOf(said: Announcement): Card | undefined {
  return trumpsDown(kindOf(said)).at(-1);
}

/** What was declared, with everybody's cards. */
export interface Declared {
  readonly declarer: Position;
  readonly bid: number;
  readonly declaration: Declaration;
  readonly hands: readonly (readonly Card[])[];
  readonly skat: readonly Card[];
  readonly named: ReadonlySet<Position>;
}

/** A second reading of a game with a declarer, from the announcement to its end (R5, R6, R9.40-R9.49, R9.60). */
export class ContractReading {
  readonly declarer: Position;
  readonly bid: number;
  readonly announcement: Announcement;
  readonly spitze: boolean;
  readonly pickedUp: boolean;
  readonly skat: readonly Card[];
  readonly putAway: readonly Card[];
  readonly tricks: TricksReading;
  readonly doubling: DoublingReading;
  readonly proposals: ProposalsReading;
  ending: 'played' | 'restClaimed' | Exclude<EarlyEnd, null> | null = null;
  readonly #rules: GameSetup['rules'];

  constructor({ declarer, bid, declaration, hands, skat, named }: Declared, { rules }: GameSetup) {
    const { announcement, discard } = declaration;
    this.declarer = declarer;
    this.bid = bid;
    this.announcement = announcement;
    this.spitze = declaration.spitze === true;
    this.pickedUp = discard !== null;
    this.skat = skat;
    this.putAway = discard ?? skat;
    this.#rules = rules;
    const kept = hands.map((hand) => hand.filter((card) => !discard?.includes(card)));
    this.tricks = new TricksReading(kept, kindOf(announcement));
    const mayStart = (position: Position): boolean => bid === 0 || named.has(position);
    this.doubling = new DoublingReading({ declarer, announcement, mayStart }, rules.kontra);
    this.proposals = new ProposalsReading(declarer, rules.concede);
  }

  get turn(): readonly Position[] {
    if (this.proposals.offer !== null) return this.proposals.asked;
    return this.doubling.asked.length > 0 ? this.doubling.asked : [this.tricks.turn];
  }

  isLegal(position: Position, action: Action): boolean {
    const { proposals, doubling } = this;
    if (proposals.offer !== null)
      return proposals.asked.includes(position) && (action.type === 'accept' || action.type === 'decline');
    if (doubling.asked.length > 0)
      return doubling.asked.includes(position) && (action.type === 'kontra' || action.type === 'noKontra');
    if (action.type === 'playCard') return this.tricks.isLegal(position, action.card);
    return this.#mayUnasked(position, action);
  }

  #mayUnasked(position: Position, action: Action): boolean {
    const held = this.tricks.handOf(position).length;
    const tricks = this.tricks.won.length;
    switch (action.type) {
      case 'kontra':
        return this.doubling.mayOpen(position, held);
      case 'resign':
        return this.proposals.mayResign(position, held, tricks);
      case 'concede':
        return this.proposals.mayConcede(position, tricks);
      case 'claim':
        return this.claimable(position).includes(action.level);
      case 'claimRest':
        return this.mayClaimRest(position) && this.isRestCertain(position);
      default:
        return false;
    }
  }

  /** Levels that a claim may name now (R6.6, R6.7). */
  claimable(position: Position): ReturnType<typeof claimsOpen> {
    return position === this.declarer && !this.proposals.isOpen ? claimsOpen(this.#standing()) : [];
  }

  /** Before a trick, with five cards at most (R6.8). */
  mayClaimRest(position: Position): boolean {
    const { tricks } = this;
    const isOnLead = tricks.trick.length === 0 && tricks.leader === position;
    const fits = this.#rules.defendersClaim && position !== this.declarer;
    return fits && isOnLead && tricks.handOf(position).length <= 5;
  }

  isRestCertain(position: Position): boolean {
    return isRestCertain(this.tricks.handOf(position), this.tricks.seen(), kindOf(this.announcement));
  }

  #standing(): Standing {
    const { tricks, declarer, announcement, spitze, bid } = this;
    const dealt = this.cardsOfDeclarer();
    const defenders = ([0, 1, 2] as const).filter((position) => position !== declarer);
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
    return {
      announcement,
      spitze,
      isSpitzeGone:
        spitze && !tricks.handOf(declarer).includes(spitzeOf(announcement) as Card) && tricks.won.length < 10,
      bid,
      owned: this.pickedUp ? [...dealt, ...this.putAway] : dealt,
      defenderPoints: sum(defenders.map((position) => tricks.pointsOf(position))),
      defenderTricks: sum(defenders.map((position) => tricks.countOf(position))),
    };
  }

  /** The ten cards the declarer played from, wherever they are now. */
  cardsOfDeclarer(): readonly Card[] {
    const { tricks, declarer } = this;
    const leaders = [0, ...tricks.won.map(({ winner }) => winner)];
    const played = [...tricks.won.map(({ cards }) => cards), tricks.trick].flatMap(
      (cards, index) => cards[(declarer - (leaders[index] as number) + 3) % 3] ?? [],
    );
    return [...tricks.handOf(declarer), ...played];
  }

  /** Takes note of a legal action; true once the game is over. */
  note(position: Position, action: Action): boolean {
    this.ending = this.#endAfter(position, action);
    return this.ending !== null;
  }

  #endAfter(position: Position, action: Action): ContractReading['ending'] {
    const { proposals, doubling, tricks } = this;
    switch (action.type) {
      case 'playCard':
        return tricks.put(action.card) && this.#isPlayedOut() ? 'played' : null;
      case 'kontra':
        doubling.say(position);
        return null;
      case 'noKontra':
        doubling.decline(position);
        return null;
      case 'claimRest':
        return 'restClaimed';
      case 'accept':
        return proposals.accept(position);
      case 'decline':
        if (proposals.offer?.kind === 'claim') doubling.close();
        proposals.decline(position);
        return null;
      default:
        return proposals.propose(position, action, tricks.handOf(position).length, tricks.won.length);
    }
  }

  /** Ten tricks, or the declarer's first one in a Null (R5.9). */
  #isPlayedOut(): boolean {
    const { won } = this.tricks;
    return won.length === 10 || (this.announcement.game === 'null' && won.at(-1)?.winner === this.declarer);
  }

  /** The declarer's cards while they lie open (R4.10, R6.6, R9.46). */
  openCards(): readonly Card[] {
    const isShown = isOpenGame(this.announcement) && this.doubling.asked.length === 0;
    return isShown || this.proposals.isOpen ? this.tricks.handOf(this.declarer) : [];
  }
}
