import type { Messages } from '../messages.ts';

export const chat: Messages['chat'] = {
  title: '聊天',
  nothing: '还没有人说话。',
  placeholder: '说点什么',
  send: '发送',
  phrases: {
    goodLuck: '祝你好牌！',
    wellPlayed: '打得好！',
    thanks: '谢谢！',
    sorry: '抱歉！',
    niceHand: '好牌！',
    badLuck: '运气不好！',
    oneMoment: '请稍等。',
    goOn: '继续吧！',
  },
  emoji: (p) => `发送 ${p.emoji}`,
  unread: (p) => `${p.count} 条新消息`,
  said: (p) => `${p.name}说：${p.text}`,
  mute: (p) => `屏蔽${p.name}`,
  unmute: (p) => `取消屏蔽${p.name}`,
  closed: {
    tournament: '按比赛规则，这一局结束前不能聊天。',
    spectators: '观战者在这一局结束后才能发言。',
    atTheDoor: '入座或观战的人才能聊天。',
  },
};

export const watch: Messages['watch'] = {
  title: (p) => `观战：${p.table}`,
  lead: '你能看到桌上公开的牌，看不到任何人的手牌。桌上的人都知道你在观战。',
  enter: '观战',
  watching: '你正在观战。',
  notYet: '牌局还没有开始。',
  count: (p) => `${p.count} 人观战`,
  names: (p) => `观战者：${p.names.join('、')}`,
  link: '观战链接',
  copy: '复制观战链接',
};

export const returning: Messages['returning'] = {
  title: '在其他设备上继续',
  lead: '在另一台设备上打开这个链接。一天之内有效，只能用一次。拿到它的人在那里就是你。',
  make: '生成链接',
  copy: '复制链接',
  qrAlt: '通往另一台设备的链接二维码',
  youWillBe: (p) => `在这台设备上你将是 ${p.name}。`,
  replaces: (p) => `这台设备目前属于 ${p.name}。之后在这里无法再访问 ${p.name} 的座位和记分表。`,
  confirm: (p) => `以 ${p.name} 的身份继续`,
};
