import type { Sent } from '@jipsalpim/contract/call.ts'
import type { PayMethod } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { formatWon } from '../../../lang/format.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { withinTime } from '../../../kernel/chunks/chunks.ts'
import { WORDS_WAIT_MS } from '../../../kernel/chunks/in-time.ts'
import type { Reply } from '../../../kernel/calls/client.ts'
import { draftKey, markOrdered } from '../../../kernel/funnel/draft.ts'
import { sentOf } from '../../../kernel/funnel/path.ts'
import { pinFunnel, resetFunnel } from '../../../kernel/funnel/store.ts'
import { describeReason } from '../../../kernel/funnel/reason-words.ts'
import { useGo } from '../../../kernel/links.ts'
import { saveMerchant } from '../../../shared/paying/merchant.ts'
import { pay, type PayEnd } from '../../../shared/paying/pay.ts'
import { showAborted } from '../../../shared/paying/show-aborted.ts'
import { openOrderIn } from '../../../shared/paying/refusal-facts.ts'
import { payWords } from '../../../shared/paying/words.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import type { OrderAnswers } from '../order.funnel.tsx'
import { amountWords as w } from './words.ts'

type Terms = {
  landlord_name: string | null
  pg_name: 'portone' | 'payple'
  pay_method: PayMethod
  shown_price: number
  coupon_seq: number | null
  code_token: string | null
}
type Made = { merchant_uid: string; price: number; state: 'pending' | 'completed' }
type Refused = Extract<Reply<'orderCreate'>, { ok: false }>
type Ways = { onPriceChanged: () => void; onCouponRefused: () => void }

/** Creates the draft's order and pays for it, or completes it if nothing is to be paid. */
export function usePlaceOrder(answers: OrderAnswers) {
  const go = useGo()
  const navigate = useNavigate()
  const create = useAction('orderCreate')
  const complete = useAction('orderCouponOnceComplete')
  const direct = useAction('orderTicketDirect')
  const [paying, setPaying] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [standing, setStanding] = useState<string | null>(null)

  /** An order that a coupon reduced to 0 is completed by its own call; a completed order needs no payment window. */
  const settle = async (made: Made, gateway: Terms['pg_name']): Promise<PayEnd> => {
    if (made.state === 'completed') return { kind: 'paid', impUid: null }
    if (made.price > 0) return pay(gateway, made.merchant_uid, { confirm: 'orderComplete', back: 'analyzePayComplete' })
    const done = await complete.run({ merchant_uid: made.merchant_uid })
    return done.ok ? { kind: 'paid', impUid: null } : { kind: 'failed', message: done.message }
  }
  const payFor = async (made: Made, gateway: Terms['pg_name']) => {
    // Another tab that finishes the same draft must not lead this one away from its payment window.
    const unpin = pinFunnel(FUNNEL)
    const end = await settle(made, gateway)
    if (end.kind === 'left') return
    if (end.kind === 'paid')
      return go('analyzePayComplete', {
        merchant_uid: made.merchant_uid,
        pg_name: made.price === 0 ? 'free' : gateway,
        ...(end.impUid ? { imp_uid: end.impUid } : {}),
      })
    unpin()
    setProblem(end.message)
    if (end.kind === 'aborted') await showAborted(end.untouched)
  }
  const whilePaying = async (act: () => Promise<void>) => {
    setProblem(null)
    setStanding(null)
    setPaying(true)
    try {
      await act()
    } finally {
      setPaying(false)
    }
  }
  const order = (terms: Terms, ways: Ways) =>
    whilePaying(async () => {
      const sent = await sentWith(answers, terms)
      const made = await create.run({ ...sent, draft_key: await draftKey(FUNNEL, sent) })
      if (!made.ok) {
        const fresh =
          made.error === 'paymentRequestFailed' && isPrice(made.data)
            ? w.priceChanged(formatWon(made.data.price))
            : null
        if (fresh) ways.onPriceChanged()
        setStanding(openOrderIn(made))
        if (made.error === 'couponRefused' || made.error === 'couponUnknown') ways.onCouponRefused()
        return setProblem(fresh ?? describeReason(Object.values(made.fields)[0]) ?? (await whyRefused(made)))
      }
      const byCoupon = terms.coupon_seq !== null || terms.code_token !== null
      markOrdered(FUNNEL, made.data.merchant_uid)
      saveMerchant(made.data.merchant_uid, { price: made.data.price, byCoupon })
      // A bank transfer has no payment window: the page that waits for it takes over.
      if (terms.pay_method === 'vbank' && made.data.price > 0 && made.data.state === 'pending')
        return go('analyzeComplete', { merchant_uid: made.data.merchant_uid, way: 'deposit' })
      await payFor(made.data, terms.pg_name)
    })
  /** A ticket pays the full price: no payment window, and no coupon with it. */
  const orderByTicket = (landlord_name: string | null, onTicketGone: () => void) =>
    whilePaying(async () => {
      const sent = await sentWith(answers, { landlord_name })
      const made = await direct.run({ ...sent, draft_key: (await draftKey(FUNNEL, sent)) ?? crypto.randomUUID() })
      if (!made.ok) {
        if (made.error === 'ticketNone') onTicketGone()
        setStanding(openOrderIn(made))
        return setProblem(
          made.error === 'ticketNone'
            ? payWords.ticketGone
            : (describeReason(Object.values(made.fields)[0]) ?? made.message),
        )
      }
      // The step redirects if its answers are missing: they are deleted after the user has moved on.
      await navigate(go.href('analyzeTicketComplete', { merchant_uid: made.data.order.merchant_uid }))
      resetFunnel(FUNNEL)
    })
  return {
    order,
    orderByTicket,
    busy: paying || create.busy || complete.busy || direct.busy,
    problem,
    setProblem,
    standing,
  }
}

const FUNNEL = 'order-report'
async function sentWith<T extends object>(answers: OrderAnswers, terms: T) {
  const { default: funnel } = await import('../order.funnel.tsx')
  // Every earlier step is answered, or the user could not be here; the server checks again.
  const { pg_name: _, shown_price: __, ...draft } = sentOf(funnel, answers) as Sent<CallNamed<'orderCreate'>>
  return { ...draft, ...terms, prepare_at_once: true as const }
}

/**
 * The texts for refused coupons are loaded with the coupons above the price; if that failed, the server's own sentence
 * is used.
 */
const whyRefused = async (made: Refused): Promise<string> =>
  withinTime(import('../../../shared/coupon/describe-refusal.ts'), WORDS_WAIT_MS).then(
    ({ describeRefusal }) => describeRefusal(made),
    () => made.message,
  )

const isPrice = (v: unknown): v is { price: number } =>
  typeof v === 'object' && v !== null && 'price' in v && typeof v.price === 'number'
