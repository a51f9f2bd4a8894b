import { link } from '@jipsalpim/contract/routes.ts'
import { send } from '../../kernel/calls/client.ts'
import { expectUnload } from '../../kernel/leaving.ts'
import { leavesForWindow, loadScript } from '../../kernel/chunks/load-script.ts'
import { track } from '../../kernel/track.ts'
import { seenBy, type Confirm, type Return } from './confirm-calls.ts'
import { isStillOpen, isUntouched, takenBy } from './refusal-facts.ts'
import { openPortone, errorMessageOf } from './portone-window.ts'
import { payWords as w } from './words.ts'

/** How the window ended. `left`: the browser is on its way to the gateway's page and will come back by itself. */
export type PayEnd =
  /**
   * Money may have been taken: the page after the window asks the gateway, and shows what was bought or what is
   * refunded.
   */
  | { kind: 'paid'; impUid: string | null }
  | { kind: 'failed'; message: string }
  /** `untouched`: the gateway was asked, and nothing was taken. */
  | { kind: 'aborted'; message: string; untouched: boolean }
  | { kind: 'left' }
export type Gateway = 'portone' | 'payple'
/** What the window is for: the call that asks the gateway about it, and the place that a phone returns to. */
export type Paying = { confirm: Confirm; back: Return }

type PaypleResult = { PCD_PAY_RST?: 'success' | 'error' | 'close'; PCD_PAY_MSG?: string; PCD_PAYER_ID?: string }
declare global {
  interface Window {
    PaypleCpayAuthCheck?: (params: Record<string, unknown>) => void
  }
}

/**
 * Opens the gateway's window for an order. Its result is only a hint: the server asks the gateway before anything
 * counts.
 */
export function pay(gateway: Gateway, merchantUid: string, of: Paying): Promise<PayEnd> {
  track('pay-opened')
  return gateway === 'portone' ? payByPortone(merchantUid, of) : payByPayple(merchantUid, of)
}

async function payByPortone(merchantUid: string, of: Paying): Promise<PayEnd> {
  const info = await send('portoneInfo', { merchant_uid: merchantUid })
  if (!info.ok) return { kind: 'failed', message: info.message }
  const d = info.data
  const r = await openPortone(
    d,
    {
      channelKey: d.channel_key,
      pay_method: d.pay_method,
      merchant_uid: d.merchant_uid,
      name: d.name,
      amount: d.amount,
      ...(d.tax_free > 0 ? { tax_free: d.tax_free } : {}),
      buyer_name: d.buyer_name,
      buyer_email: d.buyer_email,
      buyer_tel: d.buyer_tel,
      notice_url: d.notice_url,
      ...(d.customer_uid === null ? {} : { customer_uid: d.customer_uid }),
    },
    link(of.back),
  )
  if (r === null) return { kind: 'failed', message: w.notReady }
  if (r === 'left') return { kind: 'left' }
  if (r.success ?? r.imp_success) return { kind: 'paid', impUid: r.imp_uid ?? null }
  return asked(of, 'portone', merchantUid, errorMessageOf(r))
}

async function payByPayple(merchantUid: string, of: Paying): Promise<PayEnd> {
  const [info, order] = await Promise.all([
    send('paypleInfo', {}),
    send('paypleInfoOrder', { merchant_uid: merchantUid }),
  ])
  if (!info.ok) return { kind: 'failed', message: info.message }
  if (!order.ok) return { kind: 'failed', message: order.message }
  if (!(await loadScript(info.data.sdk_url)) || !window.PaypleCpayAuthCheck)
    return { kind: 'failed', message: w.notReady }
  const open = window.PaypleCpayAuthCheck
  return new Promise((done) => {
    // A field without a value is left out, as the vendor documents it.
    const given = Object.fromEntries(Object.entries(order.data).filter(([, value]) => value !== null))
    const params = { clientKey: info.data.client_key, ...given }
    // With a callback the vendor ignores the return URL, and a phone needs it.
    if (leavesForWindow(navigator.userAgent)) {
      expectUnload()
      open(params)
      done({ kind: 'left' })
      return
    }
    open({
      ...params,
      callbackFunction: (r: PaypleResult) => {
        // At price 0 only this key identifies the stored card; else the server asks by our own number.
        const key = order.data.PCD_PAY_WORK === 'AUTH' ? (r.PCD_PAYER_ID ?? null) : null
        if (r.PCD_PAY_RST === 'success') done({ kind: 'paid', impUid: key })
        else done(asked(of, 'payple', merchantUid, r.PCD_PAY_RST === 'close' ? null : (r.PCD_PAY_MSG ?? null)))
      },
    })
  })
}

/**
 * `said` is null if the user closed the window. A window that reports a failure may have taken the money anyway: ask
 * the gateway before the user can pay again.
 */
async function asked(of: Paying, gateway: Gateway, merchantUid: string, body: string | null): Promise<PayEnd> {
  const message = body ?? w.aborted
  void send('orderAmountFailLog', { merchant_uid: merchantUid, message: message.slice(0, 300) })
  const input = { imp_uid: null, merchant_uid: merchantUid, status: 'failed', pg_name: gateway } as const
  const reply = await send(of.confirm, seenBy(of.confirm, input), crypto.randomUUID())
  if (reply.ok || isStillOpen(reply) || takenBy(reply) !== null) return { kind: 'paid', impUid: null }
  return body === null ? { kind: 'aborted', message, untouched: isUntouched(reply) } : { kind: 'failed', message }
}
