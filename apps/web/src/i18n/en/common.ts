import { formatsOf } from '../format.ts';
import type { Messages } from '../messages.ts';

const format = formatsOf('en');

export const common: Messages['common'] = {
  appName: 'Skat',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  more: 'More',
  loading: 'One moment …',
  retry: 'Try again',
  you: 'you',
  computer: 'Computer',
  computerNumber: (p) => `Computer ${p.number}`,
  language: 'Language',
  rules: 'Rules',
  settings: 'Settings',
  skipToContent: 'Skip to content',
  waitingFor: (p) => `Waiting for ${p.name}`,
  waitingForAll: (p) => `Waiting for ${format.list(p.names)}`,
  games: (p) => format.plural(p.count, { one: '1 game', other: `${p.count} games` }),
  cardPoints: (p) => format.plural(p.points, { one: '1 point', other: `${p.points} points` }),
  seconds: (p) => `${p.count} s`,
  errorTitle: 'That did not work',
  pageNotFound: 'There is no such page.',
  toStart: 'To the start page',
};

export const connection: Messages['connection'] = {
  connected: 'Connected',
  connecting: 'Connecting …',
  lost: 'Connection lost, trying again.',
  reconnecting: 'Reconnecting …',
  restored: 'Connected again.',
  storeAway: 'The table cannot store anything right now. Trying again.',
  noServer: 'The server does not answer. Still trying.',
  otherWindow: 'You are playing on in another window.',
  playHere: 'Play here instead',
  outdated: 'There is a new version. Please reload.',
  reload: 'Reload',
};
