import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { won } from '../../../lang/zh/numbers.words.ts'
import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './simple-words.ts'

const range = (low: number, high: number) => (low === high ? won(low) : `${won(low)} ~ ${won(high)}`)

export const words = {
  title: '付款之前能知道的',
  note: '只用公共数据。还没有读登记簿（등기부）。',
  loading: '正在找成交和建筑物的文件。',
  failed: '公共数据没有加载成功。照样可以下单。',
  again: '重新加载',
  notKnown: '没能确认',
  kind: '房屋种类',
  area: '专用面积',
  square: (area) => `${area.toLocaleString('en-US')} ㎡`,
  approved: '使用批准日',
  violation: '违规建筑（위반건축물）',
  violationYes: '有标记',
  violationNo: '没有标记',
  market: '按行情的价值',
  range,
  base: '依据',
  trades: (count) => `${count} 笔成交`,
  official: '公示价格（공시가격）',
  share: '押金的大小',
  shareOf: (least, most) => (least === most ? `房价的 ${least}%` : `房价的 ${least}% ~ ${most}%`),
  deposit: '押金',
  unseen: '贷款、查封、信托只有登记簿上才看得到。',
  town: {
    title: (name) => `${name} 的全租诈骗`,
    more: '这个地区的全租诈骗',
    measure: { occurred: '市统计的发生件数', recognised: '认定的受害者', reported: '市统计的受害件数' },
    period: '期间',
    cases: '件数',
    casesOf: (n) => `${groupDigits(n)} 件`,
    between: (from, to) => `${from} ~ ${to}`,
    asOf: (day) => `基准日 ${day}`,
    source: '来源',
    noCity: '这个地区没有公布各区的件数，没能确认。',
    noGu: '没有找到这个区，请确认地址。',
    accidents: (count, rate) => `最近三个月有 ${count} 起押金保证事故，事故率 ${rate}%。`,
    few: '三个月的保证事故不到 10 起。这不表示这套房是好的。',
    noDistrict: '没能确认这个地区的保证事故。',
    meaning: '地区的数字说不明这套房，登记簿才行。',
    looked: (days, count) => `最近 ${days} 天，这个地区的房子被查看 ${count} 次。`,
    which: '先要知道地区，请告诉我们地址。',
    failed: '这个地区的数字没有加载成功。',
  },
} satisfies Translated<typeof korean>
