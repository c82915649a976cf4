import type { Action, Card, OfficersKnowledge, OfficersPosition, TrumpGame } from '@skat/engine';
import { assertNever, at, baseValueOf } from '@skat/engine';
import { bestOf } from '../best-of.ts';
import { TRUMP_GAMES } from '../worth/options.ts';
import { elderChance } from './elder-chance.ts';
import { OfficersSearch } from './officers-search.ts';
import { layOf, openCardsOf } from './table-lay.ts';

const ELDER = 0;
const DEALER = 1;
const TIE_BREAK = 0.05;
/** Tricks looked ahead while cards lie face down, and once all are open. */
const TRICKS_AHEAD = 2;
const TRICKS_AT_THE_END = 5;
/** The elder needs two wins for each loss, so an even game already is a good one for the dealer (R9.90). */
const KONTRA_BELOW = 0.5;
const RE_ABOVE = 0.75;

/**
 * What a computer player does in Officers' Skat when it is asked (R9.80-R9.91).
 * @param random uniform in [0, 1)
 * @throws Error if it is not this position's turn
 */
export function decideOfficers(known: OfficersKnowledge, random: () => number): Action {
  const { legal, position } = known;
  if (legal === null || position === null) throw new Error(`Nobody at this seat is to act in ${known.phase}`);
  switch (legal.type) {
    case 'announceOfficers':
      return { type: 'announceOfficers', game: chooseGame(known) };
    case 'kontra':
      return { type: isDoubled(known, legal.word) ? 'kontra' : 'noKontra' };
    case 'playCard':
      return { type: 'playCard', card: chooseOpenCard(known, position, { cards: legal.cards, random }) };
    default:
      return assertNever(legal);
  }
}

/** The game that promises most; a loss costs twice the value (R9.90), unless points alone count (R9.91). */
function chooseGame(known: OfficersKnowledge): TrumpGame {
  const [elder, dealer] = [openCardsOf(known, ELDER), openCardsOf(known, DEALER)];
  return bestOf(TRUMP_GAMES, (game) => {
    const chance = elderChance(game, elder, dealer);
    if (known.rules.scoring === 'victoryPoints') return chance;
    return baseValueOf(game) * (chance - 2 * (1 - chance));
  });
}

function isDoubled(known: OfficersKnowledge, word: 'kontra' | 're'): boolean {
  if (known.game === null) return false;
  const chance = elderChance(known.game, openCardsOf(known, ELDER), openCardsOf(known, DEALER));
  return word === 'kontra' ? chance < KONTRA_BELOW : chance > RE_ABOVE;
}

interface Choice {
  readonly cards: readonly Card[];
  readonly random: () => number;
}

function chooseOpenCard(
  known: OfficersKnowledge,
  position: OfficersPosition,
  { cards, random }: Choice,
): Card {
  const { game, trick } = known;
  if (cards.length === 1 || game === null || trick === null) return at(cards, 0);
  const lay = layOf(known, game);
  const search = new OfficersSearch(lay);
  const bitOf = (card: Card): number => lay.bits.cards.indexOf(card);
  const [led] = trick.cards;
  const lead = led === undefined ? null : bitOf(led);
  const depth = lay.hidden === 0 ? TRICKS_AT_THE_END : TRICKS_AHEAD;
  const node = { open: lay.open, toPlay: position, lead, depth };
  const sign = position === ELDER ? 1 : -1;
  return bestOf(cards, (card) => sign * search.valueOf(node, bitOf(card)) + TIE_BREAK * random());
}
