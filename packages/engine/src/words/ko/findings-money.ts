import type { FindingId } from '../../risk/finding-ids.ts'
import { count, date, type FindingBody, has, money, percent, text, times } from './text.ts'
import { priceBases } from './price-bases.ts'

type Ids = Extract<
  FindingId,
  | 'jeonse-notable'
  | 'small-deposit-doubtful'
  | 'deposit-over-official'
  | 'falling-price'
  | 'price-untested'
  | 'price-conflict'
  | 'accident-area'
  | 'other-deposits-low'
  | 'mortgage-high'
  | 'jeonse-high'
  | 'secured-debts'
  | 'deposit-not-covered'
  | 'deposit-not-covered-low'
  | 'joint-collateral'
  | 'other-deposits-unknown'
>

export const moneyFindings: Readonly<Record<Ids, FindingBody>> = {
  'mortgage-high': (n) =>
    `근저당 ${count(n, 'count')}건의 채권최고액이 ${money(n, 'mortgages')}으로 집값 ${money(n, 'price')}의 ${percent(n, 'percent')}예요.`,
  'jeonse-high': (n) => `보증금 ${money(n, 'deposit')}이 집값 ${money(n, 'price')}의 ${percent(n, 'percent')}예요.`,
  'jeonse-notable': (n) =>
    `보증금 ${money(n, 'deposit')}이 집값 ${money(n, 'price')}의 ${percent(n, 'percent')}예요. 이 구간에서는 ${percent(n, 'fromPercent')}가 안 되는 집보다 사고가 ${times(n, 'odds')} 잦았어요.`,
  'secured-debts': (n) => {
    // an amount that is not printed in won is never described as zero
    if (has(n, 'unread') && !has(n, 'senior'))
      return `금액이 원으로 적히지 않은 앞선 빚이 ${count(n, 'unread')}건 있어요. 얼마인지 몰라 집값 대비 비율에 넣지 못했어요.`
    const more = has(n, 'unread') ? ` 금액이 원으로 적히지 않은 앞선 빚 ${count(n, 'unread')}건은 넣지 못했어요.` : ''
    if (!has(n, 'percent'))
      return `앞선 빚이 ${money(n, 'senior')} 있어요. 집값을 몰라 비율은 계산하지 못했어요.${more}`
    return has(n, 'deposit')
      ? `앞선 빚 ${money(n, 'senior')}과 보증금을 더하면 집값의 ${percent(n, 'percent')}예요.${more}`
      : `앞선 빚 ${money(n, 'senior')}만으로 집값의 ${percent(n, 'percent')}예요. 보증금은 아직 더하지 않았어요.${more}`
  },
  'deposit-not-covered': (n) =>
    n['loss'] !== undefined && n['loss'] === n['deposit']
      ? `경매로 팔리면 보증금 ${money(n, 'deposit')}을 한 푼도 못 받을 수 있어요.`
      : `경매로 팔리면 보통 보증금 ${money(n, 'deposit')} 가운데 ${money(n, 'loss')}을 못 받는 계산이에요.`,
  'deposit-not-covered-low': (n) =>
    `보통은 다 받을 것으로 계산되지만, 집이 싸게 팔리면 보증금 ${money(n, 'deposit')} 가운데 ${money(n, 'loss')}을 못 받을 수 있어요.`,
  'small-deposit-doubtful': (n) =>
    `앞선 빚 ${money(n, 'senior')}이 집값 ${money(n, 'price')}의 ${percent(n, 'percent')}예요. 이런 집인 줄 알면서 계약하면, 법원이 최우선변제 ${money(n, 'smallDeposit')}을 인정하지 않을 수 있어요. 인정되면 보통 ${money(n, 'likely')}, 인정되지 않으면 나쁜 경우 ${money(n, 'low')}을 돌려받는 계산이에요.`,
  'deposit-over-official': (n) =>
    `보증금과 앞선 빚을 더한 ${money(n, 'sum')}이 공시가격으로 계산한 한도 ${money(n, 'limit')}을 ${money(n, 'over')} 넘어요.`,
  'falling-price': (n) =>
    `같은 집들이 한 달에 약 ${percent(n, 'drift')}씩 싸게 팔렸어요. 이대로 ${count(n, 'months')}달이 지나면 집값은 ${money(n, 'later')}, 앞선 빚과 보증금은 그 ${percent(n, 'percent')}가 돼요.`,
  'price-untested': (n) =>
    `${date(n, 'built')}에 지어졌고, 집값 ${money(n, 'price')}을 뒷받침하는 실거래를 찾지 못했어요.`,
  'price-conflict': (n) =>
    `${priceBases[text(n, 'by')] ?? ''} ${money(n, 'price')} 정도인데, ${priceBases[text(n, 'otherBy')] ?? ''} ${money(n, 'other')}이에요. 둘이 맞지 않아 낮은 쪽으로 계산했어요.`,
  'accident-area': (n) =>
    `최근 석 달 동안 이 시·군·구에서 보증사고가 ${count(n, 'cases')}건 있었어요. 사고율은 ${percent(n, 'accidents')}로, 전국 ${percent(n, 'country')}보다 높았어요.`,
  'joint-collateral': (n) =>
    Number(n['lists'] ?? 1) > 1
      ? `서로 다른 공동담보 ${count(n, 'lists')}건이 모두 ${money(n, 'full')}이에요. ${has(n, 'properties') ? `한 건에 많게는 이 집을 포함해 ${count(n, 'properties')}곳이 묶여 있어요.` : '한 건에 몇 곳이 묶였는지는 이 서류에 없어요.'}`
      : has(n, 'properties')
        ? `이 빚 ${money(n, 'full')}은 이 집을 포함해 ${count(n, 'properties')}곳이 함께 담보로 잡혀 있어요(공동담보).`
        : `이 빚 ${money(n, 'full')}은 다른 부동산과 함께 담보로 잡혀 있어요(공동담보). 몇 곳인지는 이 서류에 없어요.`,
  'other-deposits-unknown': (n) =>
    has(n, 'others')
      ? `이 집에는 나 말고 ${count(n, 'others')}세대가 더 있고, 그 보증금이 확인되지 않았어요.`
      : '이 집에는 여러 세대가 함께 살 수 있고, 그 보증금이 확인되지 않았어요.',
  'other-deposits-low': (n) =>
    `다른 ${count(n, 'others')}세대의 보증금이 모두 ${money(n, 'sum')}이라고 해요. 한 세대에 ${money(n, 'each')}꼴로, 내 보증금의 ${percent(n, 'percent')}예요.`,
}
