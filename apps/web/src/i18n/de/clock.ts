import { formatsOf } from '../format.ts';
import type { PersonParts } from '../params.ts';

const format = formatsOf('de');

/** What a table agrees on beside its rules. */
export const agreed = {
  decision: 'Bedenkzeit',
  decisions: { none: 'ohne', 60: 'gemütlich: 60 s', 25: 'zügig: 25 s' },
  decisionsSay: {
    none: 'Es läuft keine Uhr. Wer zu lange weg ist, über den entscheiden die anderen.',
    60: 'Für jede Entscheidung gibt es 60 Sekunden, dazu in jedem Spiel 60 Sekunden Reserve. Wer beides verbraucht, passt oder der Computer entscheidet; nach zwei Malen hintereinander spielt der Computer weiter.',
    25: 'Für jede Entscheidung gibt es 25 Sekunden, dazu in jedem Spiel 60 Sekunden Reserve. Wer beides verbraucht, passt oder der Computer entscheidet; nach zwei Malen hintereinander spielt der Computer weiter.',
  },
  decisionLine: (p: { seconds: number }) => `${p.seconds} s Bedenkzeit`,
  spectators: 'Zuschauer',
  spectatorsAre: { no: 'nein', link: 'mit Link' },
  spectatorsSay: {
    no: 'Zuschauen kann niemand.',
    link: 'Mit einem eigenen Link darf man zuschauen; verdeckte Karten sieht dabei niemand.',
  },
  spectatorsLine: 'mit Zuschauern',
};

/** The clock at a table (R6.14). */
export const clock = {
  decision: 'Bedenkzeit',
  reserve: 'Reserve',
  explain: (p: PersonParts) => `Uhr von ${p.name}: was heißt das?`,
  explainOwn: 'Deine Uhr: was heißt das?',
  title: 'Die Uhr',
  decisionSays: (p: { seconds: number }) =>
    `Für jede Entscheidung sind ${p.seconds} Sekunden da. Sie beginnen jedes Mal von vorn.`,
  reserveSays:
    'Ist die Bedenkzeit aus, läuft die Reserve: 60 Sekunden für das ganze Spiel. Mit dem nächsten Spiel ist sie wieder voll.',
  expiry: 'Wenn beides aus ist',
  expirySays:
    'Beim Reizen wird gepasst, sonst entscheidet der Computer. Nach zwei Malen hintereinander spielt er für dich weiter, bis du wieder übernimmst.',
  pauseSays: 'In einer Pause stehen alle Uhren.',
  spoken: (p: { decision: number; reserve: number }) => `Bedenkzeit ${p.decision} s, Reserve ${p.reserve} s`,
  spokenReserve: (p: { reserve: number }) => `Reserve ${p.reserve} s`,
  soon: (p: { seconds: number }) =>
    `Noch ${format.plural(p.seconds, { one: '1 Sekunde', other: `${p.seconds} Sekunden` })}.`,
  passedFor: (p: PersonParts) => `Zeit abgelaufen: ${p.name} passt`,
  decidedFor: (p: PersonParts) => `Zeit abgelaufen: Computer entscheidet für ${p.name}`,
  takenOver: (p: PersonParts) => `Zeit abgelaufen: Computer spielt für ${p.name} weiter`,
  passedForYou: 'Deine Zeit ist abgelaufen: gepasst',
  decidedForYou: 'Deine Zeit ist abgelaufen: der Computer hat für dich entschieden',
  takenOverForYou: 'Deine Zeit ist abgelaufen: der Computer spielt für dich weiter',
};

export const pause = {
  pause: 'Pause',
  resume: 'Weiterspielen',
  by: (p: PersonParts) => `Pause von ${p.name}`,
  hint: 'Alle am Tisch können weiterspielen lassen.',
  over: 'Die Pause ist vorbei.',
};
