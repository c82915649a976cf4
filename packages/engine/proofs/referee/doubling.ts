import type { Announcement, KontraRules, Position } from '../../src/index.ts';

interface Doubled {
  readonly declarer: Position;
  readonly announcement: Announcement;
  /** Who may say Kontra by the bids (R9.44). */
  readonly mayStart: (position: Position) => boolean;
}

/** A second reading of R9.40-R9.49: who may double whom, and who is asked. */
export class DoublingReading {
  /** Who has said Kontra, Re, Supra, Hirsch. */
  readonly said: Position[] = [];
  asked: readonly Position[] = [];
  /** Whether a first Kontra may still come unasked. */
  #isWindowOpen = false;
  readonly #game: Doubled;
  readonly #rules: KontraRules;

  constructor(game: Doubled, rules: KontraRules) {
    this.#game = game;
    this.#rules = rules;
    if (!rules.enabled || (isOpenGame(game.announcement) && rules.ouvert === 'none')) return;
    const isAskedFirst = isOpenGame(game.announcement) || rules.window === 'beforeFirstLead';
    if (isAskedFirst) this.asked = ([0, 1, 2] as const).filter((position) => this.#isDoubler(position));
    else this.#isWindowOpen = true;
  }

  /** Whether a defender may say Kontra without being asked, before the own first card (R9.43). */
  mayOpen(position: Position, cardsHeld: number): boolean {
    return this.#isWindowOpen && cardsHeld === 10 && this.#isDoubler(position);
  }

  #isDoubler(position: Position): boolean {
    if (position === this.#game.declarer) return false;
    return !this.#rules.needsBid18 || this.#game.mayStart(position);
  }

  say(position: Position): void {
    this.said.push(position);
    this.#isWindowOpen = false;
    this.asked = this.#isMoreAllowed() ? [this.#answerer()] : [];
  }

  #isMoreAllowed(): boolean {
    const { maxSteps, reInNull } = this.#rules;
    return this.said.length < maxSteps && (reInNull || this.#game.announcement.game !== 'null');
  }

  /** Kontra and Supra come from one defender, Re and Hirsch from the declarer (R9.45). */
  #answerer(): Position {
    return this.said.length % 2 === 1 ? this.#game.declarer : (this.said[0] as Position);
  }

  decline(position: Position): void {
    this.asked = this.asked.filter((other) => other !== position);
  }

  /** A claim closes the window for good (R9.49). */
  close(): void {
    this.#isWindowOpen = false;
  }
}

/** Whether the declarer plays with open cards (R4.10). */
export function isOpenGame(said: Announcement): boolean {
  return said.game === 'null' ? said.ouvert : said.level === 'ouvert';
}
