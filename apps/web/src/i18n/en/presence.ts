import { formatsOf } from '../format.ts';
import type { Messages } from '../messages.ts';

const format = formatsOf('en');

export const presence: Messages['presence'] = {
  reconnecting: (p) => `reconnecting ${p.clock}`,
  away: 'away',
  awaySince: (p) => `away for ${p.clock}`,
  ask: (p) => `${p.name} is away. Wait, or let the computer play?`,
  wait: 'Wait',
  letComputerPlay: 'Let the computer play',
  letForfeit: 'Count the game as given up',
  forfeitQuestion: (p) =>
    `The game counts as given up by ${p.name}’s side, then the computer plays. Count it so?`,
  offerSeat: 'Offer the seat',
  offerSeatHint: 'Whoever opens the link can take the seat from the next game on.',
  seatOffered: 'seat on offer',
  takeSeat: (p) => `Take ${p.name}’s seat`,
  successor: (p) => `${p.name} takes over from the next game on`,
  youSucceed: 'You play from the next game on.',
  computerPlaysFor: (p) => `Computer for ${p.name}`,
  computerPlaysForYou: 'The computer is playing for you.',
  takeBack: 'Play yourself again',
  returned: (p) =>
    p.cards === 0
      ? 'You’re back.'
      : `You’re back. The computer played ${format.plural(p.cards, { one: '1 card', other: `${p.cards} cards` })} for you.`,
  isBack: (p) => `${p.name} is back`,
  left: (p) => `${p.name} is away`,
  hostPassed: (p) => `${p.name} is the host now`,
  endSeries: 'End the series',
  endSeriesAfterGame: 'End the series after this game',
  endSeriesQuestion: 'Really end the series after this game?',
  endSeriesHint: 'The games played until then count.',
  endsAfterGame: 'The series ends after this game.',
  leaveTable: 'Leave the table',
  leaveQuestion: 'Leave the running table?',
  leaveHint: 'Your seat stays yours: you can come back at any time.',
  stay: 'Stay',
};
