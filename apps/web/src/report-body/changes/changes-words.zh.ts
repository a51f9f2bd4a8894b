import type { Translated } from '../../lang/translated.ts'
import type { korean } from './changes-words.ts'

export const words = {
  title: '和上一份登记簿的比较',
  viewed: (from, to) => (from === to ? `比较了${to}调取的两份登记簿。` : `比较了${from}和${to}调取的登记簿。`),
  none: '没有新的登记，也没有注销的登记。只受理、还没写上的登记看不到，汇款之前请再调取一次。',
  money: '拍卖时能拿回的钱',
  low: '坏的情况',
  high: '好的情况',
  before: '上次',
  after: '现在',
  grade: '判断',
  act: '现在该做的事',
  more: (n) => `再看 ${n} 件该做的事`,
  list: '变动',
  received: (day, no) => `${day} 受理${no === null ? '' : ` 第 ${no} 号`}`,
  entered: (day) => `${day} 登记`,
  dayUnknown: '没有写日期',
  doubts: '还要确认',
  doubtWords: (before, after) => `上次“${before}” · 现在“${after}”`,
  askDates: '在下面填写签约日和搬入日，与您押金的先后和现在该做的事会更准确。',
  otherFacts: (effect) => `因为房价等登记簿以外的事实变了，${effect}。`,
  note: '只受理、还没写进登记簿的登记无法比较。',
} satisfies Translated<typeof korean>
