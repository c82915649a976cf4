import type { Messages } from '../messages.ts';

export const agreed: Messages['agreed'] = {
  decision: '思考时间',
  decisions: { none: '不限', 60: '从容：60 秒', 25: '快速：25 秒' },
  decisionsSay: {
    none: '不计时。有人离开太久时，由其他人决定。',
    60: '每次决定有 60 秒，每局另有 60 秒备用时间。两者都用完则算不叫，或由电脑决定；连续两次之后由电脑代打。',
    25: '每次决定有 25 秒，每局另有 60 秒备用时间。两者都用完则算不叫，或由电脑决定；连续两次之后由电脑代打。',
  },
  decisionLine: (p) => `思考 ${p.seconds} 秒`,
  spectators: '观战',
  spectatorsAre: { no: '不允许', link: '凭链接' },
  spectatorsSay: {
    no: '不能观战。',
    link: '可以凭单独的链接观战；观战者看不到任何暗牌。',
  },
  spectatorsLine: '可观战',
};

export const clock: Messages['clock'] = {
  decision: '思考时间',
  reserve: '备用时间',
  explain: (p) => `${p.name}的时钟是什么意思？`,
  explainOwn: '你的时钟是什么意思？',
  title: '时钟',
  decisionSays: (p) => `每次决定有 ${p.seconds} 秒，每次重新开始。`,
  reserveSays: '思考时间用完后走备用时间：整局共 60 秒，下一局重新加满。',
  expiry: '两者都用完时',
  expirySays: '叫牌时算不叫，其他时候由电脑决定。连续两次之后电脑替你打，直到你重新接手。',
  pauseSays: '暂停时所有时钟都停下。',
  spoken: (p) => `思考时间 ${p.decision} 秒，备用时间 ${p.reserve} 秒`,
  spokenReserve: (p) => `备用时间 ${p.reserve} 秒`,
  soon: (p) => `还剩 ${p.seconds} 秒。`,
  passedFor: (p) => `时间到：${p.name}不叫`,
  decidedFor: (p) => `时间到：电脑替${p.name}决定`,
  takenOver: (p) => `时间到：电脑替${p.name}继续打`,
  passedForYou: '你的时间到了：不叫',
  decidedForYou: '你的时间到了：电脑替你作了决定',
  takenOverForYou: '你的时间到了：电脑替你继续打',
};

export const pause: Messages['pause'] = {
  pause: '暂停',
  resume: '结束暂停',
  by: (p) => `${p.name}已暂停`,
  hint: '牌桌上任何人都可以继续。',
  over: '暂停结束。',
};
