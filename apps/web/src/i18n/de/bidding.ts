import { formatsOf } from '../format.ts';
import type { MatadorParts, PersonParts } from '../params.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';

const format = formatsOf('de');

export const bidding = {
  title: 'Reizen',
  youSay: (p: { listener: string }) => `Du sagst, ${p.listener} hört.`,
  youAnswer: (p: PersonParts & { value: number }) => `${p.name} bietet ${p.value}. Hältst du?`,
  forehandAlone: 'Die anderen passen. Sagst du 18?',
  othersBid: (p: { bidder: string; listener: string }) => `${p.bidder} sagt, ${p.listener} hört.`,
  bid: (p: { value: number }) => `${p.value} sagen`,
  hold: (p: { value: number }) => `Ja, ${p.value}`,
  pass: 'Passe',
  more: 'mehr',
  valueList: 'Alle Reizwerte',
  guard: (p: { value: number; seconds: number }) => `Sprung auf ${p.value}: gleich (${p.seconds} s)`,
  log: 'Gebote',
  saidHold: 'ja',
  saidPass: 'passe',
  passed: 'passt',
  nobodyYet: 'Noch kein Gebot',
  bidValue: (p: { value: number }) => `gereizt ${p.value}`,
};

export const skat = {
  youDeclare: (p: { bid: number }) => `Du spielst allein. Gereizt: ${p.bid}`,
  otherDecides: (p: PersonParts & { bid: number }) => `${p.name} spielt allein, gereizt ${p.bid}.`,
  playHand: 'Hand spielen',
  pickUp: 'Skat aufnehmen',
  tookSkat: (p: PersonParts) => `${p.name} hat den Skat aufgenommen.`,
  playsHand: (p: PersonParts) => `${p.name} spielt Hand.`,
  putAwayTwo: 'Drücke 2 Karten',
  chosen: (p: { count: number }) => `${p.count}/2 gewählt`,
  fromSkat: 'aus dem Skat',
  inSkat: 'im Skat',
  inSkatWithPoints: (p: { points: number }) => `im Skat: ${common.cardPoints(p)}`,
  reset: 'Zurücksetzen',
  confirm: (p: { count: number }) => (p.count === 2 ? '2 drücken' : `Drücken (${p.count}/2)`),
  changeDiscard: 'Andere Karten drücken',
};

export const declare = {
  title: 'Spiel ansagen',
  otherDeclares: (p: PersonParts) => `${p.name} sagt gleich das Spiel an.`,
  announce: (p: { game: string }) => `${p.game} ansagen`,
  announceAnyway: (p: { game: string }) => `Trotzdem ${p.game} (überreizt)`,
  announceRisky: (p: { game: string }) => `${p.game} wagen`,
  tapAgain: 'Noch einmal tippen, um es anzusagen',
  plain: 'einfach',
  hand: 'Hand',
  schneider: 'Schneider',
  schwarz: 'Schwarz',
  ouvert: 'Ouvert',
  includes: {
    schneider: 'Schneider: du versprichst mindestens 90 Augen.',
    schwarz: 'Schwarz schließt Schneider ein: du versprichst alle Stiche.',
    ouvert: 'Ouvert schließt Schneider und Schwarz ein: dein Blatt liegt offen, du versprichst alle Stiche.',
    nullOuvert: 'Null ouvert: dein Blatt liegt offen.',
  },
  spitze: 'Spitze',
  spitzeSays: (p: { card: string }) => `Spitze: der letzte Stich muss an ${p.card} gehen.`,
  overbidMark: 'überreizt',
  worth: (p: MatadorParts & { level: number; game: string; base: number; value: number }) =>
    `${cards.matadors(p)}, Spiel ${p.level} × ${p.game} ${p.base} = ${p.value}`,
  fixed: (p: { game: string; value: number }) => `${p.game} zählt immer ${p.value}`,
  nullTooLow: (p: { bid: number }) => `Zählt weniger als die gereizten ${p.bid}`,
  safe: (p: { bid: number }) => `Deckt die gereizten ${p.bid}.`,
  inPlay: (p: { bid: number; steps: number }) =>
    `Unter den gereizten ${p.bid}: ${format.plural(p.steps, {
      one: 'es reicht nur mit Schneider',
      other: 'es reicht nur mit Schneider und Schwarz',
    })}.`,
  inPlaySchwarz: (p: { bid: number }) => `Unter den gereizten ${p.bid}: es reicht nur mit Schwarz.`,
  unreachable: (p: { bid: number }) =>
    `Erreicht die gereizten ${p.bid} nicht mehr: das Spiel ist dann verloren.`,
  skatMayHelp: 'Ein Bube im Skat kann den Wert noch erhöhen.',
  skatMayHurt: 'Ein Bube im Skat kann den Wert noch ändern, auch nach unten.',
};
