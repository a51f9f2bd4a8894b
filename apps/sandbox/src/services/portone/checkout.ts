import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { hidden, html, page, redirect, type Markup } from '../../browser/page.ts'
import { readFields, textOf, wonOf, type Fields } from '../../kernel/body.ts'
import type { Play, WireReply, WireRequest } from '../../kernel/service.ts'
import { magicCards } from '../../magic.ts'
import { buy, type Bought } from './buy.ts'
import { noSuchPayment } from './envelope.ts'
import { storedPayments } from './payment.ts'

/** The wallets that the window opens instead of asking for a card; each pays with a card. */
const wallets: Readonly<Record<string, string>> = {
  kakaopay: '카카오페이',
  naverpay: '네이버페이',
  tosspay: '토스페이',
}
const methods: ReadonlySet<string> = new Set(['', 'card', 'trans', 'vbank', 'phone', ...Object.keys(wallets)])

const MARK = '견본 결제창 · 실제 결제가 아니에요'

/** The buyer's window, opened by IMP.request_pay. */
export function checkoutPage(request: WireRequest): WireReply {
  const fields = Object.fromEntries(request.query)
  const problem = problemOf(fields)
  if (problem) return broken(problem, '')
  const amount = wonOf(fields, 'amount') ?? 0
  return page(
    MARK,
    html`<p class="mark">${MARK}</p>
      <h1>${textOf(fields, 'name') || '상품'}</h1>
      <p class="sum">${groupDigits(amount)}원</p>
      ${wallets[textOf(fields, 'pay_method')] ? html`<p>${wallets[textOf(fields, 'pay_method')] ?? ''}로 내요</p>` : ''}
      <form method="post" action="checkout/pay">
        ${hidden(request.query)}
        <label for="card">카드 번호</label>
        <input
          type="text"
          id="card"
          name="card_number"
          inputmode="numeric"
          autocomplete="off"
          value="4111-1111-1111-1111"
          maxlength="19"
        />
        <button class="main" name="act" value="pay">결제하기</button>
        <button class="plain" name="act" value="fail">결제 실패</button>
        <button class="plain" name="act" value="cancel">취소</button>
      </form>
      <h2>카드 번호마다 달라요</h2>
      ${cardTable()}
      <p class="small">주문 번호 ${textOf(fields, 'merchant_uid')}</p>`,
    { assets: '' },
  )
}

export function payInWindow(play: Play, request: WireRequest): WireReply {
  const fields = readFields(request) ?? {}
  const problem = problemOf(fields)
  const act = textOf(fields, 'act')
  if (problem || (act !== 'pay' && act !== 'fail' && act !== 'cancel'))
    return broken(problem ?? '단추를 다시 눌러 주세요.', '../')
  const number = textOf(fields, 'card_number').replace(/\D/g, '')
  if (act === 'pay' && !/^\d{15,16}$/.test(number)) return broken('카드 번호를 확인해 주세요.', '../')
  const bought = buy(
    play,
    {
      merchant_uid: textOf(fields, 'merchant_uid'),
      amount: wonOf(fields, 'amount') ?? 0,
      name: textOf(fields, 'name'),
      taxFree: wonOf(fields, 'tax_free') ?? 0,
      channel: textOf(fields, 'mode') === 'redirect' ? 'mobile' : 'pc',
      pay_method: textOf(fields, 'pay_method') || 'card',
      emb_pg_provider: wallets[textOf(fields, 'pay_method')] ? textOf(fields, 'pay_method') : null,
      buyer_name: textOf(fields, 'buyer_name') || null,
      buyer_email: textOf(fields, 'buyer_email') || null,
      buyer_tel: textOf(fields, 'buyer_tel') || null,
      custom_data: textOf(fields, 'custom_data') || null,
      ...(textOf(fields, 'customer_uid') && {
        customer_uid: textOf(fields, 'customer_uid'),
        customer_uid_usage: 'issue' as const,
      }),
      ...(textOf(fields, 'notice_url') && { noticeUrl: textOf(fields, 'notice_url') }),
    },
    act,
    number,
  )
  return back(fields, bought)
}

