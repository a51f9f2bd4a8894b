import { translated } from '../../lang/translated.ts'
import { formatWon, formatWonShort } from '../../lang/format.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'

export const korean = {
  title: '직접 알려 준 내용',
  note: '적어 준 그대로예요. 점수와 판정에는 쓰지 않았어요.',
  realtorPrice: '중개사가 말한 집값',
  realtorReason: '그렇게 말한 이유',
  ours: '우리가 본 값',
  notKnown: '확인 못 함',
  range: (low: Won, high: Won) =>
    low === high ? formatWon(low) : `${formatWonShort(low)} ~ ${formatWonShort(high)} 원`,
  difference: '비교하면',
  gap: (stated: Won, low: Won, high: Won) =>
    stated > high
      ? `우리가 본 높은 값보다 ${formatWon(stated - high)} 높아요. 그 값의 바탕이 된 거래를 보여 달라고 하세요.`
      : stated < low
        ? `우리가 본 낮은 값보다 ${formatWon(low - stated)} 낮아요.`
        : '우리가 본 범위 안에 있어요.',
  firstRepay: '먼저 갚기로 한 대출',
  repayNo: '갚기로 하지 않았어요',
  repayYes: (won: Won | null) =>
    `${won === null ? '금액은 몰라요' : formatWon(won)}. 갚고 말소하는 것을 특약에 적고, 잔금 날 등기부로 확인해 주세요.`,
  cash: '내 돈',
  loan: '대출',
  loanYes: '받을 거예요',
  loanNo: '받지 않아요',
  term: '계약 기간',
  months: (n: number) => `${n}개월`,
  question: '궁금한 것',
}
export const statedWords = translated(korean, {
  en: () => import('./stated-words.en.ts'),
  zh: () => import('./stated-words.zh.ts'),
  vi: () => import('./stated-words.vi.ts'),
})
