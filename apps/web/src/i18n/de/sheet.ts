import { formatsOf } from '../format.ts';
import type { PersonParts } from '../params.ts';

const format = formatsOf('de');

export const sheet = {
  title: 'Spielliste',
  titleOf: (p: { table: string }) => `Spielliste – ${p.table}`,
  progress: (p: { played: number; total: number | 'open' }) =>
    p.total === 'open' ? String(p.played) : `${p.played}/${p.total}`,
  columns: {
    number: 'Nr.',
    game: 'Spiel',
    base: 'Grundwert',
    with: 'mit',
    without: 'ohne',
    hand: 'Hand',
    schneider: 'Schneider',
    schneiderAnnounced: 'Schneider angesagt',
    schwarz: 'Schwarz',
    schwarzAnnounced: 'Schwarz angesagt',
    ouvert: 'offen',
    level: 'Stufe',
    factor: 'Kontra/Re',
    points: 'Augen',
    plus: 'Gewinn',
    minus: 'Verlust',
    value: 'Wert',
    dealer: 'Geber',
    passedIn: 'eingepasst',
    won: 'gewonnen',
    lost: 'verloren',
  },
  /** Two letters fit a phone's column. */
  gamesShort: { C: 'Kr', S: 'Pik', H: 'Hz', D: 'Ka', grand: 'Gr', null: 'Null' },
  short: {
    with: 'm',
    without: 'o',
    hand: 'H',
    schneider: 'S',
    schneiderAnnounced: 'Sa',
    schwarz: 'B',
    schwarzAnnounced: 'Ba',
    ouvert: 'O',
    overbid: 'ü',
    spitze: 'Sp',
    shortened: 'abg.',
    base: 'Gw.',
    level: 'St.',
  },
  passedIn: 'eingepasst',
  running: 'läuft',
  round: (p: { number: number }) => `Runde ${p.number}`,
  bid: (p: { value: number }) => `gereizt ${p.value}`,
  overbid: 'überreizt',
  shortened: 'vorzeitig beendet',
  ownGets: (p: { amount: string }) => `Für das Spiel kommen ${p.amount} dazu.`,
  othersGet: (p: { amount: string; all: boolean }) =>
    `${p.all ? 'Die anderen' : 'Die Gegenspieler'} bekommen je ${p.amount}.`,
  othersPay: (p: { amount: string; all: boolean }) =>
    `${p.all ? 'Den anderen' : 'Den Gegenspielern'} wird je ${p.amount} angeschrieben.`,
  foot: {
    points: 'Spielpunkte',
    wonLost: 'gewonnen / verloren',
    ownGames: '(gew. − verl.) × 50',
    ownGamesDoubled: '±50 je Spiel, mit Kontra verdoppelt',
    othersLossesDoubled: (p: { amount: string }) => `Gegner verloren: je ${p.amount}, mit Kontra verdoppelt`,
    othersLosses: (p: { amount: string }) => `Gegner verloren × ${p.amount}`,
    total: 'Gesamt',
    passedIn: (p: { count: number }) => `eingepasst: ${p.count}`,
    ramsch: (p: { count: number }) => `Ramsch: ${p.count}`,
  },
  wonLost: (p: { won: number; lost: number }) => `${p.won} / ${p.lost}`,
  empty: 'Noch kein Spiel auf der Liste.',
};

export const standing = {
  title: 'Endstand',
  endedEarly: (p: { played: number; total: number }) =>
    `Vorzeitig beendet nach ${p.played} von ${p.total} Spielen`,
  endedOpen: (p: { played: number }) =>
    `Beendet nach ${format.plural(p.played, { one: '1 Spiel', other: `${p.played} Spielen` })}`,
  endedAtLimit: (p: { played: number; limit: string; names: readonly string[] }) =>
    `${format.list(p.names)} ${p.names.length > 1 ? 'haben' : 'hat'} die Grenze von ${p.limit} erreicht: Ende nach ${format.plural(p.played, { one: '1 Spiel', other: `${p.played} Spielen` })}`,
  place: (p: { place: number }) => `${p.place}.`,
  wins: (p: PersonParts & { total: string }) => `${p.name} gewinnt die Liste mit ${p.total} Punkten`,
  shared: (p: { names: readonly string[] }) => `${format.list(p.names)} teilen sich den ersten Platz`,
  newSeries: 'Neue Liste',
  newSeriesHint: 'Dieselben Plätze, dieselben Regeln.',
  hostStartsNew: (p: PersonParts) => `${p.name} kann eine neue Liste beginnen.`,
  showSheet: 'Spielliste ansehen',
  toHistory: 'Zum Verlauf',
};

export const history = {
  title: 'Verlauf',
  lead: 'Deine Listen, auch nach Monaten.',
  empty: 'Hier stehen deine Listen, sobald du eine gespielt hast.',
  open: 'Liste ansehen',
  line: (p: { played: number; total: number | 'open' }) =>
    p.total === 'open' ? `${p.played} Spiele, offene Liste` : `${p.played}/${p.total} Spiele`,
  running: 'läuft noch',
  endedEarly: 'vorzeitig beendet',
  finished: 'beendet',
  players: (p: { names: readonly string[] }) => format.list(p.names),
  date: 'Datum',
  table: 'Tisch',
  result: 'Ergebnis',
  game: (p: { number: number }) => `Spiel ${p.number}`,
  notFound: 'Diese Liste gibt es nicht, oder du warst nicht dabei.',
};
