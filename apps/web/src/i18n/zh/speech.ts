import { formatsOf } from '../format.ts';
import type { Messages } from '../messages.ts';
import { common } from './common.ts';
import { play } from './play.ts';

const format = formatsOf('zh');
const hand = (cards: readonly string[]) => `你的手牌：${cards.join('、')}。`;

export const speech: Messages['speech'] = {
  dealt: (p) => `第 ${p.number} 局。你是${play.positions[p.position]}。${hand(p.cards)}`,
  hand: (p) => hand(p.cards),
  says: (p) => `${p.name}叫 ${p.value}。`,
  holds: (p) => `${p.name}要。`,
  passes: (p) => `${p.name}不要。`,
  passedIn: '流局。',
  yourTurn: '轮到你了。',
  yourTurnFollow: (p) => `轮到你了。必须跟${p.suit}。${play.playable(p)}。`,
  yourBid: (p) => `轮到你了。下一个叫牌值 ${p.value}。`,
  yourAnswer: (p) => `轮到你了。${p.name}叫 ${p.value}。`,
  yourSkat: '你是庄家。拿底牌还是打手牌局？',
  skatHolds: (p) => `底牌：${format.list(p.cards)}。`,
  card: (p) => `${p.name}：${p.card}。`,
  trick: (p) => `这一墩归${p.name}，${common.cardPoints(p)}。`,
  refused: (p) => `不行：${p.reason}。`,
  contract: (p) => `${p.name}打${p.contract}，叫牌值 ${p.bid}。`,
  result: (p) => `${p.sentence}。${p.totals.join('，')}。`,
  total: (p) => `${p.name} ${p.total}`,
};
