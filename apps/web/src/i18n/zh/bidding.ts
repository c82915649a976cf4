import type { Messages } from '../messages.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';

export const bidding: Messages['bidding'] = {
  title: '叫牌',
  youSay: (p) => `你叫，${p.listener}应。`,
  youAnswer: (p) => `${p.name}叫 ${p.value}。要不要？`,
  forehandAlone: '另外两家都不要。你叫 18 吗？',
  othersBid: (p) => `${p.bidder}叫，${p.listener}应。`,
  bid: (p) => `叫 ${p.value}`,
  hold: (p) => `要，${p.value}`,
  pass: '不要',
  more: '更多',
  valueList: '全部叫牌值',
  guard: (p) => `跳叫到 ${p.value}：请稍候(${p.seconds} 秒)`,
  log: '叫牌记录',
  saidHold: '要',
  saidPass: '不要',
  passed: '不要',
  nobodyYet: '还没有人叫牌',
  bidValue: (p) => `叫牌值 ${p.value}`,
};

export const skat: Messages['skat'] = {
  youDeclare: (p) => `你是庄家。叫牌值：${p.bid}`,
  otherDecides: (p) => `${p.name}是庄家，叫牌值 ${p.bid}。`,
  playHand: '打手牌局 (Hand)',
  pickUp: '拿底牌',
  tookSkat: (p) => `${p.name}拿了底牌。`,
  playsHand: (p) => `${p.name}打手牌局 (Hand)。`,
  putAwayTwo: '埋 2 张',
  chosen: (p) => `已选 ${p.count}/2`,
  fromSkat: '来自底牌',
  inSkat: '底牌',
  inSkatWithPoints: (p) => `底牌：${common.cardPoints(p)}`,
  reset: '重选',
  confirm: (p) => (p.count === 2 ? '埋 2 张' : `埋牌(${p.count}/2)`),
  changeDiscard: '改埋别的牌',
};

export const declare: Messages['declare'] = {
  title: '宣布牌局',
  otherDeclares: (p) => `${p.name}即将宣布牌局。`,
  announce: (p) => `宣布${p.game}`,
  announceAnyway: (p) => `仍然打${p.game}(叫过头)`,
  announceRisky: (p) => `冒险打${p.game}`,
  tapAgain: '再点一次即宣布',
  plain: '普通',
  hand: 'Hand',
  schneider: 'Schneider',
  schwarz: 'Schwarz',
  ouvert: '明牌 (Ouvert)',
  includes: {
    schneider: 'Schneider：你保证至少拿 90 牌分。',
    schwarz: 'Schwarz 包含 Schneider：你保证赢下全部各墩。',
    ouvert: '明牌 (Ouvert) 包含 Schneider 和 Schwarz：你亮出手牌，并保证赢下全部各墩。',
    nullOuvert: '明牌零局：你亮出手牌。',
  },
  spitze: 'Spitze',
  spitzeSays: (p) => `Spitze：最后一墩必须由${p.card}赢得。`,
  overbidMark: '叫过头',
  worth: (p) => `${cards.matadors(p)}，打 ${p.level} × ${p.game} ${p.base} = ${p.value}`,
  fixed: (p) => `${p.game}固定为 ${p.value}`,
  nullTooLow: (p) => `低于叫牌值 ${p.bid}`,
  safe: (p) => `达到叫牌值 ${p.bid}。`,
  inPlay: (p) =>
    `低于叫牌值 ${p.bid}：必须打出${p.steps === 1 ? ' Schneider' : ' Schneider 和 Schwarz'} 才够。`,
  inPlaySchwarz: (p) => `低于叫牌值 ${p.bid}：必须打出 Schwarz 才够。`,
  unreachable: (p) => `已经达不到叫牌值 ${p.bid}：这一局会判负。`,
  skatMayHelp: '底牌里的 J 还可能提高牌局价值。',
  skatMayHurt: '底牌里的 J 还可能改变牌局价值，也可能降低。',
};
