import type { Emoji, Phrase } from '@skat/protocol';

const phrases: Readonly<Record<Phrase, string>> = {
  goodLuck: 'Gut Blatt!',
  wellPlayed: 'Gut gespielt!',
  thanks: 'Danke!',
  sorry: 'Entschuldigung!',
  niceHand: 'Schönes Blatt!',
  badLuck: 'Pech gehabt!',
  oneMoment: 'Moment bitte.',
  goOn: 'Weiter geht’s!',
};

/** What people say to each other at the table. */
export const chat = {
  title: 'Chat',
  nothing: 'Noch hat niemand etwas gesagt.',
  placeholder: 'Etwas sagen',
  send: 'Senden',
  phrases,
  emoji: (p: { emoji: Emoji }) => `${p.emoji} sagen`,
  unread: (p: { count: number }) => (p.count === 1 ? 'eine neue Zeile' : `${p.count} neue Zeilen`),
  said: (p: { name: string; text: string }) => `${p.name} sagt: ${p.text}`,
  mute: (p: { name: string }) => `${p.name} stumm schalten`,
  unmute: (p: { name: string }) => `${p.name} wieder hören`,
  closed: {
    tournament: 'Nach Turnierregeln schweigt der Tisch, bis das Spiel zu Ende ist.',
    spectators: 'Wer zuschaut, sagt erst nach dem Spiel wieder etwas.',
    atTheDoor: 'Der Chat ist für alle, die sitzen oder zuschauen.',
  },
};

/** Looking on by a link. */
export const watch = {
  title: (p: { table: string }) => `${p.table}: zuschauen`,
  lead: 'Du siehst, was offen liegt, und niemandes Blatt. Alle am Tisch sehen, dass du zuschaust.',
  enter: 'Zuschauen',
  watching: 'Du schaust zu.',
  notYet: 'Die Runde hat noch nicht begonnen.',
  count: (p: { count: number }) => (p.count === 1 ? 'Einer schaut zu' : `${p.count} schauen zu`),
  names: (p: { names: readonly string[] }) => `Es schauen zu: ${p.names.join(', ')}`,
  link: 'Link zum Zuschauen',
  copy: 'Link zum Zuschauen kopieren',
};

/** Going on on another device. */
export const returning = {
  title: 'Auf anderem Gerät weiterspielen',
  lead: 'Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, einen Tag lang. Wer ihn hat, ist dort du.',
  make: 'Link erzeugen',
  copy: 'Link kopieren',
  qrAlt: 'QR-Code mit dem Link zum anderen Gerät',
  youWillBe: (p: { name: string }) => `Du bist dann ${p.name} auf diesem Gerät.`,
  replaces: (p: { name: string }) =>
    `Dieses Gerät gehört bisher ${p.name}. Plätze und Listen von ${p.name} sind von hier aus danach nicht mehr zu erreichen.`,
  confirm: (p: { name: string }) => `Als ${p.name} weiterspielen`,
};
