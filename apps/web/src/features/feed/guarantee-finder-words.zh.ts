import type { Translated } from '../../lang/translated.ts'
import type { korean } from './guarantee-finder-words.ts'

export const words = {
  official: '公示价格（공시가격）',
  officialHint: '可以在‘부동산공시가격알리미’查看。',
  senior: '前面的债',
  seniorHint: '把乙区（을구）的最高债权额（채권최고액）全部相加。没有的话空着。',
  most: '能保证的最高押金',
  balance: '付尾款的日子（申报地址更晚的话，以它为准）',
  end: '合同到期日',
  endHint: '不知道的话空着，按 2 年计算。',
  last: '最后的申请日',
  none: '填写后计算',
  note: '按今天的标准算出的参考值。前面的债自己的限额和押金的限额，请一起看下面的表。',
} satisfies Translated<typeof korean>
