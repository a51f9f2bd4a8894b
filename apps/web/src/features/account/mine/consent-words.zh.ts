import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './consent-words.ts'

const roads: Readonly<Record<string, string>> = {
  join: '注册时',
  visit: '后来访问时',
  mypage: '在“我的”',
  persona: '建立样本会员时',
  job: '每两年的提醒',
}

export const words = {
  title: '同意和通知',
  note: '选填的同意随时可以给出或撤回。不同意也能使用全部功能。',
  failed: '同意内容没有加载成功',
  optional: '选填',
  required: '必填',
  requiredNote: '使用服务期间需要。要撤回的话请注销账户。',
  state: (state, day, remindedBy) =>
    state === 'agreed'
      ? `${day} 同意${remindedBy === null ? '' : ` · ${remindedBy} 左右再提醒您`}`
      : state === 'withdrawn'
        ? `${day} 撤回`
        : '没有同意',
  agree: '同意',
  leave: '撤回',
  actNamed: (title, agreed) => `${title}：${agreed ? '撤回' : '同意'}`,
  nightNeeds: '请先同意接收消息',
  leaveTitle: (title) => `撤回对‘${title}’的同意吗？`,
  leaveText: (code) =>
    code === 'marketing' ? '不再发送消息，夜间也不发。报告和付款的通知照常发送。' : '马上停止。随时可以再同意。',
  agreed: (day) => `已于 ${day} 同意。`,
  left: (day) => `已于 ${day} 撤回。`,
  notices: { talk: '通知', push: '应用通知' },
  channel: {
    talk: '用 KakaoTalk 发到您的手机；收不到时用短信。',
    push: '再发一次到您使用应用的设备。',
  },
  notice: {
    payment: { title: '付款和退款', text: '付款、退款、还没确定的地址' },
    account: { title: '账户和同意', text: '注销账户、同意的结果' },
    watch: { title: '变动提醒', text: '申请受理、登记变动、监看中断' },
    report: { title: '报告', text: '报告完成的时候' },
    news: { title: '优惠和消息', text: '广告' },
  },
  noticeValue: (on, text) => `${on ? '开' : '关'} · ${text}`,
  noticeNamed: (title, on, channel) => `${title}${channel === 'push' ? '应用通知' : ''}：${on ? '关闭' : '打开'}`,
  on: '打开',
  off: '关闭',
  by: { fixed: '我们必须告知您，所以一直打开', consent: '跟随上面的选填同意' },
  history: '查看同意过的全部内容',
  act: (title, act) => (act === 'reminded' ? `${title}：已提醒` : `${title}：${act === 'agreed' ? '同意' : '撤回'}`),
  grounds: (at, version, road) => `${at} · 第 ${version} 版 · ${roads[road] ?? ''}`,
} satisfies Translated<typeof korean>
