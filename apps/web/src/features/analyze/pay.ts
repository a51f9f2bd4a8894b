import { link } from '@jipsalpim/contract/routes.ts'
import { send } from '../../kernel/client.ts'
import { amountWords } from './words.ts'

/** How the window ended. `left`: the browser is on its way to the gateway's page and will come back by itself. */
export type PayEnd = { kind: 'paid'; impUid: string | null } | { kind: 'failed'; message: string } | { kind: 'left' }
type Gateway = 'portone' | 'payple'

type ImpResult = { success?: boolean; imp_success?: boolean; imp_uid?: string | null; error_msg?: string | null }
type Imp = {
  init: (code: string) => void
  request_pay: (params: Record<string, unknown>, done: (r: ImpResult) => void) => void
}
type PaypleResult = { PCD_PAY_RST?: 'success' | 'error' | 'close'; PCD_PAY_MSG?: string }
declare global {
  interface Window {
    IMP?: Imp
    PaypleCpayAuthCheck?: (params: Record<string, unknown>) => void
  }
}

/** A phone's browser leaves for the gateway's page and comes back; elsewhere the window answers to us (specification, section 5). */
const onPhone = (agent: string): boolean => /iPhone|iPad|Android|Mobile/i.test(agent)

/** Opens the gateway's window for an order. What it says is a hint only: the server asks the gateway before anything counts. */
export const pay = (gateway: Gateway, merchantUid: string): Promise<PayEnd> =>
  gateway === 'portone' ? payByPortone(merchantUid) : payByPayple(merchantUid)

async function payByPortone(merchantUid: string): Promise<PayEnd> {
  const info = await send('portoneInfo', { merchant_uid: merchantUid })
  if (!info.ok) return { kind: 'failed', message: info.message }
  if (!(await loadScript(info.data.sdk_url)) || !window.IMP)
    return { kind: 'failed', message: amountWords.moduleNotReady }
  const imp = window.IMP
  const d = info.data
  imp.init(d.imp_code)
  const redirect = onPhone(navigator.userAgent)
  return new Promise((done) => {
    imp.request_pay(
      {
        channelKey: d.channel_key,
        pay_method: 'card',
        merchant_uid: d.merchant_uid,
        name: d.name,
        amount: d.amount,
        buyer_name: d.buyer_name,
        buyer_email: d.buyer_email,
        buyer_tel: d.buyer_tel,
        notice_url: d.notice_url,
        ...(redirect ? { m_redirect_url: window.location.origin + link('analyzePayComplete') } : {}),
      },
      (r) => {
        if (r.success ?? r.imp_success) done({ kind: 'paid', impUid: r.imp_uid ?? null })
        else done(asked('portone', merchantUid, r.error_msg || amountWords.aborted))
      },
    )
    if (redirect) done({ kind: 'left' })
  })
}

async function payByPayple(merchantUid: string): Promise<PayEnd> {
  const [info, order] = await Promise.all([
    send('paypleInfo', {}),
    send('paypleInfoOrder', { merchant_uid: merchantUid }),
  ])
  if (!info.ok) return { kind: 'failed', message: info.message }
  if (!order.ok) return { kind: 'failed', message: order.message }
  if (!(await loadScript(info.data.sdk_url)) || !window.PaypleCpayAuthCheck)
    return { kind: 'failed', message: amountWords.moduleNotReady }
  const open = window.PaypleCpayAuthCheck
  return new Promise((done) => {
    const params = { clientKey: info.data.client_key, ...order.data }
    // With a callback the vendor does not use the return address; on a phone it must.
    if (onPhone(navigator.userAgent)) {
      open(params)
      done({ kind: 'left' })
      return
    }
    open({
      ...params,
      callbackFunction: (r: PaypleResult) => {
        if (r.PCD_PAY_RST === 'success') done({ kind: 'paid', impUid: null })
        else
          done(
            asked(
              'payple',
              merchantUid,
              r.PCD_PAY_RST === 'close' ? amountWords.aborted : (r.PCD_PAY_MSG ?? amountWords.aborted),
            ),
          )
      },
    })
  })
}

/** A window that says no may have taken the money all the same: nobody is led to pay again before the gateway was asked. */
async function asked(gateway: Gateway, merchantUid: string, message: string): Promise<PayEnd> {
  void send('orderAmountFailLog', { merchant_uid: merchantUid, message: message.slice(0, 300) })
  const input = { imp_uid: null, merchant_uid: merchantUid, status: 'failed', pg_name: gateway } as const
  const reply = await send('orderComplete', input, crypto.randomUUID())
  const open =
    reply.ok || reply.error === 'offline' || reply.error === 'analysisInProgress' || reply.error === 'tryLater'
  return open ? { kind: 'paid', impUid: null } : { kind: 'failed', message }
}

/** Loads a vendor's script once; the CSP lists the vendors' origins. */
function loadScript(url: string): Promise<boolean> {
  const there = [...document.scripts].find((s) => s.src === new URL(url, window.location.href).href)
  if (there?.dataset['ready'] === 'yes') return Promise.resolve(true)
  there?.remove()
  return new Promise((done) => {
    const script = document.createElement('script')
    script.src = url
    script.onload = () => {
      script.dataset['ready'] = 'yes'
      done(true)
    }
    script.onerror = () => done(false)
    document.head.append(script)
  })
}
