import type { Action, Announcement, Card, Position } from '../../src/index.ts';

/** Places of the deal in a cut deck, written down again from R2.8 so that the proofs do not lean on the engine. */
const DEALT = [
  [0, 1, 2, 11, 12, 13, 14, 23, 24, 25],
  [3, 4, 5, 15, 16, 17, 18, 26, 27, 28],
  [6, 7, 8, 19, 20, 21, 22, 29, 30, 31],
] as const;
const POINTS: Readonly<Record<string, number>> = { A: 11, T: 10, K: 4, Q: 3, J: 2 };
const JACKS_UPWARD = 'DHSC';
const SIDE_UPWARD = '789QKTA';
const NULL_UPWARD = '789TJQKA';
const BASES: readonly (readonly [base: number, highestLevel: number])[] = [
  [9, 18],
  [10, 18],
  [11, 18],
  [12, 18],
  [24, 11],
];
const NULL_VALUES = [23, 35, 46, 59];

/** Every base value times every level, and the Null values (R3.3). */
export const SAYABLE: ReadonlySet<number> = new Set([
  ...NULL_VALUES,
  ...BASES.flatMap(([base, highest]) =>
    Array.from({ length: highest - 1 }, (_, index) => base * (index + 2)),
  ),
]);

type Stage = 'bidding' | 'skat' | 'declaring' | 'playing' | 'over';

export interface PlayedTrick {
  readonly cards: readonly Card[];
  readonly winner: Position;
}

/** Card points, by the referee's own table (R1.3). */
export function worth(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + (POINTS[card[1] as string] ?? 0), 0);
}

/**
 * A second reading of R2.8, R3, R4 and R5, kept apart from the engine: it watches the actions of one game
 * and says what is legal, whose turn it is, who won what, and which cards a player may have seen.
 */
export class Referee {
  stage: Stage = 'bidding';
  turn: Position = 1;
  bid = 0;
  declarer: Position | null = null;
  announcement: Announcement | null = null;
  pickedUp = false;
  putAway: readonly Card[] = [];
  trick: Card[] = [];
  leader: Position = 0;
  readonly tricks: PlayedTrick[] = [];
  readonly dealt: readonly (readonly Card[])[];
  readonly skat: readonly Card[];
  readonly hands: Card[][];
  /** The pair that bids now; whoever passes leaves it. */
  #speaker: Position = 1;
  #listener: Position = 0;
  #answering = false;
  #rearhandSpoke = false;

  constructor(cutDeck: readonly Card[]) {
    this.dealt = DEALT.map((places) => places.map((place) => cutDeck[place] as Card));
    this.skat = [cutDeck[9] as Card, cutDeck[10] as Card];
    this.hands = this.dealt.map((hand) => [...hand]);
  }

  /** Whether the rules allow an action. */
  isLegal(position: Position, action: Action): boolean {
    if (this.stage === 'over' || position !== this.turn) return false;
    switch (action.type) {
      case 'bid':
        return this.stage === 'bidding' && this.#mayBid(action.value);
      case 'hold':
        return this.stage === 'bidding' && this.#answering;
      case 'pass':
        return this.stage === 'bidding';
      case 'pickUpSkat':
      case 'playHand':
        return this.stage === 'skat';
      case 'declare':
        return this.stage === 'declaring' && this.#mayDeclare(action.announcement, action.discard);
      case 'playCard':
        return this.stage === 'playing' && this.playable(position).includes(action.card);
    }
  }

