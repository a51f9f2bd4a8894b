import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './several-words.ts'

export const words = {
  choose: '一次选择多套房屋',
  chooseOne: '只选一套',
  label: '要监看的房屋',
  hint: '所选房屋一次付款。每套单独监看，也可以单独停止。',
  tooFew: '请至少选择两套。',
  tooMany: (most) => `一次最多可选${most}套。`,
  chosen: (n) => `已选${n}套`,

  homes: (n) => `付款的房屋 ${n}套`,
  left: '不付款的房屋',
  each: '一套',
  sum: '合计',
  refused: { watched: '已经在监看', unit: '需要先确定栋号和室号', other: '找不到报告' },
  nameless: '地址不明的房屋',
  none: '所选房屋中没有可以新监看的',
  noneText: '请选择其他房屋。',
  otherHomes: '选择其他房屋',
  failed: '无法载入价格',
  parts: '停止哪一套，就按剩余天数退还那一套的份额。其他房屋不受影响。',

  lead: (n, plan) => `${n}套 · ${plan}`,
  consentAuto: (won, day) =>
    `我同意今天一次扣款${won}，并从${day}起每套房屋分别自动扣款，直到停止为止。停止时按剩余天数退还该房屋的款项。`,
  perHome: (won) => `每套${won}`,
  autoNote: (day, each) => `下次扣款 ${day} · ${each}。可随时停止`,
  onlyRest: '如果付款到达时其中一套已经在监看，它的份额会立即退还。',

  title: (n) => `已开始监看${n}套房屋`,
  titleNone: '没有开始监看的房屋',
  titleEnded: '这笔付款的房屋都已结束',
  paid: (won, n) => `为${n}套房屋付了${won}。`,
  onlyFirst: '只有“已开始监看的房屋”付了款。',
  groups: {
    done: '已开始监看的房屋',
    watched: '原本就在监看的房屋',
    'unit-unknown': '室号不明的房屋',
    unpaid: '未付款的房屋',
    ended: '已停止的房屋',
  },
  notes: {
    done: '首次读取登记簿之后会通知您。',
    watched: '无需再付款。已付的份额会退还。',
    'unit-unknown': '确定室号后才能监看。没有付款。',
    unpaid: '没有扣款。',
    ended: '不再监看。',
  },
  back: (won) => `退还${won}`,
  toWatching: '查看监看的房屋',
  toChoose: '去选择房屋',
  empty: '找不到这笔付款',
  emptyText: '地址有误，或属于其他账号的付款。请在付款记录中确认。',
  toPayments: '查看付款记录',
  readFailed: '无法载入这笔付款的房屋',
  loading: '正在确认付款的房屋',
} satisfies Translated<typeof korean>
