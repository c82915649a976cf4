import { formatsOf } from '../format.ts';
import type { Messages } from '../messages.ts';

const format = formatsOf('zh');

export const common: Messages['common'] = {
  appName: '斯卡特',
  back: '返回',
  close: '关闭',
  cancel: '取消',
  confirm: '确认',
  more: '更多',
  loading: '请稍候……',
  retry: '再试一次',
  you: '你',
  computer: '电脑',
  computerNumber: (p) => `电脑 ${p.number}`,
  language: '语言',
  rules: '规则',
  settings: '设置',
  skipToContent: '跳到正文',
  waitingFor: (p) => `等待${p.name}`,
  waitingForAll: (p) => `等待${format.list(p.names)}`,
  games: (p) => `${p.count} 局`,
  cardPoints: (p) => `${p.points} 牌分`,
  seconds: (p) => `${p.count} 秒`,
  errorTitle: '没有成功',
  pageNotFound: '没有这个页面。',
  toStart: '回到首页',
};

export const connection: Messages['connection'] = {
  connected: '已连接',
  connecting: '正在连接……',
  lost: '连接断开，正在重试。',
  reconnecting: '正在重新连接…',
  restored: '已重新连接。',
  storeAway: '牌桌暂时无法保存，正在重试。',
  noServer: '服务器没有响应，继续尝试中。',
  otherWindow: '你已在另一个窗口继续。',
  playHere: '在这里继续',
  outdated: '有新版本，请重新加载。',
  reload: '重新加载',
};
