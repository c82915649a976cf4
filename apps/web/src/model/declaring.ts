import type { AnnouncedLevel, Announcement, Card, GameKind, LegalActions, OverbidMeter } from '@skat/engine';
import { ANNOUNCED_LEVELS, mayAnnounceSpitze, meterOf } from '@skat/engine';
import { OFFERED_GAMES, trumpAnnouncement } from './contract.ts';

export type LegalDeclaration = Extract<LegalActions, { type: 'declare' }>;

/** Levels that a declarer adds one by one; each includes those before it (R4.6). */
export const ADDED_LEVELS = ['schneider', 'schwarz', 'ouvert'] as const;
export type AddedLevel = (typeof ADDED_LEVELS)[number];

/** One game on offer, with what it would be worth now. */
export interface GameTile {
  readonly kind: GameKind;
  /** Null if the rules don't allow it: a Null worth less than the bid (R4.16). */
  readonly announcement: Announcement | null;
  readonly meter: OverbidMeter;
  /** Whether Spitze may go with it, and whether it does (R9.60). */
  readonly spitze: 'no' | 'off' | 'on';
}

/** What is chosen besides the game. */
export interface Levels {
  readonly level: AnnouncedLevel;
  readonly nullOuvert: boolean;
  readonly spitze: boolean;
  /** The two cards put away, which are not in hand any more. */
  readonly discard: readonly Card[];
}

/** The games on offer under the levels chosen. */
export function gameTiles(legal: LegalDeclaration, levels: Levels): readonly GameTile[] {
  return OFFERED_GAMES.map((kind) => tileOf(legal, levels, kind));
}

function tileOf(legal: LegalDeclaration, levels: Levels, kind: GameKind): GameTile {
  const { cards, bid } = legal;
  if (kind === 'null') {
    const allowed = nullOf(legal, levels.nullOuvert);
    const shown = allowed ?? { game: 'null', hand: legal.hand, ouvert: true };
    return { kind, announcement: allowed, meter: meterOf(cards, shown, bid), spitze: 'no' };
  }
  const announcement = trumpAnnouncement(kind, levels.level);
  const hand = cards.filter((card) => !levels.discard.includes(card));
  const mayAdd = mayAnnounceSpitze(legal, announcement, hand);
  const spitze = !mayAdd ? 'no' : levels.spitze ? 'on' : 'off';
  return { kind, announcement, meter: meterOf(cards, announcement, bid, spitze === 'on' ? 1 : 0), spitze };
}

/** The Null wished for, or the only one that covers the bid. */
function nullOf({ nulls }: LegalDeclaration, ouvert: boolean): Announcement | null {
  return nulls.find((offered) => offered.ouvert === ouvert) ?? nulls[0] ?? null;
}

/** Whether a Null may be played either way, so that ouvert is a choice. */
export function isNullOuvertChoice({ nulls }: LegalDeclaration): boolean {
  return nulls.length === 2;
}

/** The level after one chip was touched: on takes all below it along, off drops it and all above. */
export function toggledLevel(current: AnnouncedLevel, chip: AddedLevel): AnnouncedLevel {
  const isOn = ANNOUNCED_LEVELS.indexOf(current) >= ANNOUNCED_LEVELS.indexOf(chip);
  return isOn ? (ANNOUNCED_LEVELS[ANNOUNCED_LEVELS.indexOf(chip) - 1] ?? 'hand') : chip;
}

type Offer = Extract<LegalActions, { type: 'grandHandOffer' }>;

/** A Grand Hand in place of a Ramsch, as something to declare without a bid (R9.25). */
export function asDeclaration({ cards, spitze }: Offer): LegalDeclaration {
  return { type: 'declare', hand: true, bid: 0, cards, nulls: [], spitze };
}
