import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { html, page } from '../../browser/page.ts'
import { readFields, textOf, wonOf } from '../../kernel/body.ts'
import type { Play, WireReply, WireRequest } from '../../kernel/service.ts'
import { deposit, openVbank } from './vbank.ts'

const MARK = '견본 은행 · 실제 입금이 아니에요'

/** A bank's counter: the account number and the amount. */
export const depositPage = (request: WireRequest): WireReply =>
  page(
    MARK,
    html`<p class="mark">${MARK}</p>
      <h1>입금하기</h1>
      <form method="post" action="deposit">
        <label for="account">계좌번호</label>
        <input
          type="text"
          id="account"
          name="account"
          inputmode="numeric"
          value="${request.query.get('account') ?? ''}"
        />
        <label for="amount">금액</label>
        <input type="text" id="amount" name="amount" inputmode="numeric" value="${request.query.get('amount') ?? ''}" />
        <button class="main">입금하기</button>
      </form>`,
    { assets: '' },
  )

export function depositHere(play: Play, request: WireRequest): WireReply {
  const fields = readFields(request) ?? {}
  const payment = openVbank(play, textOf(fields, 'account'))
  const amount = wonOf(fields, 'amount')
  if (payment && amount) deposit(play, payment, amount)
  const words =
    payment && amount ? `${groupDigits(amount)}원을 입금했어요.` : '입금할 수 없는 계좌이거나 금액이 없어요.'
  return page(
    MARK,
    html`<p class="mark">${MARK}</p>
      <p>${words}</p>`,
    { assets: '' },
  )
}
