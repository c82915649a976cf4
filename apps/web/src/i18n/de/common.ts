import { formatsOf } from '../format.ts';
import type { PersonParts } from '../params.ts';

const format = formatsOf('de');

export const common = {
  appName: 'Skat',
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',
  confirm: 'Bestätigen',
  more: 'Mehr',
  loading: 'Einen Moment …',
  retry: 'Noch einmal versuchen',
  you: 'du',
  computer: 'Computer',
  computerNumber: (p: { number: number }) => `Computer ${p.number}`,
  language: 'Sprache',
  rules: 'Regeln',
  settings: 'Einstellungen',
  skipToContent: 'Zum Inhalt springen',
  waitingFor: (p: PersonParts) => `Warten auf ${p.name}`,
  waitingForAll: (p: { names: readonly string[] }) => `Warten auf ${format.list(p.names)}`,
  games: (p: { count: number }) => format.plural(p.count, { one: '1 Spiel', other: `${p.count} Spiele` }),
  cardPoints: (p: { points: number }) =>
    format.plural(p.points, { one: '1 Auge', other: `${p.points} Augen` }),
  seconds: (p: { count: number }) => `${p.count} s`,
  errorTitle: 'Das hat nicht geklappt',
  pageNotFound: 'Diese Seite gibt es nicht.',
  toStart: 'Zur Startseite',
};

export const connection = {
  connected: 'Verbunden',
  connecting: 'Verbinde …',
  lost: 'Verbindung verloren, ich versuche es wieder.',
  reconnecting: 'Verbindung wird wiederhergestellt …',
  restored: 'Wieder verbunden.',
  storeAway: 'Der Tisch kann sich gerade nichts merken. Ich versuche es wieder.',
  noServer: 'Der Server antwortet nicht. Ich versuche es weiter.',
  otherWindow: 'Du spielst in einem anderen Fenster weiter.',
  playHere: 'Hier weiterspielen',
  outdated: 'Es gibt eine neue Fassung. Bitte neu laden.',
  reload: 'Neu laden',
};
