import { formatsOf } from '../format.ts';
import type { PersonParts } from '../params.ts';

const format = formatsOf('de');
const kontraWords = { kontra: 'Kontra', re: 'Re', supra: 'Supra', hirsch: 'Hirsch' };

export const kontra = {
  words: kontraWords,
  say: (p: { word: keyof typeof kontraWords }) => `${kontraWords[p.word]} sagen`,
  ask: (p: { word: keyof typeof kontraWords }) => `${kontraWords[p.word]}?`,
  decline: 'Nein',
  youAreAsked: (p: { word: keyof typeof kontraWords }) => `Möchtest du ${kontraWords[p.word]} sagen?`,
  waiting: (p: { names: readonly string[]; word: keyof typeof kontraWords }) =>
    `Warten auf ${format.list(p.names)}: ${kontraWords[p.word]}?`,
  said: (p: PersonParts & { word: keyof typeof kontraWords }) => `${p.name} sagt ${kontraWords[p.word]}.`,
  factor: (p: { factor: number }) => `× ${p.factor}`,
};

export const early = {
  title: 'Spiel vorzeitig beenden',
  resign: 'Aufgeben',
  resignAlone: 'Das Spiel ist sofort zu Ende und für dich verloren, einfach gezählt.',
  resignAsk: 'Ist ein Gegenspieler einverstanden, ist das Spiel verloren, einfach gezählt.',
  resignQuestion: 'Wirklich aufgeben?',
  concede: 'Schenken',
  concedeBoth: 'Stimmt dein Mitspieler zu, kann der Alleinspieler annehmen oder weiterspielen.',
  concedeEither: 'Der Alleinspieler kann annehmen oder weiterspielen.',
  concedeQuestion: 'Dem Alleinspieler das Spiel schenken?',
  claim: 'Karten zeigen, Rest gehört mir',
  claimSays:
    'Deine Karten liegen offen. Nehmen beide Gegner an, hast du gewonnen; sonst wird offen weitergespielt.',
  claimNull: 'Karten zeigen, kein Stich mehr',
  claimLevels: { simple: 'gewonnen', schneider: 'Schneider', schwarz: 'Schwarz' },
  claimQuestion: 'Karten wirklich offen hinlegen?',
  claimRest: 'Alle weiteren Stiche sind mir sicher',
  claimRestSays: 'Das Spiel endet, der Rest gehört den Gegnern des Alleinspielers.',
  claimRestQuestion: 'Die übrigen Stiche beanspruchen?',
  asksResign: (p: PersonParts) => `${p.name} möchte aufgeben.`,
  asksConcede: (p: PersonParts) => `${p.name} möchte schenken.`,
  asksConcedeDeclarer: 'Die Gegner schenken dir das Spiel.',
  asksClaim: (p: PersonParts) => `${p.name} zeigt die Karten: der Rest gehört ${p.name}.`,
  asksClaimLevel: (p: PersonParts & { level: string }) =>
    `${p.name} zeigt die Karten und verlangt ${p.level}.`,
  accept: 'Annehmen',
  agree: 'Einverstanden',
  playOn: 'Weiterspielen',
  waiting: (p: { names: readonly string[] }) => `Warten auf ${format.list(p.names)}.`,
  partnerMustAgree: 'Mitspieler muss zustimmen',
  open: 'offen',
  declined: 'Es wird weitergespielt.',
  declinedOpen: 'Es wird weitergespielt, die Karten bleiben offen.',
  endings: {
    played: 'Zu Ende gespielt.',
    resigned: 'Aufgegeben.',
    conceded: 'Von den Gegnern geschenkt.',
    claimed: 'Karten gezeigt und angenommen.',
    restClaimed: 'Die Gegner hatten alle übrigen Stiche sicher.',
    declarerForfeited: 'Der Alleinspieler ist gegangen.',
    defenderForfeited: 'Ein Gegenspieler ist gegangen.',
  },
};

