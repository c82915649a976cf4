import type { Action, Card, GameSetup, Position } from '../../src/index.ts';
import { AuctionReading } from './auction.ts';
import { fitting } from './cards.ts';
import { ContractReading, mayDeclare } from './contract.ts';
import type { Declaration, Declaring } from './contract.ts';
import type { Stage, Watch } from './game.ts';
import { DEALT, cutAt, isCutLegal } from './game.ts';
import { PassingReading } from './passing.ts';
import { TricksReading } from './tricks.ts';

const EVERYBODY: readonly Position[] = [0, 1, 2];

/**
 * A second reading of the rules of a game of three, kept apart from the engine: it watches the actions and says what
 * is legal, whose turn it is, who won what, and which cards somebody may have seen.
 */
export class Referee implements Watch {
  stage: Stage = 'cutting';
  readonly players = EVERYBODY;
  readonly setup: GameSetup;
  dealt: readonly (readonly Card[])[] = [[], [], []];
  /** As dealt. */
  skat: readonly Card[] = [];
  auction = new AuctionReading();
  declarer: Position | null = null;
  pickedUp = false;
  passing: PassingReading | null = null;
  contract: ContractReading | null = null;
  ramsch: TricksReading | null = null;
  /** Who is offered a Grand Hand (R9.25). */
  #offered: Position = 0;
  readonly #deck: readonly Card[];

  constructor(deck: readonly Card[], cut: number | null, setup: GameSetup) {
    this.#deck = deck;
    this.setup = setup;
    if (cut !== null) this.#deal(cut);
  }

  get bid(): number {
    return this.setup.isCompulsoryRamsch ? 0 : this.auction.bid;
  }

  get turn(): readonly Position[] {
    switch (this.stage) {
      case 'cutting':
        return [this.setup.players === 4 ? 2 : 1]; // to the dealer's right (R2.7)
      case 'bidding':
        return [this.auction.turn];
      case 'offer':
        return [this.#offered];
      case 'passing':
        return [this.#passing().turn];
      case 'playing':
        return this.#contract().turn;
      case 'ramsch':
        return [this.#ramsch().turn];
      case 'over':
        return [];
      default:
        return [this.declarer as Position];
    }
  }

  handOf(position: Position): readonly Card[] {
    const tricks = this.tricks;
    if (tricks !== null) return tricks.handOf(position);
    if (this.passing !== null) return this.passing.heldBy(position);
    const hand = this.dealt[position] as readonly Card[];
    return this.pickedUp && position === this.declarer ? [...hand, ...this.skat] : hand;
  }

  playable(position: Position): readonly Card[] {
    return this.tricks?.playable(position) ?? fitting(this.handOf(position), undefined, 'grand');
  }

  /** The cards in play, once they are played. */
  get tricks(): TricksReading | null {
    return this.contract?.tricks ?? this.ramsch;
  }

  isLegal(position: Position, action: Action): boolean {
    if (this.stage === 'playing') return this.#contract().isLegal(position, action);
    if (!this.turn.includes(position)) return false;
    switch (this.stage) {
      case 'cutting':
        return isCutLegal(action);
      case 'bidding':
        return this.auction.isLegal(position, action);
      case 'offer':
        return action.type === 'pass' || (action.type === 'declare' && this.#isGrandHand(action));
      case 'passing':
        return this.#passing().isLegal(position, action);
      case 'skat':
        return action.type === 'pickUpSkat' || action.type === 'playHand';
      case 'declaring':
        return action.type === 'declare' && mayDeclare(this.#declaring(position), action);
      case 'ramsch':
        return action.type === 'playCard' && this.#ramsch().isLegal(position, action.card);
      default:
        return false;
    }
  }

  #declaring(position: Position): Declaring {
    const { bid, pickedUp, setup } = this;
    const held = this.handOf(position);
    return { position, bid, held, pickedUp, spitzeAllowed: setup.rules.spitze };
  }

  #isGrandHand(action: Declaration): boolean {
    return action.announcement.game === 'grand' && mayDeclare(this.#declaring(this.#offered), action);
  }

  play(position: Position, action: Action): void {
    switch (this.stage) {
      case 'cutting':
        if (action.type === 'cut') this.#deal(action.at);
        return;
      case 'bidding': {
        const end = this.auction.hear(action);
        if (end?.declarer === null) this.#afterPassing();
        else if (end) this.#award(end.declarer);
        return;
      }
      case 'offer':
        this.#noteOffer(position, action);
        return;
      case 'passing':
        if (this.#passing().note(action)) this.#startRamsch(this.#passing().hands);
        return;
      case 'skat':
        this.pickedUp = action.type === 'pickUpSkat';
        this.stage = 'declaring';
        return;
      case 'declaring':
        if (action.type === 'declare') this.#startContract(position, action);
        return;
      default:
        this.#playOn(position, action);
    }
  }

  #playOn(position: Position, action: Action): void {
    if (this.stage === 'playing' && this.#contract().note(position, action)) this.stage = 'over';
    if (this.stage !== 'ramsch' || action.type !== 'playCard') return;
    const tricks = this.#ramsch();
    tricks.put(action.card);
    if (tricks.won.length === 10) this.stage = 'over';
  }

  #deal(cut: number): void {
    const deck = cutAt(this.#deck, cut);
    this.dealt = DEALT.map((places) => places.map((place) => deck[place] as Card));
    this.skat = [deck[9] as Card, deck[10] as Card];
    if (this.setup.isCompulsoryRamsch) this.#offerOrRamsch();
    else this.stage = 'bidding';
  }

  #award(declarer: Position): void {
    this.declarer = declarer;
    this.stage = 'skat';
  }

  #afterPassing(): void {
    if (this.setup.rules.onAllPass === 'redeal') this.stage = 'over';
    else this.#offerOrRamsch();
  }

  #offerOrRamsch(): void {
    const { grandHandInRamsch } = this.setup.rules;
    const isOffered =
      grandHandInRamsch === 'always' || (grandHandInRamsch !== 'never' && this.setup.isCompulsoryRamsch);
    if (isOffered) this.stage = 'offer';
    else this.#passOrRamsch();
  }

  #noteOffer(position: Position, action: Action): void {
    if (action.type === 'declare') {
      this.declarer = position;
      this.#startContract(position, action);
    } else if (position === 2) this.#passOrRamsch();
    else this.#offered = (position + 1) as Position;
  }

  #passOrRamsch(): void {
    const { onAllPass, schieben } = this.setup.rules;
    if (onAllPass !== 'schieberamsch') {
      this.#startRamsch(this.dealt);
      return;
    }
    this.passing = new PassingReading(this.dealt, this.skat, schieben);
    this.stage = 'passing';
  }