  /** What a player may put on the table, if it is his turn (R5.2-R5.4). */
  playable(position: Position): readonly Card[] {
    const hand = this.handOf(position);
    const [lead] = this.trick;
    if (lead === undefined) return hand;
    const following = hand.filter((card) => this.#family(card) === this.#family(lead));
    return following.length > 0 ? following : hand;
  }

  handOf(position: Position): Card[] {
    return this.hands[position] as Card[];
  }

  /** Takes note of a legal action. */
  play(action: Action): void {
    switch (action.type) {
      case 'bid': {
        this.#hearBid(action.value);
        return;
      }
      case 'hold':
        this.#answering = false;
        this.turn = this.#speaker;
        return;
      case 'pass': {
        this.#hearPass();
        return;
      }
      case 'pickUpSkat':
        this.pickedUp = true;
        this.handOf(this.turn).push(...this.skat);
        this.stage = 'declaring';
        return;
      case 'playHand':
        this.stage = 'declaring';
        return;
      case 'declare': {
        this.#hearAnnouncement(action.announcement, action.discard);
        return;
      }
      case 'playCard': {
        this.#seeCard(action.card);
        return;
      }
    }
  }

  /** Cards that lie open, are held, or were put away by this player: all that a screen may name (R5.10, R5.11). */
  showable(position: Position): ReadonlySet<Card> {
    const shown = new Set<Card>([...this.handOf(position), ...this.trick]);
    const own = this.declarer === position && this.pickedUp;
    if (own) for (const card of [...this.skat, ...this.putAway]) shown.add(card);
    for (const card of this.openCards()) shown.add(card);
    const last = this.tricks.at(-1);
    const playedToThis = (position - this.leader + 3) % 3 < this.trick.length;
    if (last && !playedToThis) for (const card of last.cards) shown.add(card);
    return shown;
  }

  /** Cards whose place this player knows, old tricks included. */
  known(position: Position): ReadonlySet<Card> {
    const seen = this.tricks.flatMap(({ cards }) => cards);
    const own = this.declarer === position && this.pickedUp ? this.skat : [];
    return new Set([
      ...(this.dealt[position] as readonly Card[]),
      ...seen,
      ...this.trick,
      ...own,
      ...this.openCards(),
    ]);
  }

  /** The declarer's cards while they lie open (R4.10). */
  openCards(): readonly Card[] {
    if (this.declarer === null || this.announcement === null) return [];
    const { announcement } = this;
    const open = announcement.game === 'null' ? announcement.ouvert : announcement.level === 'ouvert';
    return open ? this.handOf(this.declarer) : [];
  }

  #mayBid(value: number): boolean {
    if (this.#answering || !SAYABLE.has(value)) return false;
    return this.#isForehandAlone() ? value === 18 : value > this.bid;
  }

  #isForehandAlone(): boolean {
    return this.turn === 0 && !this.#answering;
  }

  #hearBid(value: number): void {
    this.bid = value;
    if (this.#isForehandAlone()) {
      this.#award(0);
      return;
    }
    this.#answering = true;
    this.turn = this.#listener;
  }

  #hearPass(): void {
    if (this.#isForehandAlone()) {
      this.stage = 'over';
      return;
    }
    const survivor = this.#answering ? this.#speaker : this.#listener;
    this.#answering = false;
    if (!this.#rearhandSpoke) {
      this.#rearhandSpoke = true;
      this.#speaker = 2;
      this.#listener = survivor;
      this.turn = 2;
      return;
    }
    if (this.bid > 0) {
      this.#award(survivor);
      return;
    }
    this.turn = 0;
  }

  #award(declarer: Position): void {
    this.declarer = declarer;
    this.turn = declarer;
    this.stage = 'skat';
  }

  #mayDeclare(announcement: Announcement, discard: readonly Card[] | null): boolean {
    const hand = announcement.game === 'null' ? announcement.hand : announcement.level !== 'none';
    if (hand === this.pickedUp) return false;
    if (this.pickedUp !== (discard !== null)) return false;
    if (discard) {
      const held = this.handOf(this.turn);
      if (new Set(discard).size !== 2 || !discard.every((card) => held.includes(card))) return false;
    }
    if (announcement.game !== 'null') return true;
    const value = NULL_VALUES[(announcement.hand ? 1 : 0) + (announcement.ouvert ? 2 : 0)] as number;
    return value >= this.bid;
  }

  #hearAnnouncement(announcement: Announcement, discard: readonly Card[] | null): void {
    this.announcement = announcement;
    this.putAway = discard ?? this.skat;
    if (discard) this.hands[this.turn] = this.handOf(this.turn).filter((card) => !discard.includes(card));
    this.stage = 'playing';
    this.turn = 0;
  }

  #seeCard(card: Card): void {
    this.hands[this.turn] = this.handOf(this.turn).filter((held) => held !== card);
    this.trick.push(card);
    this.turn = ((this.turn + 1) % 3) as Position;
    if (this.trick.length < 3) return;
    const winner = ((this.leader + this.#strongest()) % 3) as Position;
    this.tricks.push({ cards: this.trick, winner });
    this.trick = [];
    this.leader = winner;
    this.turn = winner;
    const nullLost = this.announcement?.game === 'null' && winner === this.declarer;
    if (nullLost || this.tricks.length === 10) this.stage = 'over';
  }

  #strongest(): number {
    const power = this.trick.map((card) => this.#power(card));
    return power.indexOf(Math.max(...power));
  }

  #power(card: Card): number {
    const [suit, rank] = [card[0] as string, card[1] as string];
    if (this.#family(card) === 'trump')
      return rank === 'J' ? 60 + JACKS_UPWARD.indexOf(suit) : 30 + SIDE_UPWARD.indexOf(rank);
    if (suit !== this.trick[0]?.[0] || this.#family(this.trick[0]) === 'trump') return -1;
    return (this.announcement?.game === 'null' ? NULL_UPWARD : SIDE_UPWARD).indexOf(rank);
  }

  #family(card: Card): string {
    const game = this.announcement;
    if (!game || game.game === 'null') return card[0] as string;
    const trump = card[1] === 'J' || (game.game === 'suit' && card.startsWith(game.trump));
    return trump ? 'trump' : (card[0] as string);
  }
}
