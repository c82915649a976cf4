import { formatsOf } from '../format.ts';
import type { Messages } from '../messages.ts';
import { common } from './common.ts';

const format = formatsOf('en');
const scorings = {
  simple: 'game points',
  seeger: 'Seeger score',
  seegerFabian: 'tournament score (Seeger-Fabian)',
};

export const landing: Messages['landing'] = {
  title: 'Skat with friends.',
  lead: 'Send a link, sit down, play.',
  open: 'Open a table',
  practise: 'Practise against the computer',
  enterCode: 'Enter a code',
  code: 'Table code',
  codeHint: 'For example 7F3-K2Q',
  codeIncomplete: 'A table code has six characters.',
  join: 'Join',
  promise: 'No account. No adverts. No coins.',
  resume: 'Play on',
  backToTable: 'Back to the table',
  tableLine: (p) => `${p.table}, game ${p.game} of ${p.total}`,
  gathering: (p) => `${p.table}, not started yet`,
  history: 'History',
  lastSheets: 'Latest sheets',
};

export const create: Messages['create'] = {
  title: 'New table',
  practiseTitle: 'Practise against the computer',
  yourName: 'Your name',
  nameHint: 'This is how the others see you.',
  nameMissing: 'Please enter a name.',
  nameTooLong: (p) => `At most ${p.most} characters.`,
  tableName: 'Name of the table',
  tableNameOf: (p) => `${p.name}’s table`,
  length: 'Games',
  otherLength: 'other',
  lengthHint: (p) => `A multiple of ${p.seats}, at most ${p.most}.`,
  rules: 'Rules',
  tournament: 'Tournament (ISkO)',
  scoring: 'Scoring',
  scorings,
  scoringHints: {
    simple: 'Only the points of one’s own games.',
    seeger: 'Plus 50 for each game won, −50 for each game lost.',
    seegerFabian: 'As on the official sheet: plus 40 for each game the others lose.',
  },
  freeSeats: 'Free seats',
  freeSeatsWait: 'wait for friends',
  freeSeatsComputer: 'fill with computers',
  submit: 'Open a table',
  practiseSubmit: 'Start playing',
  rulesLine: (p) =>
    `Tournament rules · 3 players · ${common.games({ count: p.games })} · ${scorings[p.scoring]}`,
};

export const join: Messages['join'] = {
  title: (p) => p.table,
  invitedBy: (p) => `${p.name} invites you to play Skat.`,
  rulesDetails: 'Read the rules',
  sit: 'Sit down',
  watchOnly: 'All seats are taken. You can wait until one is free.',
  seatOffered: (p) => `${p.name}’s seat is free to take.`,
  notFound: 'This table does not exist, or no longer.',
  notFoundHint: 'Ask for a new link or enter the code.',
  newTable: 'Open a new table',
};

export const lobby: Messages['lobby'] = {
  title: 'Waiting room',
  invite: 'Invite friends',
  inviteHint: 'Send this link to your friends',
  link: 'Link to the table',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Copying does not work here. The link is selected: please copy it yourself.',
  share: 'Share …',
  shareText: (p) => `Skat: ${p.table}`,
  qrAlt: (p) => `QR code with the link ${p.url}`,
  code: 'Code',
  seats: 'Seats',
  seat: (p) => `Seat ${p.number}`,
  free: 'free',
  sitHere: 'Sit here',
  standUp: 'Stand up',
  swapWith: (p) => `Swap with ${p.name}`,
  addComputer: 'Add a computer',
  removeComputer: 'Remove the computer',
  freeSeat: (p) => `Free ${p.name}’s seat`,
  host: 'host',
  youAreHost: 'You are the host now.',
  ready: 'Ready',
  notReady: 'Not ready after all',
  stateReady: 'ready',
  stateWaiting: 'not ready yet',
  stateAway: 'away',
  start: 'Start',
  startMissingSeats: (p) =>
    `Start (${format.plural(p.free, { one: '1 seat free', other: `${p.free} seats free` })})`,
  startMissingReady: (p) => `Start (${p.ready}/${p.seats} ready)`,
  hostStarts: (p) => `${p.name} starts when everybody is ready.`,
  returnLink: 'Your personal return link',
  returnLinkHint: 'It brings you back to your seat on another device. Keep it to yourself.',
};
