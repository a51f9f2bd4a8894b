import { link } from '@jipsalpim/contract/routes.ts'
import { addDays, day, dayInSeoul, formatDay } from '@jipsalpim/engine/values/day.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import { goodsName } from '@jipsalpim/contract/areas/order/goods-words.ts'
import type { Template } from './queries.ts'
import type { MessageContent } from './message-content.ts'
import { watchWords } from './watch-words.ts'

type Variables = Readonly<Record<string, string | number>>

/** Added to a text or mail that may be a duplicate, because the earlier copy has no delivery result. */
export const maybeAgain = {
  text: '알림톡이 도착했는지 알 수 없어 문자로도 보내 드려요.',
  mail: '휴대폰에 도착했는지 알 수 없어 메일로도 보내 드려요.',
} as const

/** The same texts are sent as 알림톡 (registered with the messenger) and, where that fails, as a text message. */
export const words: Record<Template, (v: Variables) => MessageContent> = {
  ...watchWords,
  'report-ready': () => ({
    text: '[집살핌] 보고서가 준비됐어요. 계약하기 전에 확인해 주세요.',
    button: '보고서 보기',
    path: link('report'),
  }),
  'question-answered': (v) => ({
    text: '[집살핌] 보고서에 대한 질문에 답했어요. 아래 버튼을 눌러 읽어 주세요.',
    button: '답 보기',
    path: link('reportQuestion', undefined, { report: Number(v['report_seq']) }),
  }),
  'document-again': (v) => ({
    text: '[집살핌] 올린 서류에 가리지 않은 번호가 있어서 파일을 지웠어요. 번호를 가리고 다시 올려 주세요.',
    button: '서류 보기',
    path: link('reportDocument', undefined, { report: Number(v['report_seq']) }),
  }),
  'inquiry-answered': (v) => ({
    text: '[집살핌] 문의에 답했어요. 아래 버튼을 눌러 읽어 주세요.',
    button: '답 보기',
    path: link('reportBuy', undefined, { order_seq: Number(v['order_seq']) }),
  }),
  'review-decided': (v) => ({
    text: '[집살핌] 남겨 주신 후기를 살펴봤어요. 결과를 확인해 주세요.',
    button: '후기 보기',
    path: link('reportReview', undefined, { report: Number(v['report_seq']) }),
  }),
  'dispute-news': (v) => ({
    text: '[집살핌] 보고서에 대한 이의에 새 소식이 있어요. 아래 버튼을 눌러 확인해 주세요.',
    button: '이의 보기',
    path: link('reportDispute', undefined, { report: Number(v['report_seq']) }),
  }),
  'report-refunded': (v) => ({
    text: ['[집살핌]', reasonOf(v), moneyBack(v), couponBack(v), ticketBack(v)].filter(Boolean).join(' '),
    button: '내역 보기',
    path: link('report'),
  }),
  'address-needed': () => ({
    text: '[집살핌] 결제가 끝났어요. 주소를 정하면 보고서를 준비할게요.',
    button: '주소 정하기',
    path: link('report'),
  }),
  'deposit-needed': (v) => ({
    text: `[집살핌] ${formatWon(Number(v['amount']))}을 입금해 주세요. 계좌: ${String(v['bank'])} ${String(v['number'])}. ${formatDay(addDays(dayInSeoul(new Date(String(v['due']))), -1))}까지 받아요.`,
    button: '입금 안내 보기',
    path: link('analyzeComplete', undefined, { merchant_uid: String(v['merchant_uid']), way: 'deposit' }),
  }),
  'refund-account-needed': (v) => ({
    text: `[집살핌] ${formatWon(Number(v['amount']))}을 돌려드려요. 받을 계좌를 알려 주세요.`,
    button: '환불 계좌 적기',
    path: link('analyzeComplete', undefined, { merchant_uid: String(v['merchant_uid']), way: 'deposit' }),
  }),
  'supply-waits': (v) => ({
    text: `[집살핌] ${goodsName({ product: String(v['product']), tickets: null })}의 결제가 끝났어요. 늦어도 ${formatDay(day(String(v['by'])))}까지 시작하고, 그러지 못하면 결제한 돈을 모두 돌려드려요.`,
    button: '내역 보기',
    path: link('report'),
  }),
  'tickets-end': ticketsEnd,
  'withdrawal-asked': (v) => ({
    text: `[집살핌] 탈퇴를 신청했어요. ${String(v['until'])}까지 로그인하면 되돌릴 수 있어요. 신청하지 않았다면 바로 로그인해 주세요.`,
    button: '로그인하기',
    path: link('login'),
  }),
  'consent-kept': (v) => ({
    text:
      v['act'] === 'agreed'
        ? `[집살핌] ${String(v['day'])}에 혜택과 소식 받기에 동의했어요. 마이의 ‘동의와 알림’에서 언제든지 철회할 수 있어요.`
        : `[집살핌] ${String(v['day'])}에 혜택과 소식 받기 동의를 철회했어요. 이제 보내지 않아요.`,
    button: '동의 보기',
    path: `${link('mypage')}#consents`,
  }),
  'consent-reminder': (v) => ({
    text: `[집살핌] ${String(v['day'])}에 혜택과 소식 받기에 동의했어요. 계속 받으려면 그대로 두면 돼요. 그만 받으려면 마이의 ‘동의와 알림’에서 동의를 철회해 주세요.`,
    button: '동의 보기',
    path: `${link('mypage')}#consents`,
  }),
  // 정보통신망법 시행령 별표 6: the mark and the sender first, the free opt-out last.
  news: (v) => ({
    text: `(광고) [집살핌] ${String(v['body'])} 무료 수신거부: 마이 > 동의와 알림`,
    button: String(v['button']),
    path: String(v['path']),
  }),
}

