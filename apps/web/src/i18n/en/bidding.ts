import { formatsOf } from '../format.ts';
import type { Messages } from '../messages.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';

const format = formatsOf('en');

export const bidding: Messages['bidding'] = {
  title: 'Bidding',
  youSay: (p) => `You bid, ${p.listener} answers.`,
  youAnswer: (p) => `${p.name} bids ${p.value}. Do you hold?`,
  forehandAlone: 'The others passed. Do you bid 18?',
  othersBid: (p) => `${p.bidder} bids, ${p.listener} answers.`,
  bid: (p) => `Bid ${p.value}`,
  hold: (p) => `Yes, ${p.value}`,
  pass: 'Pass',
  more: 'more',
  valueList: 'All bid values',
  guard: (p) => `Jump to ${p.value}: one moment (${p.seconds} s)`,
  log: 'Bids',
  saidHold: 'yes',
  saidPass: 'pass',
  passed: 'passed',
  nobodyYet: 'No bid yet',
  bidValue: (p) => `bid ${p.value}`,
};

export const skat: Messages['skat'] = {
  youDeclare: (p) => `You are the declarer. Bid: ${p.bid}`,
  otherDecides: (p) => `${p.name} is the declarer, bid ${p.bid}.`,
  playHand: 'Play Hand',
  pickUp: 'Pick up the skat',
  tookSkat: (p) => `${p.name} picked up the skat.`,
  playsHand: (p) => `${p.name} plays Hand.`,
  putAwayTwo: 'Put away 2 cards',
  chosen: (p) => `${p.count}/2 chosen`,
  fromSkat: 'from the skat',
  inSkat: 'in the skat',
  inSkatWithPoints: (p) => `in the skat: ${common.cardPoints(p)}`,
  reset: 'Reset',
  confirm: (p) => (p.count === 2 ? 'Put away 2' : `Put away (${p.count}/2)`),
  changeDiscard: 'Put away other cards',
};

export const declare: Messages['declare'] = {
  title: 'Declare a game',
  otherDeclares: (p) => `${p.name} is about to declare.`,
  announce: (p) => `Declare ${p.game}`,
  announceAnyway: (p) => `${p.game} all the same (overbid)`,
  announceRisky: (p) => `Risk ${p.game}`,
  tapAgain: 'Tap once more to declare it',
  plain: 'plain',
  hand: 'Hand',
  schneider: 'Schneider',
  schwarz: 'Schwarz',
  ouvert: 'Ouvert',
  includes: {
    schneider: 'Schneider: you promise at least 90 card points.',
    schwarz: 'Schwarz includes Schneider: you promise every trick.',
    ouvert: 'Ouvert includes Schneider and Schwarz: your cards lie open and you promise every trick.',
    nullOuvert: 'Null ouvert: your cards lie open.',
  },
  spitze: 'Spitze',
  spitzeSays: (p) => `Spitze: the last trick must go to the ${p.card}.`,
  overbidMark: 'overbid',
  worth: (p) => `${cards.matadors(p)}, game ${p.level} × ${p.game} ${p.base} = ${p.value}`,
  fixed: (p) => `${p.game} always counts ${p.value}`,
  nullTooLow: (p) => `Counts less than the bid of ${p.bid}`,
  safe: (p) => `Covers the bid of ${p.bid}.`,
  inPlay: (p) =>
    `Below the bid of ${p.bid}: ${format.plural(p.steps, {
      one: 'enough only with Schneider',
      other: 'enough only with Schneider and Schwarz',
    })}.`,
  inPlaySchwarz: (p) => `Below the bid of ${p.bid}: enough only with Schwarz.`,
  unreachable: (p) => `Can no longer reach the bid of ${p.bid}: the game is lost then.`,
  skatMayHelp: 'A jack in the skat can still raise the value.',
  skatMayHurt: 'A jack in the skat can still change the value, downwards too.',
};
