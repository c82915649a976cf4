import type { Messages } from '../messages.ts';
import type { CardNames, CardParts, ContractParts, GameName, ValueStepName } from '../params.ts';
import { common } from './common.ts';

const RANKS = { A: 'A', T: '10', K: 'K', Q: 'Q', J: 'J', '9': '9', '8': '8', '7': '7' };
const stepNames: Record<ValueStepName, string> = {
  with: '带',
  without: '不带',
  game: '打',
  hand: 'Hand',
  schneider: 'Schneider',
  schneiderAnnounced: '宣布',
  schwarz: 'Schwarz',
  schwarzAnnounced: '宣布',
  ouvert: '明牌',
  spitze: 'Spitze',
};
const announced = { none: '', schneider: '宣布 Schneider', schwarz: '宣布 Schwarz' };

/** What is said of cards that go by these names. */
function wordsFor({ suits, ranks }: CardNames): Messages['cards'] {
  const games: Record<GameName, string> = { ...suits, grand: '大局 (Grand)', null: '零局 (Null)' };
  const card = (p: CardParts) => `${suits[p.suit]} ${ranks[p.rank]}`;
  return {
    suits,
    ranks,
    games,
    card,
    cardWithPoints: (p) => `${card(p)}，${common.cardPoints(p)}`,
    faceDown: '背面朝上的牌',
    trump: '将牌',
    contract: (p: ContractParts) => {
      if (p.game === 'null') return `${p.hand ? '手牌' : ''}${p.ouvert ? '明牌' : ''}${games.null}`;
      const name = [games[p.game], p.hand ? 'Hand' : '', p.ouvert ? '明牌' : ''].filter(Boolean).join(' ');
      return p.ouvert || p.announced === 'none' ? name : `${name}，${announced[p.announced]}`;
    },
    matadors: (p) => `${p.side === 'with' ? '带' : '不带'} ${p.count}`,
    valueStep: (p) => `${stepNames[p.step]} ${p.level}`,
    valueLine: (p) =>
      `${p.steps.map((step) => `${stepNames[step.step]} ${step.level}`).join('，')}，乘以${games[p.game]} ${p.base} = ${p.value}`,
    fixedValue: (p) => `${p.name}：固定 ${p.value}`,
  };
}

export const cards = wordsFor({
  suits: { C: '梅花', S: '黑桃', H: '红心', D: '方块' },
  ranks: RANKS,
});

/** The same with German suits. */
export const germanCards = wordsFor({
  suits: { C: '橡果', S: '绿叶', H: '红心', D: '铃铛' },
  ranks: { ...RANKS, Q: 'O', J: 'U' },
});
