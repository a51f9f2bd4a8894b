import { link } from '@jipsalpim/contract/routes.ts'
import { sayWon } from '@jipsalpim/engine/values/won.ts'
import type { Template } from './queries.ts'

export type Told = { text: string; button: string; path: string }
type Variables = Readonly<Record<string, string | number>>

/** The same words go out as 알림톡 (registered with the messenger) and, where that fails, as a text message. */
export const words: Record<Template, (v: Variables) => Told> = {
  'report-ready': () => ({
    text: '[집살핌] 보고서가 준비됐어요. 계약하기 전에 확인해 주세요.',
    button: '보고서 보기',
    path: link('report'),
  }),
  'report-refunded': (v) => ({
    text: `[집살핌] ${reasons[String(v['reason'])] ?? reasons.other} 결제한 ${sayWon(Number(v['amount']))}을 돌려드렸어요. 카드사에 따라 며칠 뒤에 보여요.`,
    button: '내역 보기',
    path: link('report'),
  }),
  'address-needed': () => ({
    text: '[집살핌] 결제가 끝났어요. 주소를 정하면 보고서를 준비할게요.',
    button: '주소 정하기',
    path: link('report'),
  }),
}

const reasons: Readonly<Record<string, string>> & { other: string } = {
  'wrong-amount': '주문과 다른 금액이 결제됐어요.',
  'report-source-down': '등기소가 답하지 않아 보고서를 만들지 못했어요.',
  'report-not-found': '이 주소의 등기기록을 찾지 못했어요.',
  'report-ambiguous': '이 주소에 등기기록이 여럿이라 하나로 정하지 못했어요.',
  'gateway-console': '고객센터에서 결제를 취소했어요.',
  other: '보고서를 만들지 못했어요.',
}
