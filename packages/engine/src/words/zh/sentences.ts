import type { Translation } from '../translation.ts'
import { short, won } from './speech.ts'

type Engine = Translation['engine']

export const sentences: Engine['sentences'] = {
  because: (why, sentence) => `${why}。${sentence}`,
  ceiling: (score, open) => `还有没确认的事项，分数最多 ${score} 分：${open}。`,
  cap: (title, word) => `因为“${title}”，等级不会好于${word}。`,
  head: {
    asOf: (day) => `基准日 ${day}`,
    past: (year, month) => `${year}年${month}月的登记簿`,
    undated: '不知道调取日的登记簿',
  },
  beyondMoney: {
    위험: '有拍卖计算里看不到的危险。',
    매우위험: '有拍卖计算里看不到的严重危险。',
  },
  money: {
    land: '这是土地的登记簿，没能计算拍卖时能拿回的钱。',
    landRight: '土地份额（대지권）没有得到确认，没能计算拍卖时能拿回的钱。',
    noDeposit: '不知道押金，没能计算拍卖时能拿回的钱。',
    noPrice: '不知道房价，没能计算拍卖时能拿回的钱。',
    past: (year, month) => `按${year}年${month}月的登记簿计算，之后产生的债务没有算进去。`,
    told: '按听说的房价计算，没有资料可以确认。',
    allBut: (deposit) => `只看拍卖分配的计算，押金 ${won(deposit)} 能全部拿回。发现的危险不在这个计算里。`,
    all: (deposit) => `按计算，拍卖时能拿回押金 ${won(deposit)} 的全部。`,
    none: (deposit) => `按计算，拍卖时押金 ${won(deposit)} 一分都拿不回。`,
    some: (deposit, low, high) =>
      `按计算，拍卖时能拿回押金 ${won(deposit)} 中的 ${low === high ? won(low) : `${short(low)}~${short(high)}`}。`,
  },
  lookUp: {
    costUnknown: '费用不明',
    free: '免费',
    cost: won,
    timeUnknown: '所需时间不明',
    atOnce: '立刻',
    days: (n) => `最长 ${n} 天`,
    noConsent: '不需要同意',
    consent: '需要房东同意',
  },
  without: (answer, cancelled) => `${answer}（已注销的 ${cancelled} 笔除外）`,
  noHeadroom: '按保证标准，没有可以接受的押金。',
  headroom: (most) => `按保证标准，押金最多可到 ${won(most)}。`,
  borderline: '处在边界上：严格读不符合标准，宽松读符合',
  repay: {
    title: '如果房东先还贷款',
    body: (before, after) =>
      after === 0
        ? `照所说还清并注销的话，前面的抵押权（근저당）${won(before)} 全部消失。`
        : `照所说还款并注销或减少的话，前面的抵押权（근저당）从 ${won(before)} 减到 ${won(after)}。`,
    range: (low, high) => (low === high ? won(low) : `${short(low)}~${short(high)}`),
    money: (then, now) => `那时拍卖能拿回的钱是 ${then}，现在是 ${now}。`,
    moneyUnknown: '能拿回的钱会变多少，没能计算。',
    ask: '光有约定，分数不会变。把注销条件写进特约（특약），付尾款（잔금）当天确认还款收据（상환영수증）和注销登记受理证（말소등기접수증）。',
  },
}
