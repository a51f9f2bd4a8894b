import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { html, page } from '../../browser/page.ts'
import type { Play, WireReply } from '../../kernel/service.ts'
import { maskCard, storedOrders } from './order.ts'

/** The page that PCD_PAY_CARDRECEIPT links to. */
export function receiptPage(play: Play, tradeNo: string): WireReply {
  const order = storedOrders(play)
    .all()
    .map(([, stored]) => stored)
    .find((o) => o.tradeNo === tradeNo)
  return page(
    '견본 영수증',
    order
      ? html`<p class="mark">견본 영수증 · 실제 결제가 아니에요</p>
          <h1>${order.goods}</h1>
          <p class="sum">${groupDigits(order.total)}원</p>
          <p>취소한 금액 ${groupDigits(order.refunded)}원</p>
          <p class="small">${order.cardName} ${maskCard(order.cardNumber)}</p>
          <p class="small">${order.tradeNo}</p>`
      : html`<p class="mark">견본 영수증 · 실제 결제가 아니에요</p>
          <p>그런 결제가 없어요.</p>`,
    { assets: '../' },
  )
}