/** The link depends on who has the tickets; the advice depends on the refundable amount. */
function ticketsEnd(v: Variables): MessageContent {
  const refundable = Number(v['refundable'])
  const until =
    refundable > 0
      ? `쓰지 않은 것은 그때까지 ${formatWon(refundable)}을 환불받을 수 있고, 지나면 없어져요.`
      : '지나면 없어져요.'
  const company = v['holder'] === 'company'
  const which = company
    ? '나눠 주지 않은 회사 이용권'
    : v['holder'] === 'given'
      ? '회사에서 받은 이용권'
      : '보고서 이용권'
  return {
    text: `[집살핌] ${which} ${String(v['tickets'])}장이 ${formatDay(day(String(v['last_day'])))} 24시에 끝나요. ${until}`,
    button: '이용권 보기',
    path: link(company ? 'ticketBusiness' : 'ticketInfo'),
  }
}
const reasonOf = (v: Variables): string => {
  const reason = String(v['reason'])
  // Only own properties: 'constructor' is in every object.
  return Object.hasOwn(reasons, reason) ? (reasons[reason] ?? reasons.other) : reasons.other
}
function moneyBack(v: Variables): string {
  const won = Number(v['amount'])
  const which = v['reason'] === 'operator-part' ? '' : v['reason'] === 'paid-again' ? '더 결제된 ' : '결제한 '
  return won > 0 ? `${which}${formatWon(won)}을 돌려드렸어요. 카드사나 은행에 따라 며칠 뒤에 보여요.` : ''
}
const couponBack = (v: Variables): string =>
  v['coupon'] === 'open'
    ? '쓴 쿠폰도 돌려드렸으니 다시 쓸 수 있어요.'
    : v['coupon'] === 'expired'
      ? '쓴 쿠폰은 그사이 기간이 지나 다시 쓸 수 없어요.'
      : ''
const ticketBack = (v: Variables): string =>
  v['ticket'] === 'open' ? '쓴 이용권 1장을 돌려드렸어요. 기간은 전과 같아요.' : ''

const reasons: Readonly<Record<string, string>> & { other: string } = {
  'wrong-amount': '주문과 다른 금액이 결제됐어요.',
  'report-source-down': '등기소가 답하지 않아 보고서를 만들지 못했어요.',
  'report-not-found': '이 주소의 등기기록을 찾지 못했어요.',
  'report-ambiguous': '이 주소에 등기기록이 여럿이라 하나로 정하지 못했어요.',
  'order-closed': '이미 닫힌 주문에 결제됐어요.',
  'paid-again': '한 주문에 결제가 한 번 더 됐어요.',
  withdrawn: '주문을 취소했어요.',
  'watch-not-found': '이 주소의 등기기록을 하나로 정하지 못해 지켜볼 수 없어요.',
  'watch-exists': '이 집에는 이미 변동 알림이 있어요.',
  'watch-stopped': '변동 알림을 그만뒀어요.',
  'not-supplied': '약속한 날까지 시작하지 못했어요.',
  'ticket-unused': '쓰지 않은 이용권을 환불했어요.',
  'gateway-console': '고객센터에서 결제를 취소했어요.',
  operator: '고객센터와 확인한 대로 결제를 취소했어요.',
  'operator-part': '고객센터와 확인한 대로 결제 금액의 일부를 취소했어요.',
  other: '보고서를 만들지 못했어요.',
}
