import { formatsOf } from '../format.ts';
import type { PersonParts } from '../params.ts';

const format = formatsOf('de');

export const presence = {
  reconnecting: (p: { clock: string }) => `verbindet neu ${p.clock}`,
  away: 'nicht da',
  awaySince: (p: { clock: string }) => `weg seit ${p.clock}`,
  ask: (p: PersonParts) => `${p.name} ist weg. Warten oder Computer spielen lassen?`,
  wait: 'Warten',
  letComputerPlay: 'Computer spielen lassen',
  letForfeit: 'Spiel als aufgegeben werten',
  forfeitQuestion: (p: PersonParts) =>
    `Das Spiel gilt als von der Seite von ${p.name} aufgegeben, danach spielt der Computer. So werten?`,
  offerSeat: 'Platz weitergeben',
  offerSeatHint: 'Wer den Link öffnet, kann den Platz ab dem nächsten Spiel übernehmen.',
  seatOffered: 'Platz wird angeboten',
  takeSeat: (p: PersonParts) => `Platz von ${p.name} übernehmen`,
  successor: (p: PersonParts) => `${p.name} übernimmt ab dem nächsten Spiel`,
  youSucceed: 'Du spielst ab dem nächsten Spiel mit.',
  computerPlaysFor: (p: PersonParts) => `Computer für ${p.name}`,
  computerPlaysForYou: 'Der Computer spielt gerade für dich.',
  takeBack: 'Wieder selbst spielen',
  returned: (p: { cards: number }) =>
    p.cards === 0
      ? 'Wieder da.'
      : `Wieder da. Der Computer hat ${format.plural(p.cards, { one: '1 Karte', other: `${p.cards} Karten` })} für dich gespielt.`,
  isBack: (p: PersonParts) => `${p.name} ist wieder da`,
  left: (p: PersonParts) => `${p.name} ist weg`,
  hostPassed: (p: PersonParts) => `${p.name} ist jetzt Gastgeber:in`,
  endSeries: 'Liste beenden',
  endSeriesAfterGame: 'Liste nach diesem Spiel beenden',
  endSeriesQuestion: 'Die Liste wirklich nach diesem Spiel beenden?',
  endSeriesHint: 'Es zählen die bis dahin gespielten Spiele.',
  endsAfterGame: 'Die Liste endet nach diesem Spiel.',
  leaveTable: 'Tisch verlassen',
  leaveQuestion: 'Den laufenden Tisch verlassen?',
  leaveHint: 'Dein Platz bleibt dir: du kannst jederzeit zurückkommen.',
  stay: 'Bleiben',
};
