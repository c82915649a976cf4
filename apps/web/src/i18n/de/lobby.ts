import { formatsOf } from '../format.ts';
import type { PersonParts } from '../params.ts';
import { play } from './play.ts';

const format = formatsOf('de');
export const landing = {
  title: 'Skat mit Freunden.',
  lead: 'Link schicken, hinsetzen, spielen.',
  open: 'Tisch eröffnen',
  practise: 'Gegen Computer üben',
  enterCode: 'Code eingeben',
  code: 'Tischcode',
  codeHint: 'Zum Beispiel 7F3-K2Q',
  codeIncomplete: 'Ein Tischcode hat sechs Zeichen.',
  join: 'Beitreten',
  promise: 'Ohne Konto. Ohne Werbung. Ohne Münzen.',
  resume: 'Weiterspielen',
  backToTable: 'Zurück an den Tisch',
  tableLine: (p: { table: string; game: number; total: number | 'open' }) =>
    `${p.table}, ${play.gameOf({ number: p.game, total: p.total })}`,
  gathering: (p: { table: string }) => `${p.table}, noch nicht begonnen`,
  history: 'Verlauf',
  lastSheets: 'Letzte Listen',
};

export const create = {
  title: 'Neuer Tisch',
  practiseTitle: 'Gegen Computer üben',
  yourName: 'Dein Name',
  nameHint: 'So sehen dich die anderen am Tisch.',
  nameMissing: 'Bitte gib einen Namen ein.',
  nameTooLong: (p: { most: number }) => `Höchstens ${p.most} Zeichen.`,
  tableName: 'Name des Tisches',
  tableNameOf: (p: PersonParts) => `Tisch von ${p.name}`,
  length: 'Liste',
  otherLength: 'andere',
  lengthHint: (p: { seats: number; most: number }) => `Ein Vielfaches von ${p.seats}, höchstens ${p.most}.`,
  freeSeats: 'Freie Plätze',
  freeSeatsWait: 'auf Freunde warten',
  freeSeatsComputer: 'mit Computern füllen',
  submit: 'Tisch eröffnen',
  practiseSubmit: 'Losspielen',
};

export const join = {
  title: (p: { table: string }) => p.table,
  invitedBy: (p: PersonParts) => `${p.name} lädt dich zum Skat ein.`,
  rulesDetails: 'Regeln ansehen',
  sit: 'Hinsetzen',
  watchOnly: 'Alle Plätze sind besetzt. Du kannst warten, bis einer frei wird.',
  wait: 'Auf einen Platz warten',
  seatOffered: (p: PersonParts) => `Der Platz von ${p.name} ist frei geworden.`,
  notFound: 'Diesen Tisch gibt es nicht oder nicht mehr.',
  notFoundHint: 'Frag nach einem neuen Link oder gib den Code ein.',
  newTable: 'Neuen Tisch eröffnen',
};

export const lobby = {
  title: 'Warteraum',
  invite: 'Lade Freunde ein',
  inviteHint: 'Schick den Link an deine Freunde',
  link: 'Link zum Tisch',
  copyLink: 'Link kopieren',
  copied: 'Link kopiert',
  copyFailed: 'Kopieren geht hier nicht. Der Link ist markiert: bitte selbst kopieren.',
  share: 'Teilen …',
  shareText: (p: { table: string }) => `Skat: ${p.table}`,
  qrAlt: (p: { url: string }) => `QR-Code mit dem Link ${p.url}`,
  code: 'Code',
  seats: 'Plätze',
  seat: (p: { number: number }) => `Platz ${p.number}`,
  free: 'frei',
  sitHere: 'Hier sitzen',
  standUp: 'Aufstehen',
  swapWith: (p: PersonParts) => `Mit ${p.name} tauschen`,
  addComputer: 'Computer setzen',
  removeComputer: 'Computer wegnehmen',
  freeSeat: (p: PersonParts) => `Platz von ${p.name} freigeben`,
  host: 'Gastgeber:in',
  youAreHost: 'Du bist jetzt Gastgeber:in.',
  ready: 'Bereit',
  notReady: 'Doch nicht bereit',
  stateReady: 'bereit',
  stateWaiting: 'noch nicht bereit',
  stateAway: 'nicht da',
  start: 'Start',
  startMissingSeats: (p: { free: number }) =>
    `Start (${format.plural(p.free, { one: '1 Platz frei', other: `${p.free} Plätze frei` })})`,
  startMissingReady: (p: { ready: number; seats: number }) => `Start (${p.ready}/${p.seats} bereit)`,
  hostStarts: (p: PersonParts) => `${p.name} startet, wenn alle bereit sind.`,
  returnLink: 'Dein persönlicher Rückkehr-Link',
  returnLinkHint: 'Damit kommst du auf einem anderen Gerät an deinen Platz zurück. Nicht weitergeben.',
};
