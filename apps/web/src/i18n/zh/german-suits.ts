import type { Messages, RuleTexts } from '../messages.ts';
import { germanCards } from './cards.ts';

/** The same words for a table that plays with German suits (R1.9). */
export function withGermanSuits(words: Messages): Messages {
  const { declare, errors, ramsch, rules, settings, sheet, table } = words;
  return {
    ...words,
    cards: germanCards,
    declare: {
      ...declare,
      skatMayHelp: '底牌里的 U 还可能提高牌局价值。',
      skatMayHurt: '底牌里的 U 还可能改变牌局价值，也可能降低。',
    },
    ramsch: { ...ramsch, jackRefused: 'U 不可以传。' },
    sheet: {
      ...sheet,
      gamesShort: { ...sheet.gamesShort, C: '橡', S: '叶', H: '红', D: '铃' },
    },
    rules: { ...rules, labels: { ...rules.labels, jacksMayBePassed: '可以传 U' } },
    table: {
      ...table,
      noCard: '无法识别：先输入 A L H B，再输入 A K O U T 9 8 7。',
      keys: { ...table.keys, cardBox: '输入并打出一张牌，如 BT 为铃铛 10' },
    },
    settings: { ...settings, sorts: { ...settings.sorts, alternate: '花色相间', jacksRight: 'U 放右边' } },
    errors: { ...errors, jackMayNotBePassed: 'U 不能传给下家。' },
  };
}

/** What the rules say at such a table. */
export function textsWithGermanSuits(texts: RuleTexts): RuleTexts {
  return {
    ...texts,
    officersSay:
      '每人八张暗牌，每张上面盖一张明牌。先手看自己的明牌，宣布橡果、绿叶、红心、铃铛或大局，并首先出牌；只能用明牌跟牌。先手拿到 61 牌分即胜。',
    openings: {
      ...texts.openings,
      ramsch: 'Ramsch 里各自为战，只有 U 是将牌：牌分最多的人输，牌分记为负分。',
    },
    says: {
      ...texts.says,
      jacksMayBePassed: { on: 'U 可以传给下家。', off: '看过底牌的人不可以传 U。' },
    },
  };
}
