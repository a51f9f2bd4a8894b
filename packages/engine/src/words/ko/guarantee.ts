import type { Guarantee, Numbers } from '../../assessment.ts'
import type { GuaranteeReasonId } from '../../guarantee/judge.ts'
import { date, money, percent, subject, text, topic } from './text.ts'

export const guaranteeVerdictWords: Readonly<Record<Guarantee['verdict'], string>> = {
  eligible: '확인한 기준으로는 전세보증금반환보증에 가입할 수 있어요',
  'not-eligible': '지금 조건으로는 전세보증금반환보증에 가입하기 어려워요',
  unknown: '전세보증금반환보증에 가입할 수 있는지 아직 알 수 없어요',
}

export const guaranteeReasonWords: Readonly<Record<GuaranteeReasonId, (n: Numbers) => string>> = {
  'kind-not-covered': (n) => `${topic(text(n, 'kind'))} 보증 대상이 아니에요.`,
  'kind-unknown': () => '집의 종류를 몰라요.',
  'right-on-register': (n) => `등기부에 ${subject(text(n, 'right'))} 있어요.`,
  trust: () => '신탁된 집이에요. 수탁자와 직접 계약해야 심사할 수 있어요.',
  'illegal-building': () => '위반건축물이에요.',
  'non-residential-use': () => '주택이 아닌 용도예요.',
  'land-right-missing': () => '대지권이 등기되어 있지 않아요.',
  'owner-mismatch': () => '계약할 사람이 등기부의 주인이 아니에요.',
  'deposit-over-limit': (n) => `보증금 한도 ${money(n, 'limit')}을 ${money(n, 'over')} 넘어요.`,
  'senior-over-limit': (n) =>
    `앞선 빚이 한도(주택가액의 ${percent(n, 'percent')}) ${money(n, 'limit')}을 ${money(n, 'over')} 넘어요.`,
  'senior-borderline': () => '기준을 읽는 방법에 따라 될 수도 있는 경계예요. 보증기관에 물어보세요.',
  'sum-over-value': (n) => `보증금과 앞선 빚의 합이 주택가액 ${money(n, 'value')}을 ${money(n, 'over')} 넘어요.`,
  'guarantor-price-unknown': () => '보증기관이 쓰는 집값을 몰라요.',
  'deposit-unknown': () => '보증금을 몰라요.',
  'rent-unknown': () => '월세를 몰라 환산보증금을 계산하지 못했어요.',
  'region-unknown': () => '지역을 몰라요.',
  'other-deposits-unknown': () => '다른 세대의 보증금을 몰라요.',
  'before-rules': (n) => `${date(n, 'from')}부터의 보증 기준만 알아요. 그보다 앞선 서류예요.`,
  'amount-unread': () => '금액을 읽지 못한 빚이 있어요.',
}
