import { formatsOf } from '../format.ts';
import type { Messages } from '../messages.ts';

const format = formatsOf('en');
const kontraWords = { kontra: 'Kontra', re: 'Re', supra: 'Supra', hirsch: 'Hirsch' };
const games = (count: number): string => format.plural(count, { one: '1 game', other: `${count} games` });

export const kontra: Messages['kontra'] = {
  words: kontraWords,
  say: (p) => `Say ${kontraWords[p.word]}`,
  ask: (p) => `${kontraWords[p.word]}?`,
  decline: 'No',
  youAreAsked: (p) => `Do you want to say ${kontraWords[p.word]}?`,
  waiting: (p) => `Waiting for ${format.list(p.names)}: ${kontraWords[p.word]}?`,
  said: (p) => `${p.name} says ${kontraWords[p.word]}.`,
  factor: (p) => `× ${p.factor}`,
};

export const early: Messages['early'] = {
  title: 'End the game early',
  resign: 'Give up this game',
  resignAlone: 'The game ends at once and is lost for you, in the simple level.',
  resignAsk:
    'If one defender agrees, the game ends. What you surely have counts; otherwise it is lost, in the simple level.',
  resignAskNull: 'If one defender agrees, the game is lost.',
  resignQuestion: 'Really give up?',
  concede: 'Concede',
  concedeBoth: 'If your partner agrees, the declarer may accept or play on.',
  concedeEither: 'The declarer may accept or play on.',
  concedeQuestion: 'Concede the game to the declarer?',
  claim: 'Show cards, rest is mine',
  claimDemands: {
    simple: 'You demand the bare win: Schneider counts if you already have it.',
    schneider: 'You demand Schneider: it counts because you demand it.',
    schwarz: 'You demand Schwarz with Schneider: both count because you demand them.',
    null: 'You demand the win without another trick.',
  },
  claimSays: (p) =>
    `${p.demand} Your cards lie open. If both defenders accept, the game ends so; otherwise play goes on, open. This is possible once a game.`,
  claimNull: 'Show cards, no more trick',
  claimLevels: { simple: 'won', schneider: 'Schneider', schwarz: 'Schwarz' },
  claimQuestion: 'Really lay your cards open?',
  claimRest: 'All remaining tricks are surely mine',
  claimRestSays: 'The game ends, the rest goes to the defenders.',
  claimRestQuestion: 'Claim the remaining tricks?',
  asksResign: (p) => `${p.name} wants to give up.`,
  asksConcede: (p) => `${p.name} wants to concede.`,
  asksConcedeDeclarer: 'The defenders concede the game to you.',
  asksClaim: (p) => `${p.name} shows the cards and claims the rest.`,
  asksClaimLevel: (p) => `${p.name} shows the cards and demands ${p.level}.`,
  accept: 'Accept',
  agree: 'Agree',
  playOn: 'Play on',
  waiting: (p) => `Waiting for ${format.list(p.names)}.`,
  partnerMustAgree: 'Waiting for your partner to agree',
  open: 'open',
  declined: 'Play goes on.',
  declinedOpen: 'Play goes on, the cards stay open.',
  claimedLevel: (p) => `Cards shown, ${p.level} demanded and accepted.`,
  endings: {
    played: 'Played to the end.',
    resigned: 'Given up.',
    conceded: 'Conceded by the defenders.',
    claimed: 'Cards shown and accepted.',
    restClaimed: 'The defenders had all remaining tricks for certain.',
    declarerForfeited: 'The declarer left.',
    defenderForfeited: 'A defender left.',
  },
};

