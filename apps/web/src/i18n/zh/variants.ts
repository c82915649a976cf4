import type { Messages } from '../messages.ts';

const kontraWords = { kontra: 'Kontra', re: 'Re', supra: 'Supra', hirsch: 'Hirsch' };
const listed = (names: readonly string[]): string => names.join('、');

export const kontra: Messages['kontra'] = {
  words: kontraWords,
  say: (p) => `叫 ${kontraWords[p.word]}`,
  ask: (p) => `${kontraWords[p.word]}？`,
  decline: '不叫',
  youAreAsked: (p) => `要叫 ${kontraWords[p.word]} 吗？`,
  waiting: (p) => `等待${listed(p.names)}：${kontraWords[p.word]}？`,
  said: (p) => `${p.name}叫 ${kontraWords[p.word]}。`,
  factor: (p) => `× ${p.factor}`,
};

export const early: Messages['early'] = {
  title: '提前结束本局',
  resign: '认输',
  resignAlone: '本局立即结束，你算输，按最低级别计分。',
  resignAsk: '只要一位防守者同意，本局就结束。你已经确定拿到的照算，否则算输，按最低级别计分。',
  resignAskNull: '只要一位防守者同意，本局就算输。',
  resignQuestion: '真的认输吗？',
  concede: '放弃防守',
  concedeBoth: '同伴同意后，庄家可以接受，也可以继续打。',
  concedeEither: '庄家可以接受，也可以继续打。',
  concedeQuestion: '放弃防守，把本局让给庄家吗？',
  claim: '摊牌，余下归我',
  claimDemands: {
    simple: '你只要求赢：已经达到 Schneider 才算 Schneider。',
    schneider: '你要求 Schneider：提出要求才算。',
    schwarz: '你要求 Schwarz，包含 Schneider：提出要求才算。',
    null: '你要求不再拿墩而赢。',
  },
  claimSays: (p) =>
    `${p.demand}你的牌会亮出来。两位防守者都接受，本局就这样结束；否则亮着牌继续打。每局只能提一次。`,
  claimNull: '摊牌，不再拿墩',
  claimLevels: { simple: '赢', schneider: 'Schneider', schwarz: 'Schwarz' },
  claimQuestion: '真的摊牌吗？',
  claimRest: '余下各墩我全都拿',
  claimRestSays: '本局结束，余下的墩归防守方。',
  claimRestQuestion: '声明余下各墩都归自己？',
  asksResign: (p) => `${p.name}想认输。`,
  asksConcede: (p) => `${p.name}想放弃防守。`,
  asksConcedeDeclarer: '防守方放弃防守，把本局让给你。',
  asksClaim: (p) => `${p.name}摊牌，余下归他。`,
  asksClaimLevel: (p) => `${p.name}摊牌，要求 ${p.level}。`,
  accept: '接受',
  agree: '同意',
  playOn: '继续打',
  waiting: (p) => `等待${listed(p.names)}。`,
  partnerMustAgree: '等待同伴同意',
  open: '明牌',
  declined: '继续打。',
  declinedOpen: '继续打，牌保持亮开。',
  claimedLevel: (p) => `摊牌，要求 ${p.level}，并被接受。`,
  endings: {
    played: '打完了。',
    resigned: '庄家认输。',
    conceded: '防守方放弃防守。',
    claimed: '摊牌并被接受。',
    restClaimed: '防守方确定拿到余下各墩。',
    declarerForfeited: '庄家离开了。',
    defenderForfeited: '一位防守者离开了。',
  },
};