export const ramsch = {
  name: 'Ramsch',
  schieberamsch: 'Schieberamsch',
  youLookOrPush: 'Skat ansehen oder weiterschieben?',
  look: 'Ansehen',
  push: 'Schieben',
  pushHint: 'Unbesehen weiterschieben verdoppelt.',
  youPass: 'Schiebe zwei Karten weiter',
  pass: (p: { count: number }) => `Weiterschieben (${p.count}/2)`,
  passes: (p: PersonParts) => `${p.name} hat den Skat.`,
  pushed: (p: PersonParts) => `${p.name} schiebt unbesehen.`,
  looked: (p: PersonParts) => `${p.name} sieht an und schiebt.`,
  jackRefused: 'Buben dürfen nicht weitergeschoben werden.',
  offer: 'Grand Hand statt Ramsch?',
  offerWaiting: (p: PersonParts) => `${p.name} überlegt: Grand Hand?`,
  offerChoose: 'Grand Hand …',
  offerAnnounce: 'Grand Hand ansagen',
  offerPass: 'Weiter',
  loses: (p: { names: readonly string[]; points: number }) =>
    `${format.list(p.names)} verliert den Ramsch mit ${p.points} Augen`,
  march: (p: PersonParts) => `${p.name} macht einen Durchmarsch`,
  virgin: 'Jungfrau',
  pushes: (p: { count: number }) =>
    format.plural(p.count, { one: '1-mal geschoben', other: `${p.count}-mal geschoben` }),
  bock: 'Bock',
  pointsLine: (p: PersonParts & { points: number; tricks: number }) =>
    `${p.name}: ${p.points} Augen, ${format.plural(p.tricks, { one: '1 Stich', other: `${p.tricks} Stiche` })}`,
  skatAtEnd: 'zuletzt im Skat',
  skatToLastTrick: 'Der Skat gehört zum letzten Stich.',
  skatToLoser: 'Der Skat gehört dem Verlierer.',
  skatToNobody: 'Der Skat zählt niemandem.',
  multiplied: (p: { points: number; factor: number; score: string }) =>
    `${p.points} × ${p.factor} = ${p.score}`,
};

export const cutting = {
  youCut: 'Hebe ab',
  cut: 'Abheben',
  place: (p: { count: number }) => `${p.count} Karten`,
  waiting: (p: PersonParts) => `${p.name} hebt ab.`,
};

export const four = {
  sitsOut: 'setzt aus',
  youSitOut: 'Du gibst und setzt aus.',
  addChair: 'Vierten Platz dazustellen',
  removeChair: 'Zu dritt weiterspielen',
  removeChairQuestion:
    'Den freien Platz wegnehmen und zu dritt weiterspielen? Alle sagen danach wieder „Bereit“.',
};

export const rounds = {
  bock: (p: { factor: number; left: number }) =>
    `Bock × ${p.factor}, noch ${format.plural(p.left, { one: '1 Spiel', other: `${p.left} Spiele` })}`,
  bockShort: (p: { factor: number }) => `Bock × ${p.factor}`,
  ramsch: (p: { left: number }) =>
    `Ramschrunde, noch ${format.plural(p.left, { one: '1 Spiel', other: `${p.left} Spiele` })}`,
  factor: (p: { factor: number }) => `× ${p.factor}`,
  counts: (p: { factor: number }) => `Dieses Spiel zählt ${p.factor}-fach.`,
  factorLine: (p: { value: string; factor: number; score: string }) =>
    `${p.value} × ${p.factor} = ${p.score}`,
};

export const officers = {
  name: 'Offizierskat',
  elder: 'Ansager',
  dealer: 'Geber',
  youAnnounce: 'Sage dein Spiel an',
  announces: (p: PersonParts) => `${p.name} sagt an.`,
  announced: (p: PersonParts & { game: string }) => `${p.name} spielt ${p.game}.`,
  ownStacks: 'Deine Stapel',
  stacksOf: (p: PersonParts) => `Stapel von ${p.name}`,
  stack: (p: { number: number; card: string; hasDown: boolean }) =>
    `Stapel ${p.number}: ${p.card}${p.hasDown ? ', darunter eine verdeckte Karte' : ''}`,
  emptyStack: (p: { number: number }) => `Stapel ${p.number}: leer`,
  hiddenStack: (p: { number: number }) => `Stapel ${p.number}: verdeckt`,
  turnedUp: (p: PersonParts & { cards: readonly string[] }) =>
    `${p.name} deckt auf: ${format.list(p.cards)}.`,
  pointsLine: (p: { elder: number; dealer: number }) => `${p.elder} : ${p.dealer} Augen`,
  wins: (p: PersonParts & { game: string; points: number }) =>
    `${p.name} gewinnt ${p.game} mit ${p.points} Augen`,
  loses: (p: PersonParts & { game: string; points: number }) =>
    `${p.name} verliert ${p.game} mit ${p.points} Augen`,
  victoryPoints: (p: { count: number }) =>
    format.plural(p.count, { one: '1 Siegpunkt', other: `${p.count} Siegpunkte` }),
  steps: { matadors: 'Spitzen', game: 'Spiel', schneider: 'Schneider', schwarz: 'Schwarz' },
  forfeited: (p: PersonParts) => `${p.name} ist gegangen.`,
};
