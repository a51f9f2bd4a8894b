import type { Translated } from '../../lang/translated.ts'
import type { korean } from './expiration-words.ts'

export const words = {
  loading: '无法加载报告',
  title: (days) => (days === 0 ? '今天做的报告' : `${days} 天前做的报告`),
  text: (day) => `按 ${day} 的登记簿和行情判断。之后的变化不在报告中。`,
  home: '房屋',
  changesTitle: '其间可能发生的变化',
  changes: [
    '新的抵押（근저당）或传贳权（전세권）可能排在您前面。',
    '可能登记查封、假查封或拍卖。',
    '房主可能更换，或房屋被信托（신탁）。',
    '行情和保证限额可能变化。',
  ],
  whenTitle: '应重新确认的时候',
  when: ['签合同之前', '付尾款之前', '续签合同之前'],
  see: '再看这份报告',
  again: (price) => `用新的登记簿重新做 · ${price}`,
  kept: '现在的报告会保留。',
  none: '这份报告不能重新做',
  noneText: '报告仍在准备，或订单已退款。',
  toReports: '前往我的报告',
} satisfies Translated<typeof korean>
