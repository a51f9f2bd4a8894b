import type { Numbers } from '../../values/numbers.ts'
import type { Guarantee } from '../../guarantee/answer.ts'
import type { PriceStep } from '../../law/guarantor-order.ts'
import type { HugDiscount } from '../../law/hug.ts'
import type { FeeAssumptionId, GuaranteeReasonId, GuaranteeUncheckedId } from '../../guarantee/reasons.ts'
import { count, date, money, percent, subject, text, topic } from './text.ts'

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
  'building-unapproved': () => '사용승인을 받지 않은 건물이에요.',
  'non-residential-use': () => '주택이 아닌 용도예요.',
  'land-right-missing': () => '대지권이 등기되어 있지 않아요.',
  'owner-mismatch': () => '계약할 사람이 등기부의 주인이 아니에요.',
  'landlord-barred': () => '보증 가입이 금지된 임대인이에요.',
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
  'amount-unread': () => '금액을 알 수 없는 빚이 있어요.',
  'term-too-short': (n) => `계약 기간이 ${count(n, 'months')}개월보다 짧아요.`,
  'window-closed': (n) => `신청 기한이 ${date(n, 'by')}에 지났어요.`,
  'term-unknown': (n) => `2년 계약이면 신청 기한이 ${date(n, 'by')}에 지났어요. 계약이 끝나는 날을 확인하세요.`,
  'hf-borrowers-only': () => '한국주택금융공사의 전세대출 보증을 쓰는 사람만 가입할 수 있어요.',
  'sgi-value-rule': () => '집값 기준이 공개되어 있지 않아요. 서울보증에 물어보세요.',
}

export const guaranteeUncheckedWords: Readonly<Record<GuaranteeUncheckedId, string>> = {
  'landlord-barred': '임대인이 보증 금지 대상인지',
  'other-residents': '다른 세대가 이 집에 전입해 있는지',
  'moved-in-and-fixed': '전입신고와 확정일자를 마쳤는지',
  'sealed-by-broker': '공인중개사가 날인한 계약서인지',
  'co-owners-sign': '공동 소유인 집이라 소유자 누구의 서명이 있어야 하는지(지분 과반수는 민법 265조)',
}

export const feeAssumptionWords: Readonly<Record<FeeAssumptionId, string>> = {
  'term-two-years': '끝나는 날을 몰라 2년 계약으로 보았어요.',
  'no-discount': '할인은 넣지 않았어요.',
  'market-for-kb': 'KB시세나 부동산테크 시세 대신 위의 집값을 썼어요.',
  'few-trades': '비교할 거래가 적어 보증기관의 값과 다를 수 있어요.',
  'earlier-price-skipped': '보증기관이 먼저 보는 값을 확인하지 못해 다음 순서의 값을 썼어요.',
  'estimate-only': '공식 요율이 아니라 공개된 계산 사례로 어림했어요.',
}

export const discountWords: Readonly<Record<HugDiscount, string>> = {
  'low-income': '소득이 적은 가구',
  'newly-wed': '신혼부부',
  'many-children': '자녀가 많은 가구',
}

/** The guarantor's source of the home's price. */
export const priceStepWords: Readonly<Record<PriceStep, string>> = {
  'kb-or-rtech': 'KB시세·부동산테크 시세',
  official: '공시가격으로 계산한 값',
  'app-low': '안심전세앱 시세의 하한',
  'sale-in-year': '등기부에 적힌 1년 안의 매매가',
  'first-sale': '분양가',
  'land-and-building': '토지 공시지가와 건물 시가표준액',
  appraisal: '감정가',
}
