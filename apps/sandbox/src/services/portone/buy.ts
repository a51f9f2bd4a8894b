import type { Play } from '../../kernel/service.ts'
import { magicCards } from '../../magic.ts'
import {
  asCancelled,
  asFailed,
  asPaid,
  storedPayments,
  openPayment,
  paymentsOf,
  type Opening,
  type Payment,
} from './payment.ts'
import { saveCustomer } from './billing.ts'
import { defaultNoticeUrl, sendWebhook } from './webhooks.ts'

export type Bought = {
  payment: Payment
  /** What the window reports, which is not always what happened. */ success: boolean
  reason: string | null
  returns: boolean
}

/** The buyer's action in the window: pays with a card, lets it fail, or cancels. */
export function buy(
  play: Play,
  opening: Opening & { noticeUrl?: string; taxFree?: number },
  act: 'pay' | 'fail' | 'cancel',
  cardNumber: string,
): Bought {
  const { noticeUrl = defaultNoticeUrl(play), taxFree, ...rest } = opening
  const open = openPayment(play, rest)
  const addPayment = (payment: Payment) =>
    storedPayments(play).put(payment.imp_uid, {
      payment,
      noticeUrl,
      ...(taxFree !== undefined && { taxFreeLeft: taxFree }),
    })
  const fail = (reason: string): Bought => {
    const payment = asFailed(play, open, reason)
    addPayment(payment)
    return { payment, success: false, reason, returns: true }
  }

  if (act === 'cancel') return fail('[결제포기] 사용자가 결제를 취소하셨습니다')
  if (act === 'fail') return fail('[51] 한도초과')
  // 'paid-twice': two windows were open at once, at an acquirer that does not know the shop's order number.
  if (paymentsOf(play, open.merchant_uid).some((p) => p.status !== 'failed') && !play.take('paid-twice'))
    return fail('이미 결제가 이루어진 거래건입니다.')
  const prepared = play.state.rows<number>('prepared').get(open.merchant_uid)
  if (prepared !== undefined && prepared !== open.amount) return fail('결제금액 위변조')

  const card = magicCards.find((c) => c.number === cardNumber)
  if (card?.outcome === 'failed') return fail(card.reason ?? '거절')
  if (open.customer_uid) saveCustomer(play, open.customer_uid, { cardName: card?.cardName ?? '신한카드', cardNumber })
  // A card is registered at price 0: no other amount can be taken.
  const takesLess = card?.outcome === 'paid-other-amount' && open.amount > 0
  const amount = takesLess ? open.amount - 100 : open.amount
  const payment = asPaid(play, { ...open, amount }, { name: card?.cardName ?? '신한카드', number: cardNumber })
  addPayment(payment)
  const liar = card?.outcome === 'paid-reported-failed'
  sendWebhook(play, payment, noticeUrl, liar ? 2000 : 0)
  consoleCancel(play, payment.imp_uid)
  return { payment, success: !liar, reason: liar ? card.reason : null, returns: card?.outcome !== 'paid-window-lost' }
}

/** If the fault is set, the shop's own console refunds half, without the product's knowledge. */
export function consoleCancel(play: Play, impUid: string): void {
  const stored = storedPayments(play).get(impUid)
  if (!stored || stored.payment.status !== 'paid' || stored.payment.cancel_amount > 0) return
  if (!play.take('partial-cancel')) return
  const payment = asCancelled(play, stored.payment, Math.floor(stored.payment.amount / 2), '관리자 콘솔 부분취소')
  storedPayments(play).put(impUid, { ...stored, payment })
  sendWebhook(play, payment, stored.noticeUrl)
}
