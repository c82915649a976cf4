import type { Action, AnnouncedLevel, Card, GameKind } from '@skat/engine';
import type { AddedLevel, GameTile, LegalDeclaration } from '../model/declaring.ts';
import { gameTiles, toggledLevel } from '../model/declaring.ts';

/** What a declarer has chosen so far, all of it on this screen only until it is announced. */
export class Declaring {
  #discard = $state.raw<readonly Card[]>([]);
  #isPutAway = $state(false);
  #kind = $state<GameKind | null>(null);
  #level = $state<AnnouncedLevel>('none');
  #nullOuvert = $state(false);
  #spitze = $state(false);
  #isArmed = $state(false);

  /** Cards chosen for putting away. */
  get discard(): readonly Card[] {
    return this.#discard;
  }

  /** Whether the two cards are settled and the game is to be named. */
  get isPutAway(): boolean {
    return this.#isPutAway;
  }

  get kind(): GameKind | null {
    return this.#kind;
  }

  get level(): AnnouncedLevel {
    return this.#level;
  }

  get nullOuvert(): boolean {
    return this.#nullOuvert;
  }

  /** Whether a warning has been answered once. */
  get isArmed(): boolean {
    return this.#isArmed;
  }

  /** Chooses a card for putting away or takes it back; a third card is not taken. @returns whether it was */
  toggle(card: Card): boolean {
    if (this.#discard.includes(card)) this.#discard = this.#discard.filter((other) => other !== card);
    else if (this.#discard.length < 2) this.#discard = [...this.#discard, card];
    else return false;
    return true;
  }

  clearDiscard(): void {
    this.#discard = [];
    this.#isPutAway = false;
    this.#isArmed = false;
  }

  putAway(): void {
    this.#isPutAway = this.#discard.length === 2;
  }

  /** The two cards chosen, or null while there are not two. */
  get pair(): readonly [Card, Card] | null {
    const [first, second] = this.#discard;
    return first === undefined || second === undefined ? null : [first, second];
  }

  /** Back to choosing, with the two still chosen. */
  changeDiscard(): void {
    this.#isPutAway = false;
    this.#isArmed = false;
  }

  choose(kind: GameKind | null): void {
    this.#kind = kind;
    this.#isArmed = false;
  }

  toggleLevel(chip: AddedLevel): void {
    this.#level = toggledLevel(this.#level === 'none' ? 'hand' : this.#level, chip);
    this.#isArmed = false;
  }

  toggleNullOuvert(): void {
    this.#nullOuvert = !this.#nullOuvert;
    this.#isArmed = false;
  }

  toggleSpitze(): void {
    this.#spitze = !this.#spitze;
    this.#isArmed = false;
  }

  tiles(legal: LegalDeclaration): readonly GameTile[] {
    const level = legal.hand && this.#level === 'none' ? 'hand' : legal.hand ? this.#level : 'none';
    return gameTiles(legal, {
      level,
      nullOuvert: this.#nullOuvert,
      spitze: this.#spitze,
      discard: this.#discard,
    });
  }

  /**
   * Announces; a game that may turn out overbid wants a second wish.
   * @returns the action, or null while something is missing
   */
  announce(legal: LegalDeclaration): Action | null {
    const tile = this.tiles(legal).find(({ kind }) => kind === this.#kind);
    if (!tile?.announcement) return null;
    if (tile.meter.verdict !== 'safe' && !this.#isArmed) {
      this.#isArmed = true;
      return null;
    }
    return {
      type: 'declare',
      announcement: tile.announcement,
      discard: this.#pairFor(legal),
      ...(tile.spitze === 'on' ? { spitze: true } : {}),
    };
  }

  reset(): void {
    this.clearDiscard();
    this.#kind = null;
    this.#level = 'none';
    this.#nullOuvert = false;
    this.#spitze = false;
  }

  #pairFor({ hand }: LegalDeclaration): readonly [Card, Card] | null {
    return hand ? null : this.pair;
  }
}
