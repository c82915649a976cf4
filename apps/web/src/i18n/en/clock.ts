import { formatsOf } from '../format.ts';
import type { Messages } from '../messages.ts';

const format = formatsOf('en');

export const agreed: Messages['agreed'] = {
  decision: 'Time to think',
  decisions: { none: 'no limit', 60: 'relaxed: 60 s', 25: 'brisk: 25 s' },
  decisionsSay: {
    none: 'No clock runs. The others decide about somebody who is gone too long.',
    60: 'There are 60 seconds for every decision, and a reserve of 60 seconds in every game. Whoever uses up both passes, or the computer decides; after two in a row the computer plays on.',
    25: 'There are 25 seconds for every decision, and a reserve of 60 seconds in every game. Whoever uses up both passes, or the computer decides; after two in a row the computer plays on.',
  },
  decisionLine: (p) => `${p.seconds} s to think`,
  spectators: 'Spectators',
  spectatorsAre: { no: 'no', link: 'with a link' },
  spectatorsSay: {
    no: 'Nobody may watch.',
    link: 'People may watch with a link of its own; none of them sees hidden cards.',
  },
  spectatorsLine: 'with spectators',
};

export const clock: Messages['clock'] = {
  decision: 'Time to think',
  reserve: 'Reserve',
  explain: (p) => `Clock of ${p.name}: what is that?`,
  explainOwn: 'Your clock: what is that?',
  title: 'The clock',
  decisionSays: (p) => `There are ${p.seconds} seconds for every decision. They start afresh each time.`,
  reserveSays:
    'When they are gone the reserve runs: 60 seconds for the whole game. It is full again with the next game.',
  expiry: 'When both are gone',
  expirySays:
    'In the bidding you pass, elsewhere the computer decides. After two in a row it plays on for you until you take over again.',
  pauseSays: 'All clocks stand still in a pause.',
  spoken: (p) => `${p.decision} s to think, reserve ${p.reserve} s`,
  spokenReserve: (p) => `Reserve ${p.reserve} s`,
  soon: (p) => `${format.plural(p.seconds, { one: '1 second', other: `${p.seconds} seconds` })} left.`,
  passedFor: (p) => `Out of time: ${p.name} passes`,
  decidedFor: (p) => `Out of time: the computer decides for ${p.name}`,
  takenOver: (p) => `Out of time: the computer plays on for ${p.name}`,
  passedForYou: 'You ran out of time: passed',
  decidedForYou: 'You ran out of time: the computer decided for you',
  takenOverForYou: 'You ran out of time: the computer plays on for you',
};

export const pause: Messages['pause'] = {
  pause: 'Pause',
  resume: 'Go on',
  by: (p) => `Paused by ${p.name}`,
  hint: 'Anybody at the table can go on.',
  over: 'The pause is over.',
};
