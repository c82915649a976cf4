import { formatsOf } from '../format.ts';
import type { PersonParts } from '../params.ts';
import { common } from './common.ts';

const format = formatsOf('de');

export const play = {
  yourTurn: 'Du bist dran',
  titleYourTurn: '● Du bist dran',
  follow: (p: { suit: string }) => `${p.suit} bedienen`,
  yourTurnFollow: (p: { suit: string }) => `Du bist dran: ${p.suit} bedienen`,
  yourTurnLead: 'Du spielst aus',
  yourTurnFree: (p: { suit: string }) => `Du bist dran: kein ${p.suit}, alles erlaubt`,
  playable: (p: { count: number }) =>
    format.plural(p.count, { one: '1 Karte möglich', other: `${p.count} Karten möglich` }),
  playCard: 'Ausspielen',
  raised: (p: { card: string }) => `${p.card} gewählt`,
  refusedFollow: (p: { suit: string }) => `Geht nicht: ${p.suit} bedienen`,
  refusedTurn: (p: PersonParts) => `Noch nicht: ${p.name} ist dran`,
  refusedTrickLies: 'Noch nicht: der Stich liegt noch',
  led: 'ausgespielt',
  ledBy: (p: PersonParts) => `${p.name} hat ausgespielt`,
  leading: 'liegt vorn',
  trickTo: (p: PersonParts & { points: number }) => `${p.name}, ${common.cardPoints(p)}`,
  trick: 'Stich',
  trickNumber: (p: { number: number }) => `Stich ${p.number}`,
  tricks: (p: { count: number }) => format.plural(p.count, { one: '1 Stich', other: `${p.count} Stiche` }),
  tricksShort: (p: { count: number }) => `${p.count} St.`,
  tricksAndPoints: (p: { count: number; points: number }) =>
    `${format.plural(p.count, { one: '1 Stich', other: `${p.count} Stiche` })}, ${common.cardPoints(p)}`,
  tricksAndPointsShort: (p: { count: number; points: number }) => `${p.count} St. · ${p.points}`,
  lastTrick: 'letzter Stich',
  lastTrickWonBy: (p: PersonParts & { points: number }) => `An ${p.name}, ${common.cardPoints(p)}`,
  noLastTrick: 'Den letzten Stich kannst du nur sehen, bis du selbst weitergespielt hast.',
  hand: (p: { count: number }) =>
    `Dein Blatt, ${format.plural(p.count, { one: '1 Karte', other: `${p.count} Karten` })}`,
  handOf: (p: PersonParts) => `Blatt von ${p.name}`,
  cardsLeft: (p: { count: number }) => format.plural(p.count, { one: '1 Karte', other: `${p.count} Karten` }),
  table: 'Tisch',
  trickArea: 'Karten auf dem Tisch',
  yourCard: 'deine Karte',
  contractLine: (p: { contract: string; bid: number; declarer: string }) =>
    `${p.contract} · gereizt ${p.bid} · ${p.declarer} spielt`,
  contractShort: (p: { contract: string; bid: number }) => `${p.contract} · ${p.bid}`,
  youPlayAlone: 'Du spielst allein',
  plays: (p: PersonParts) => `${p.name} spielt allein`,
  partner: (p: PersonParts) => `Du spielst mit ${p.name}`,
  gameNumber: (p: { number: number }) => `Spiel ${p.number}`,
  gameOf: (p: { number: number; total: number | 'open' }) =>
    p.total === 'open' ? `Spiel ${p.number}` : `Spiel ${p.number} von ${p.total}`,
  gameOfShort: (p: { number: number; total: number | 'open' }) =>
    p.total === 'open' ? String(p.number) : `${p.number}/${p.total}`,
  roles: { declarer: 'Alleinspieler:in', defender: 'Gegenspieler', dealer: 'Geber:in' },
  dealerBadge: 'Geber',
  declarerBadge: 'spielt',
  positions: ['Vorhand', 'Mittelhand', 'Hinterhand'] as const,
  positionsShort: ['VH', 'MH', 'HH'] as const,
  thinking: (p: PersonParts) => `${p.name} überlegt`,
  turnOf: (p: PersonParts) => `${p.name} ist dran`,
  sheet: 'Liste',
  more: 'Mehr',
  sort: 'Sortieren',
  pauseHint: 'Zum Weiterspielen tippen',
};

const winsWith = (p: PersonParts & { contract: string; points: number }) =>
  `${p.name} gewinnt ${p.contract} mit ${p.points} Augen`;
const losesWith = (p: PersonParts & { contract: string; points: number }) =>
  `${p.name} verliert ${p.contract} mit ${p.points} Augen`;

export const result = {
  title: 'Ergebnis',
  wins: winsWith,
  loses: losesWith,
  winsNull: (p: PersonParts & { contract: string }) => `${p.name} gewinnt ${p.contract} ohne Stich`,
  losesNull: (p: PersonParts & { contract: string }) => `${p.name} verliert ${p.contract}`,
  winsEarly: (p: PersonParts & { contract: string }) => `${p.name} gewinnt ${p.contract}`,
  losesEarly: (p: PersonParts & { contract: string }) => `${p.name} verliert ${p.contract}`,
  passedIn: 'Alle haben gepasst: eingepasst',
  passedInHint: 'Niemand schreibt etwas an.',
  pointsLine: (p: { declarer: number; defenders: number }) => `${p.declarer} : ${p.defenders} Augen`,
  countedLine: (p: { declarer: number; defenders: number }) =>
    `Fertige Stiche: ${p.declarer} : ${p.defenders} Augen`,
  reasons: {
    made: 'Gewonnen.',
    points: 'Es fehlten Augen: 61 sind nötig.',
    announcement: 'Das Angesagte wurde nicht erreicht.',
    overbid: 'Genug Augen, aber überreizt.',
    trick: 'Bei Null darf kein Stich genommen werden.',
    givenUp: 'Ein aufgegebenes Spiel ist verloren.',
  },
  overbidLine: (p: { value: number; bid: number }) => `Spielwert ${p.value} liegt unter ${p.bid}: verloren`,
  neededLine: (p: { level: number; base: number; value: number }) =>
    `nötig ${p.level} × ${p.base} = ${p.value}`,
  lostTwice: (p: { value: number; score: string }) => `verloren: ${p.value} × 2 = ${p.score}`,
  skatLay: 'im Skat lag',
  putAway: 'gedrückt',
  skatUntouched: 'Skat (nicht aufgenommen)',
  points: (p: PersonParts & { total: string }) => `${p.name} ${p.total}`,
  next: 'Weiter',
  nextIn: (p: { seconds: number }) => `Weiter (${p.seconds} s)`,
  waitPlease: 'Moment',
  waits: (p: PersonParts) => `${p.name} braucht einen Moment`,
  notReadyYet: (p: { names: readonly string[] }) => `Es fehlt noch: ${format.list(p.names)}`,
  tricks: 'Stiche ansehen',
  hideTricks: 'Stiche ausblenden',
  void: 'Dieses Spiel zählt nicht: es ließ sich nach einer Erneuerung des Servers nicht fortsetzen.',
};
