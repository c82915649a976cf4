import type { RuleTexts } from '../messages.ts';

/** What the rules say in sentences (R9.98): fetched where they are read. */
export const ruleTexts: RuleTexts = {
  officersSay:
    '每人八张暗牌，每张上面盖一张明牌。先手看自己的明牌，宣布梅花、黑桃、红心、方块或大局，并首先出牌；只能用明牌跟牌。先手拿到 61 牌分即胜。',
  openings: {
    ramsch: 'Ramsch 里各自为战，只有 J 是将牌：牌分最多的人输，牌分记为负分。',
    grandHand: '代替 Ramsch 的 Grand Hand 不用叫牌，按普通 Grand Hand 计分。',
    bock: 'Bock 轮从下一局开始，到每人都发过一次牌为止。',
    spitze: 'Spitze 多一级：最小的将牌必须赢得最后一墩，否则本局判负。',
    officersLevels:
      '打牌算一级；Schneider（一方最多 30 牌分）和 Schwarz（一方一墩未得）各加一级。基础值乘以级数就是牌局价值。',
    officersMatadors: '先手从最大的将牌起连续持有或连续缺少的每一张也算一级，按他的十六张牌计算。',
    officersTie: '60 比 60 时先手输。',
  },
  says: {
    scoring: {
      simple: '只算自己各局的局分。',
      seeger: '局分之外，自己每赢一局加 50，每输一局减 50。',
      seegerFabian:
        '局分之外，自己每赢一局加 50，每输一局减 50；庄家输时，其他人三人桌各得 40，四人桌各得 30。',
      bierlachs: '只有负分：庄家赢时其他人付分，庄家输时付双倍。先到上限的人是最后一名。',
    },
    dealerShare: {
      skwo: '庄家输时，轮空的发牌者也得 30。',
      none: '庄家输时，轮空的发牌者不得分。',
    },
    tieBreak: {
      draw: '总分相同则名次并列。',
      skwo: '总分相同先比胜局多，再比负局少。',
    },
    bierlachsLimit: {
      '301': '有人到 −301 就结束。',
      '401': '有人到 −401 就结束。',
      '501': '有人到 −501 就结束。',
    },
    bierlachsDealerPays: { on: '轮空的发牌者也付分。', off: '轮空的发牌者不付分。' },
    onAllPass: {
      redeal: '全都不叫就流局：算一局，由下一位发牌。',
      ramsch: '全都不叫就打 Ramsch。',
      schieberamsch: '全都不叫就打 Schieberamsch：底牌先传一圈。',
    },
    skatOwner: {
      lastTrick: 'Ramsch 里底牌归最后一墩。',
      loser: 'Ramsch 里底牌加给输家。',
      nobody: 'Ramsch 里底牌谁也不算。',
    },
    ramschTie: {
      allTiedLose: '几个人牌分同样最多，就都输。',
      lastTrickLoses: '几个人牌分同样最多，最后拿墩的那位输。',
    },
    jungfrau: { on: '有人一墩未得 (Jungfrau)，Ramsch 加倍。', off: '有人一墩未得也不变。' },
    durchmarsch: {
      plus120: '一人全收 (Durchmarsch)，得 120 分。',
      othersMinus120: '一人全收 (Durchmarsch)，其他人各减 120 分。',
      off: '全收不算赢：拿下全部墩的人按全部牌分算输。',
    },
    ramschCounts: { on: '输的 Ramsch 算负局，全收算胜局。', off: 'Ramsch 不算胜负局。' },
    pushDoubles: { on: '不看直传底牌，结果加倍。', off: '不看直传不加倍。' },
    jacksMayBePassed: { on: 'J 可以传给下家。', off: '看过底牌的人不可以传 J。' },
    grandHand: {
      compulsoryOnly: '在 Ramsch 轮里可以改打 Grand Hand，那局 Ramsch 之后补打。',
      always: '每次 Ramsch 之前都可以改打 Grand Hand。',
      never: '不能用 Grand Hand 代替 Ramsch。',
    },
    kontra: { on: '防守方可以叫 Kontra，庄家可以回 Re：每叫一次结果加倍。', off: '没有 Kontra 和 Re。' },
    kontraSteps: {
      '2': '最多叫到 Re。',
      '3': 'Re 之后还可以叫 Supra。',
      '4': 'Re 之后还可以叫 Supra 和 Hirsch。',
    },
    kontraWindow: {
      ownFirstCard: '自己出第一张牌之前可以叫 Kontra。',
      beforeFirstLead: '只能在首次出牌之前叫 Kontra，会问两位防守者。',
    },
    kontraNeedsBid: { on: '叫过或接受过 18 的人才可以叫 Kontra。', off: '没叫过牌也可以叫 Kontra。' },
    kontraOuvert: { beforeExposure: '明牌局在亮牌之前问 Kontra。', none: '明牌局不能叫 Kontra。' },
    reInNull: { on: '零局也可以叫 Re。', off: '零局不能叫 Re。' },
    kontraDoublesBonus: { on: 'Kontra 也使 50 和 40 或 30 加倍。', off: '50 和 40 或 30 不加倍。' },
    bock: { on: '有 Bock 轮：一圈之内每局加倍。', off: '没有 Bock 轮。' },
    bockStacking: {
      append: '多个 Bock 轮一个接一个。',
      multiply: 'Bock 轮重叠时再次加倍。',
      ignore: 'Bock 轮里不再产生新的。',
    },
    bockThenRamsch: { on: '每个 Bock 轮之后打一轮 Ramsch。', off: 'Bock 轮之后照常打。' },
    spitze: { on: '宣布时可以许诺 Spitze：用最小的将牌拿最后一墩。', off: '没有 Spitze。' },
    concede: { both: '防守方两人都同意才能认输。', either: '防守方一人认输即对两人有效。' },
    defendersClaim: { on: '防守者确定能拿余下所有墩时可以摊牌。', off: '防守方要把牌打完。' },
    officersScoring: {
      value: '先手赢则得牌局价值，输则双倍扣除。',
      victoryPoints: '按牌分得胜利分：60 得一分，61 起两分，91 起三分，全部 120 得四分。',
    },
    officersKontra: {
      on: '发牌者可以叫 Kontra，先手可以回 Re：每叫一次结果加倍。',
      off: '没有 Kontra 和 Re。',
    },
    officersMatadors: { on: '王牌顺数计入牌局价值。', off: '王牌顺数不计。' },
    announceAfterEight: { on: '看到八张明牌再宣布。', off: '看到四张明牌就宣布。' },
    onLeave: { bot: '有人离开，由电脑接着打。', forfeit: '中途离开的人算输这一局。' },
    cut: { auto: '自动切牌。', player: '由发牌者右边的人切牌。' },
    cardFace: { french: '用法国牌。', german: '用德国牌。', tournament: '用比赛四色牌。' },
    showCounters: { on: '所有人都能看到牌分。', off: '牌分自己数。' },
    kontraSaid: { on: '叫过 Kontra 之后有 Bock。', off: '' },
    split60: { on: '60 比 60 之后有 Bock。', off: '' },
    kontraLost: { on: '庄家被 Kontra 后输，有 Bock。', off: '' },
    reSaid: { on: '叫过 Re 之后有 Bock。', off: '' },
    passedOut: { on: '全都不叫之后有 Bock。', off: '' },
    lostGrand: { on: '大局输了之后有 Bock。', off: '' },
    wonGrandHand: { on: 'Grand Hand 赢了之后有 Bock。', off: '' },
    declarerSchneider: { on: '庄家 Schneider 之后有 Bock。', off: '' },
    valueAtLeast72: { on: '牌局价值达到 72 之后有 Bock。', off: '' },
    valueAtLeast96: { on: '牌局价值达到 96 之后有 Bock。', off: '' },
    totalMultipleOf100: { on: '总分到整百时有 Bock。', off: '' },
    totalRepdigit: { on: '总分为 111、222 这样的数时有 Bock。', off: '' },
  },
};
