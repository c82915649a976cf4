import type { Messages } from '../messages.ts';

export const chat: Messages['chat'] = {
  title: 'Chat',
  nothing: 'Nobody has said anything yet.',
  placeholder: 'Say something',
  send: 'Send',
  phrases: {
    goodLuck: 'Good cards!',
    wellPlayed: 'Well played!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    niceHand: 'Nice hand!',
    badLuck: 'Bad luck!',
    oneMoment: 'One moment, please.',
    goOn: 'On we go!',
  },
  emoji: (p) => `Say ${p.emoji}`,
  unread: (p) => (p.count === 1 ? 'one new line' : `${p.count} new lines`),
  said: (p) => `${p.name} says: ${p.text}`,
  mute: (p) => `Mute ${p.name}`,
  unmute: (p) => `Hear ${p.name} again`,
  closed: {
    tournament: 'By tournament rules the table is silent until the game is over.',
    spectators: 'Spectators may speak again after the game.',
    atTheDoor: 'The chat is for everybody who sits or watches.',
  },
};

export const watch: Messages['watch'] = {
  title: (p) => `${p.table}: watch`,
  lead: 'You see what lies open, and nobody’s hand. Everybody at the table sees that you watch.',
  enter: 'Watch',
  watching: 'You are watching.',
  notYet: 'The series has not begun yet.',
  count: (p) => (p.count === 1 ? 'One is watching' : `${p.count} are watching`),
  names: (p) => `Watching: ${p.names.join(', ')}`,
  link: 'Link for spectators',
  copy: 'Copy link for spectators',
};

export const returning: Messages['returning'] = {
  title: 'Play on on another device',
  lead: 'Open this link on the other device. It works once, for a day. Whoever has it is you there.',
  make: 'Make a link',
  copy: 'Copy link',
  qrAlt: 'QR code with the link to the other device',
  youWillBe: (p) => `You will be ${p.name} on this device.`,
  replaces: (p) =>
    `So far this device is ${p.name}’s. Seats and sheets of ${p.name} can’t be reached from here afterwards.`,
  confirm: (p) => `Play on as ${p.name}`,
};