export function receiptPage(play: Play, impUid: string): WireReply {
  const stored = storedPayments(play).get(impUid)
  if (!stored) return noSuchPayment()
  const { payment } = stored
  return page(
    '견본 영수증',
    html`<p class="mark">견본 영수증 · 실제 결제가 아니에요</p>
      <h1>${payment.name}</h1>
      <p class="sum">${groupDigits(payment.amount)}원</p>
      <p>취소한 금액 ${groupDigits(payment.cancel_amount)}원</p>
      <p class="small">${payment.card_name ?? ''} ${payment.card_number ?? ''}</p>
      <p class="small">${payment.imp_uid}</p>`,
    { assets: '../' },
  )
}

/** Phones are redirected with the result in the URL; a frame or popup posts it to the page that opened it. */
function back(fields: Fields, { payment, success, reason, returns }: Bought): WireReply {
  if (!returns) return broken('결제를 마쳤지만 가게로 돌아가지 못했어요. 이 창을 닫아 주세요.', '../')
  const failure = success ? {} : { error_code: 'F400', error_msg: reason ?? '결제에 실패했어요' }
  if (textOf(fields, 'mode') === 'redirect') {
    const url = new URL(textOf(fields, 'm_redirect_url'))
    const answer = {
      imp_uid: payment.imp_uid,
      merchant_uid: payment.merchant_uid,
      imp_success: String(success),
      ...failure,
    }
    for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
    return redirect(url.href)
  }
  const result = {
    success,
    imp_success: success,
    imp_uid: payment.imp_uid,
    merchant_uid: payment.merchant_uid,
    pay_method: payment.pay_method,
    paid_amount: payment.amount,
    status: success ? 'paid' : 'failed',
    ...failure,
  }
  return page(
    MARK,
    html`<p class="mark">${MARK}</p>
      <p data-result="${JSON.stringify(result)}" data-origin="${textOf(fields, 'origin')}">
        ${success ? '결제를 마쳤어요.' : '결제하지 못했어요.'}
      </p>`,
    { assets: '../', script: true },
  )
}

const broken = (why: string, assets: string) =>
  page(
    MARK,
    html`<p class="mark">${MARK}</p>
      <p>${why}</p>`,
    { assets },
  )

function problemOf(fields: Fields): string | null {
  const merchantUid = textOf(fields, 'merchant_uid')
  if (!merchantUid || merchantUid.length > 40) return 'merchant_uid는 1자에서 40자까지예요.'
  // A billing key can be created with amount 0.
  if (!wonOf(fields, 'amount') && !textOf(fields, 'customer_uid')) return 'amount는 1원부터예요.'
  if (!methods.has(textOf(fields, 'pay_method'))) return 'pay_method가 올바르지 않아요.'
  const taxFree = textOf(fields, 'tax_free')
  if (taxFree !== '' && (wonOf(fields, 'tax_free') ?? Infinity) > (wonOf(fields, 'amount') ?? 0))
    return 'tax_free는 amount까지예요.'
  if (!textOf(fields, 'user_code')) return 'IMP.init을 먼저 불러 주세요.'
  const target = textOf(fields, 'mode') === 'redirect' ? textOf(fields, 'm_redirect_url') : textOf(fields, 'origin')
  return /^https?:$/.test(URL.parse(target)?.protocol ?? '') ? null : '돌아갈 주소가 올바르지 않아요.'
}

const cardTable = (): Markup =>
  html`<table>
    ${magicCards.map(
      (c) =>
        html`<tr>
          <td>${c.number.replace(/(\d{4})(?=\d)/g, '$1-')}</td>
          <td>${c.meaning}</td>
        </tr>`,
    )}
  </table>`