export const ramsch: Messages['ramsch'] = {
  name: 'Ramsch',
  schieberamsch: 'Schieberamsch',
  youLookOrPush: '看底牌，还是不看直传？',
  look: '看底牌',
  push: '不看直传',
  pushHint: '不看直传，结果加倍。',
  youPass: '传两张牌给下家',
  pass: (p) => `传牌 (${p.count}/2)`,
  passes: (p) => `底牌在${p.name}那里。`,
  pushed: (p) => `${p.name}不看直传。`,
  looked: (p) => `${p.name}看牌后传牌。`,
  jackRefused: 'J 不可以传。',
  offer: '用 Grand Hand 代替 Ramsch？',
  offerWaiting: (p) => `${p.name}在考虑 Grand Hand。`,
  offerChoose: 'Grand Hand…',
  offerAnnounce: '宣布 Grand Hand',
  offerPass: '不要',
  loses: (p) => `${listed(p.names)}${p.names.length > 1 ? '各' : ''}以 ${p.points} 牌分输掉 Ramsch`,
  march: (p) => `${p.name}全收 (Durchmarsch)`,
  virgin: '一墩未得 (Jungfrau)',
  pushes: (p) => `不看直传 ${p.count} 次`,
  bock: 'Bock',
  tied: (p) => `${listed(p.names)}牌分相同；其中${p.loser}最后赢得一墩，独自判负。`,
  pointsLine: (p) => `${p.name}：${p.points} 牌分，${p.tricks} 墩`,
  skatAtEnd: '最后的底牌',
  skatToLastTrick: '底牌归最后一墩。',
  skatToLoser: '底牌归输家。',
  skatToNobody: '底牌谁也不算。',
  multiplied: (p) => `${p.points} × ${p.factor} = ${p.score}`,
};

export const cutting: Messages['cutting'] = {
  youCut: '请切牌',
  cut: '切牌',
  place: (p) => `${p.count} 张`,
  waiting: (p) => `${p.name}切牌。`,
};

export const four: Messages['four'] = {
  sitsOut: '轮空',
  youSitOut: '你发牌，本局轮空。',
  addChair: '加第四个座位',
  removeChair: '三人继续',
  removeChairQuestion: '撤掉空座位，三人继续吗？之后大家要重新点“准备”。',
};

export const rounds: Messages['rounds'] = {
  bock: (p) => `Bock × ${p.factor}，还有 ${p.left} 局`,
  bockShort: (p) => `Bock × ${p.factor}`,
  ramsch: (p) => `Ramsch 轮，还有 ${p.left} 局`,
  begins: (p) => {
    if (p.count === 1) return `${p.causes}：现在开始一个 Bock 轮。`;
    return p.isMultiplied
      ? `${p.causes}：现在同时开始 ${p.count} 个 Bock 轮。`
      : `${p.causes}：现在开始 ${p.count} 个 Bock 轮，依次进行。`;
  },
  waits: (p) => `${p.causes}：之后还有 ${p.count} 个 Bock 轮。`,
  lapses: (p) => `${p.causes}：Bock 轮里不再产生新的。`,
  factor: (p) => `× ${p.factor}`,
  counts: (p) => `本局按 ${p.factor} 倍计分。`,
  factorLine: (p) => `${p.value} × ${p.factor} = ${p.score}`,
};

export const officers: Messages['officers'] = {
  name: '两人斯卡特 (Offizierskat)',
  elder: '先手',
  dealer: '发牌者',
  youAnnounce: '宣布你的打法',
  announces: (p) => `${p.name}宣布打法。`,
  announced: (p) => `${p.name}打${p.game}。`,
  ownStacks: '你的牌叠',
  stacksOf: (p) => `${p.name}的牌叠`,
  stack: (p) => `第 ${p.number} 叠：${p.card}${p.hasDown ? '，下面有一张暗牌' : ''}`,
  emptyStack: (p) => `第 ${p.number} 叠：空`,
  hiddenStack: (p) => `第 ${p.number} 叠：暗牌`,
  turnedUp: (p) => `${p.name}翻开${p.cards.join('、')}。`,
  pointsLine: (p) => `${p.elder} : ${p.dealer} 牌分`,
  wins: (p) => `${p.name}以 ${p.points} 牌分赢得${p.game}`,
  loses: (p) => `${p.name}以 ${p.points} 牌分输掉${p.game}`,
  needed: '先手需要 61 牌分。',
  victoryPoints: (p) => `${p.count} 胜利分`,
  steps: { matadors: '王牌顺数', game: '基本', schneider: 'Schneider', schwarz: 'Schwarz' },
  forfeited: (p) => `${p.name}离开了。`,
};