export const ramsch: Messages['ramsch'] = {
  name: 'Ramsch',
  schieberamsch: 'Schieberamsch',
  youLookOrPush: 'Look at the skat or push it on?',
  look: 'Look',
  push: 'Push',
  pushHint: 'Pushing it on unseen doubles.',
  youPass: 'Pass two cards on',
  pass: (p) => `Pass on (${p.count}/2)`,
  passes: (p) => `${p.name} has the skat.`,
  pushed: (p) => `${p.name} pushes unseen.`,
  looked: (p) => `${p.name} looks and passes.`,
  jackRefused: 'Jacks may not be passed on.',
  offer: 'Grand Hand instead of Ramsch?',
  offerWaiting: (p) => `${p.name} is thinking: Grand Hand?`,
  offerChoose: 'Grand Hand?',
  offerAnnounce: 'Announce Grand Hand',
  offerPass: 'Go on',
  loses: (p) =>
    p.names.length > 1
      ? `${format.list(p.names)} lose the Ramsch with ${p.points} each`
      : `${format.list(p.names)} loses the Ramsch with ${p.points}`,
  march: (p) => `${p.name} takes every trick`,
  virgin: 'virgin',
  pushes: (p) => format.plural(p.count, { one: 'pushed once', other: `pushed ${p.count} times` }),
  bock: 'Bock',
  tied: (p) =>
    `${format.list(p.names)} have equal card points; ${p.loser} won the last trick among them and loses alone.`,
  pointsLine: (p) =>
    `${p.name}: ${p.points} card points, ${format.plural(p.tricks, { one: '1 trick', other: `${p.tricks} tricks` })}`,
  skatAtEnd: 'in the skat at last',
  skatToLastTrick: 'The skat belongs to the last trick.',
  skatToLoser: 'The skat goes to the loser.',
  skatToNobody: 'The skat counts for nobody.',
  multiplied: (p) => `${p.points} × ${p.factor} = ${p.score}`,
};

export const cutting: Messages['cutting'] = {
  youCut: 'Cut the deck',
  cut: 'Cut',
  place: (p) => `${p.count} cards`,
  waiting: (p) => `${p.name} cuts.`,
};

export const four: Messages['four'] = {
  sitsOut: 'sits out',
  youSitOut: 'You deal and sit out.',
  addChair: 'Add a fourth chair',
  removeChair: 'Go on with three',
  removeChairQuestion: 'Take the free chair away and go on with three? Everybody says “Ready” again.',
};

export const rounds: Messages['rounds'] = {
  bock: (p) => `Bock × ${p.factor}, ${games(p.left)} left`,
  bockShort: (p) => `Bock × ${p.factor}`,
  ramsch: (p) => `Ramsch round, ${games(p.left)} left`,
  begins: (p) => {
    if (p.count === 1) return `${p.causes}: a Bock round begins now.`;
    return p.isMultiplied
      ? `${p.causes}: ${p.count} Bock rounds begin now, at once.`
      : `${p.causes}: ${p.count} Bock rounds begin now, one after the other.`;
  },
  waits: (p) =>
    `${p.causes}: ${format.plural(p.count, { one: 'a Bock round follows', other: `${p.count} Bock rounds follow` })} later.`,
  lapses: (p) => `${p.causes}: no new Bock round arises within one.`,
  factor: (p) => `× ${p.factor}`,
  counts: (p) => `This game counts ${p.factor} times.`,
  factorLine: (p) => `${p.value} × ${p.factor} = ${p.score}`,
};

export const officers: Messages['officers'] = {
  name: 'Officers’ Skat',
  elder: 'elder',
  dealer: 'dealer',
  youAnnounce: 'Announce your game',
  announces: (p) => `${p.name} announces.`,
  announced: (p) => `${p.name} plays ${p.game}.`,
  ownStacks: 'Your stacks',
  stacksOf: (p) => `Stacks of ${p.name}`,
  stack: (p) => `Stack ${p.number}: ${p.card}${p.hasDown ? ', a hidden card under it' : ''}`,
  emptyStack: (p) => `Stack ${p.number}: empty`,
  hiddenStack: (p) => `Stack ${p.number}: hidden`,
  turnedUp: (p) => `${p.name} turns up ${format.list(p.cards)}.`,
  pointsLine: (p) => `${p.elder} : ${p.dealer} card points`,
  wins: (p) => `${p.name} wins ${p.game} with ${p.points}`,
  loses: (p) => `${p.name} loses ${p.game} with ${p.points}`,
  needed: 'The elder needs 61 card points.',
  victoryPoints: (p) =>
    format.plural(p.count, { one: '1 victory point', other: `${p.count} victory points` }),
  steps: { matadors: 'matadors', game: 'game', schneider: 'Schneider', schwarz: 'Schwarz' },
  forfeited: (p) => `${p.name} left.`,
};
