import type { Action, KontraWord } from '@skat/engine';
import { FOREHAND, assertNever, countPoints, isHandGame, isOuvert, trumpGameOf } from '@skat/engine';
import { tenOf } from '../early/known-facts.ts';
import type { PlayerKnowledge } from '../player-knowledge.ts';
import { nullWinChance } from '../worth/null-chance.ts';
import { trumpChances } from '../worth/win-chance.ts';
import { defenceChance } from './defence-chance.ts';

/**
 * How sure one must be of the own side to double, step by step (R9.40, R9.45). A third would do for Kontra, as a loss
 * counts twice; who has heard one needs more.
 */
const SURE_ENOUGH: Readonly<Record<KontraWord, number>> = {
  kontra: 0.4,
  re: 0.94,
  supra: 0.7,
  hirsch: 0.985,
};

/** Says the next word of doubling, or not. */
export function chooseKontra(known: PlayerKnowledge, word: KontraWord): 'kontra' | 'noKontra' {
  return chanceOfOwnSide(known, word) >= SURE_ENOUGH[word] ? 'kontra' : 'noKontra';
}

/** Kontra before the own first card, unasked, with strong cards (R9.43). */
export function kontraIfStrong(known: PlayerKnowledge): Action | null {
  return known.asides.kontra && chooseKontra(known, 'kontra') === 'kontra' ? { type: 'kontra' } : null;
}

function chanceOfOwnSide(known: PlayerKnowledge, word: KontraWord): number {
  const { contract } = known;
  if (contract === null) return 0;
  switch (word) {
    case 'kontra':
    case 'supra':
      return defenceChance(tenOf(known), contract);
    case 're':
    case 'hirsch':
      return declarersChance(known);
    default:
      return assertNever(word);
  }
}

function declarersChance(known: PlayerKnowledge): number {
  const { contract, position, putAway } = known;
  if (contract === null) return 0;
  const { announcement } = contract;
  const ten = tenOf(known);
  const stage = isHandGame(announcement) ? 'hand' : 'afterDiscard';
  if (announcement.game === 'null') return nullWinChance(ten, { stage, isOpen: isOuvert(announcement) });
  const prospect = {
    stage,
    isForehand: position === FOREHAND,
    putAwayPoints: countPoints(putAway ?? []),
  } as const;
  const { win, schneider } = trumpChances(ten, trumpGameOf(announcement), prospect);
  return announcement.level === 'none' || announcement.level === 'hand' ? win : schneider;
}
