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
  resignAsk:
    'Ist ein Gegenspieler einverstanden, endet das Spiel. Was du schon sicher hast, zählt; sonst ist es verloren, einfach gezählt.',
  resignAskNull: 'Ist ein Gegenspieler einverstanden, ist das Spiel verloren.',
  resignQuestion: 'Wirklich aufgeben?',
  concede: 'Schenken',
  concedeBoth: 'Stimmt dein Mitspieler zu, kann der Alleinspieler annehmen oder weiterspielen.',
  concedeEither: 'Der Alleinspieler kann annehmen oder weiterspielen.',
  concedeQuestion: 'Dem Alleinspieler das Spiel schenken?',
  claim: 'Karten zeigen, Rest gehört mir',
  claimDemands: {
    simple: 'Du forderst nur den Gewinn: Schneider zählt, wenn du ihn schon hast.',
    schneider: 'Du forderst Schneider: er zählt, weil du ihn forderst.',
    schwarz: 'Du forderst Schwarz mit Schneider: beide zählen, weil du sie forderst.',
    null: 'Du forderst den Gewinn ohne einen weiteren Stich.',
  },
  claimSays: (p: { demand: string }) =>
    `${p.demand} Deine Karten liegen offen. Nehmen beide Gegner an, endet das Spiel so; sonst wird offen weitergespielt. Das geht nur einmal im Spiel.`,
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
  claimedLevel: (p: { level: string }) => `Karten gezeigt, ${p.level} gefordert und angenommen.`,
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
    p.names.length > 1
      ? `${format.list(p.names)} verlieren den Ramsch mit je ${p.points} Augen`
      : `${format.list(p.names)} verliert den Ramsch mit ${p.points} Augen`,
  march: (p: PersonParts) => `${p.name} macht einen Durchmarsch`,
  virgin: 'Jungfrau',
  pushes: (p: { count: number }) =>
    format.plural(p.count, { one: '1-mal geschoben', other: `${p.count}-mal geschoben` }),
  bock: 'Bock',
  tied: (p: { names: readonly string[]; loser: string }) =>
    `${format.list(p.names)} haben gleich viele Augen; ${p.loser} hat von ihnen zuletzt einen Stich gemacht und verliert allein.`,
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
  begins: (p: { causes: string; count: number; isMultiplied: boolean }) => {
    if (p.count === 1) return `${p.causes}: jetzt beginnt eine Bockrunde.`;
    return p.isMultiplied
      ? `${p.causes}: jetzt beginnen ${p.count} Bockrunden zugleich.`
      : `${p.causes}: jetzt beginnen ${p.count} Bockrunden nacheinander.`;
  },
  waits: (p: { causes: string; count: number }) =>
    `${p.causes}: ${format.plural(p.count, { one: 'eine Bockrunde folgt', other: `${p.count} Bockrunden folgen` })} später.`,
  lapses: (p: { causes: string }) => `${p.causes}: in einer Bockrunde entsteht keine neue.`,
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
  needed: 'Für den Ansager sind 61 Augen nötig.',
  victoryPoints: (p: { count: number }) =>
    format.plural(p.count, { one: '1 Siegpunkt', other: `${p.count} Siegpunkte` }),
  steps: { matadors: 'Spitzen', game: 'Spiel', schneider: 'Schneider', schwarz: 'Schwarz' },
  forfeited: (p: PersonParts) => `${p.name} ist gegangen.`,
};
