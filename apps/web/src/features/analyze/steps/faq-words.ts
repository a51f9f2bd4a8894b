import { translated } from '../../../lang/translated.ts'
import { formatDay, type Day } from '@jipsalpim/engine/values/day.ts'

/** The law's answers to the three questions about a running lease; the numbers come from its dated rows. */
export const korean = {
  hint: '고른 것만 더 물어봐요. 고르지 않아도 괜찮아요.',
  reset: '더 고른 것 지우기',
  repayHint: '잔금으로 갚고 말소하기로 했다면 계약서에 적혀 있어야 해요.',
  basis: '근거',
  title: {
    계약연장: '계약을 연장하려면',
    이미연장: '이미 연장한 계약이라면',
    중도해지: '계약 기간 중에 나가려면',
  },
  window: (opens: number, closes: number) =>
    `계약이 끝나기 ${opens}개월 전부터 ${closes}개월 전까지 집주인에게 알려 주세요. 보낸 날이 아니라 닿은 날로 세요.`,
  right: (times: number, months: number, refusals: number) =>
    `계약갱신요구권은 ${times}번 쓸 수 있고, ${months}개월을 더 살 수 있어요. 집주인은 법이 정한 ${refusals}가지 이유로만 거절할 수 있어요.`,
  cap: (part: number) =>
    `갱신요구권을 쓰면 보증금과 월세는 ${100 / part}%까지만 오를 수 있어요. 조례가 더 낮게 정한 곳도 있어요.`,
  capDeposit: (most: string) => `입력한 보증금이라면 ${most}까지예요.`,
  raise: '보증금을 올려 주기 전에 등기부를 다시 봐 주세요. 올린 금액은 확정일자를 새로 받은 날부터 순위가 생겨요.',
  silent: (months: number) =>
    `서로 아무 말 없이 이어졌다면 묵시적 갱신이에요. 같은 조건으로 ${months}개월을 더 살 수 있어요.`,
  early: (months: number, ends: Day) =>
    `묵시적으로 이어졌거나 갱신요구권을 썼다면 언제든 그만두겠다고 알릴 수 있어요. 알림이 닿고 ${months}개월 뒤에 끝나요. 오늘 닿으면 ${formatDay(ends)}이에요.`,
  anew: '새로 합의해서 다시 계약했다면 그 권리는 없어요. 대신 갱신요구권은 쓰지 않은 채로 남아 있어요.',
  agreed:
    '처음 계약한 기간 중이라면 특약이 있거나 집주인이 동의해야 끝낼 수 있어요. 보통 다음 세입자를 구하고 중개보수를 내는 조건으로 합의해요.',
  short: (months: number) => `${months}개월보다 짧게 계약했다면 ${months}개월까지 살겠다고 할 수 있어요.`,
  moveOut: '보증금을 받기 전에는 짐과 전입신고를 옮기지 마세요. 옮겨야 한다면 먼저 임차권등기명령을 신청해 주세요.',
}
export const faqWords = translated(korean, {
  en: () => import('./faq-words.en.ts'),
  zh: () => import('./faq-words.zh.ts'),
  vi: () => import('./faq-words.vi.ts'),
})
