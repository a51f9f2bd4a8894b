import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './move-words.ts'

export const words = {
  section: '地址',
  change: '更改地址',
  left: (n) => `十二个月内还可以更改${n}次。`,
  noneLeft: '十二个月内最多可更改两次，两次都已用完。其他房屋请重新开始监看。',
  history: '更改记录',
  historyFailed: '未能加载更改记录',
  fromTo: (from, to) => `从${from}改为${to}`,
  erased: '已删除的地址',
  byYou: '由您更改',

  title: '要改为监看哪套房屋？',
  bar: '更改地址',
  place: '新地址',
  now: (home) => `现在监看的是${home}的登记簿。`,
  effects: '更改后会这样',
  effectFirst: '我们会从头读取新房屋的登记簿，并以它为基准，不作为变动提醒您。',
  effectOld: '不再监看原来的房屋。已收到的通知和记录仍可查看。',
  effectMoney: '已付期间和下次扣款日不变，也不另外收费。',
  lease: '新房屋的合同呢？',
  leaseOther: '合同不同',
  leaseOtherNote: '押金和日期会清空。更改后重新填写，我们就按那份合同判断。',
  leaseSame: '合同不变',
  leaseSameNote: '例如之前选错了单元，押金和日期都相同。',
  choose: '请选择一项。',
  submit: '改为这套房屋',
  done: '现在开始监看新房屋',
} satisfies Translated<typeof korean>
