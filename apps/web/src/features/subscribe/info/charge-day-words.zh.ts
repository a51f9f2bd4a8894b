import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './charge-day-words.ts'

export const words = {
  title: '更改付款日',
  note: (now) => `现在在${now}付款。一年可以更改一次。`,
  choose: '新的付款日',
  placeholder: '请选择日子',
  option: (day) => `${day}日`,
  bridge: (from, to, days, won) => `先在${from}支付${from}到${to}共${days}天的${won}。`,
  nextMonth: (next, day) => `从${next}起每月${day}付款，没有那一天的月份在最后一天付款。`,
  nextYear: (next) => `之后从${next}起每年付款。`,
  change: (day) => `改为${day}`,
  done: '已更改付款日',
} satisfies Translated<typeof korean>
