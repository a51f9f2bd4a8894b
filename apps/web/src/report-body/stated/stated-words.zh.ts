import { won } from '../../lang/zh/numbers.words.ts'
import type { Translated } from '../../lang/translated.ts'
import type { korean } from './stated-words.ts'

const range = (low: number, high: number) => (low === high ? won(low) : `${won(low)} ~ ${won(high)}`)

export const words = {
  title: '您告诉的内容',
  note: '照您写的显示，不用于分数和判断。',
  realtorPrice: '中介说的房价',
  realtorReason: '这样说的理由',
  ours: '我们看到的价格',
  notKnown: '没能确认',
  range,
  difference: '比较',
  gap: (stated, low, high) =>
    stated > high
      ? `比我们看到的高价还高 ${won(stated - high)}。请对方出示依据的成交。`
      : stated < low
        ? `比我们看到的低价还低 ${won(low - stated)}。`
        : '在我们看到的范围内。',
  firstRepay: '约定先还的贷款',
  repayNo: '没有约定',
  repayYes: (sum) => `${sum === null ? '金额不明' : won(sum)}。把还清并注销写进特约（특약），付款当天用登记簿确认。`,
  cash: '自己的钱',
  loan: '贷款',
  loanYes: '要贷款',
  loanNo: '不贷款',
  term: '租期',
  months: (n) => `${n} 个月`,
  question: '想知道的',
} satisfies Translated<typeof korean>
