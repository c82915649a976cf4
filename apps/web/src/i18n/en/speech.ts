import { formatsOf } from '../format.ts';
import type { Messages } from '../messages.ts';
import { common } from './common.ts';
import { play } from './play.ts';

const format = formatsOf('en');
const hand = (cards: readonly string[]) => `Your hand: ${cards.join(', ')}.`;

export const speech: Messages['speech'] = {
  dealt: (p) => `Game ${p.number}. You are ${play.positions[p.position]}. ${hand(p.cards)}`,
  hand: (p) => hand(p.cards),
  says: (p) => `${p.name} bids ${p.value}.`,
  holds: (p) => `${p.name} holds.`,
  passes: (p) => `${p.name} passes.`,
  passedIn: 'Passed in.',
  yourTurn: 'Your turn.',
  yourTurnFollow: (p) => `Your turn. Follow ${p.suit}. ${play.playable(p)}.`,
  yourBid: (p) => `Your turn. Next bid ${p.value}.`,
  yourAnswer: (p) => `Your turn. ${p.name} bids ${p.value}.`,
  yourSkat: 'You are the declarer. Pick up the skat or play Hand?',
  skatHolds: (p) => `In the skat: ${format.list(p.cards)}.`,
  card: (p) => `${p.name}: ${p.card}.`,
  trick: (p) => `Trick to ${p.name}, ${common.cardPoints(p)}.`,
  refused: (p) => `Not possible: ${p.reason}.`,
  contract: (p) => `${p.name} plays ${p.contract}, bid ${p.bid}.`,
  result: (p) => `${p.sentence}. ${p.totals.join(', ')}.`,
  total: (p) => `${p.name} ${p.total}`,
};