  #startRamsch(hands: readonly (readonly Card[])[]): void {
    this.ramsch = new TricksReading(hands, 'grand');
    this.stage = 'ramsch';
  }

  #startContract(declarer: Position, declaration: Declaration): void {
    const { bid, skat, setup } = this;
    const hands = this.players.map((position) => this.handOf(position));
    this.contract = new ContractReading(
      { declarer, bid, declaration, hands, skat, named: this.auction.named },
      setup,
    );
    this.stage = 'playing';
  }

  showable(viewer: Position | null): ReadonlySet<Card> {
    const hand = viewer === null ? [] : this.handOf(viewer);
    return new Set([
      ...hand,
      ...(this.tricks?.lyingFor(viewer) ?? []),
      ...this.#ownSkat(viewer),
      ...(this.passing?.seenBy(viewer) ?? []),
      ...(this.contract?.openCards() ?? []),
    ]);
  }

  known(viewer: Position | null): ReadonlySet<Card> {
    const dealt = viewer === null ? [] : (this.dealt[viewer] as readonly Card[]);
    return new Set([
      ...dealt,
      ...(this.tricks?.seen() ?? []),
      ...this.#ownSkat(viewer),
      ...(this.passing?.seenBy(viewer) ?? []),
      ...(this.contract?.openCards() ?? []),
    ]);
  }

  /** The skat and what was put away, for a declarer who picked up. */
  #ownSkat(viewer: Position | null): readonly Card[] {
    if (viewer === null || viewer !== this.declarer || !this.pickedUp) return [];
    return [...this.skat, ...(this.contract?.putAway ?? [])];
  }

  #passing(): PassingReading {
    return present(this.passing);
  }

  #contract(): ContractReading {
    return present(this.contract);
  }

  #ramsch(): TricksReading {
    return present(this.ramsch);
  }
}

function present<Part>(part: Part | null): Part {
  if (part === null) throw new Error('This part of the game has not begun');
  return part;
}
