import { formatsOf } from '../format.ts';
import type { PersonParts } from '../params.ts';
import { common } from './common.ts';
import { play } from './play.ts';

const format = formatsOf('de');
const hand = (cards: readonly string[]) => `Blatt: ${cards.join(', ')}.`;

/** Sentences for the live regions; each ends with its own full stop, since several may be joined. */
export const speech = {
  dealt: (p: { number: number; position: 0 | 1 | 2; cards: readonly string[] }) =>
    `Spiel ${p.number}. Du bist ${play.positions[p.position]}. ${hand(p.cards)}`,
  hand: (p: { cards: readonly string[] }) => hand(p.cards),
  says: (p: PersonParts & { value: number }) => `${p.name} sagt ${p.value}.`,
  holds: (p: PersonParts) => `${p.name} hält.`,
  passes: (p: PersonParts) => `${p.name} passt.`,
  passedIn: 'Eingepasst.',
  yourTurn: 'Du bist dran.',
  yourTurnFollow: (p: { suit: string; count: number }) =>
    `Du bist dran. ${p.suit} bedienen. ${play.playable(p)}.`,
  yourBid: (p: { value: number }) => `Du bist dran. Nächster Reizwert ${p.value}.`,
  yourAnswer: (p: PersonParts & { value: number }) => `Du bist dran. ${p.name} bietet ${p.value}.`,
  yourSkat: 'Du spielst allein. Skat aufnehmen oder Hand spielen?',
  skatHolds: (p: { cards: readonly string[] }) => `Im Skat: ${format.list(p.cards)}.`,
  card: (p: PersonParts & { card: string }) => `${p.name}: ${p.card}.`,
  trick: (p: PersonParts & { points: number }) => `Stich an ${p.name}, ${common.cardPoints(p)}.`,
  refused: (p: { reason: string }) => `Geht nicht: ${p.reason}.`,
  contract: (p: PersonParts & { contract: string; bid: number }) =>
    `${p.name} spielt ${p.contract}, gereizt ${p.bid}.`,
  result: (p: { sentence: string; totals: readonly string[] }) => `${p.sentence}. ${p.totals.join(', ')}.`,
  total: (p: PersonParts & { total: string }) => `${p.name} ${p.total}`,
};
