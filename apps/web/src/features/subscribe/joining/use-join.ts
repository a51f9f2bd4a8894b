import type { Sent } from '@jipsalpim/contract/call.ts'
import type { PayMethod } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { draftKey, markOrdered } from '../../../kernel/funnel/draft.ts'
import { sentOf } from '../../../kernel/funnel/path.ts'
import { pinFunnel } from '../../../kernel/funnel/store.ts'
import { useGo } from '../../../kernel/links.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatWon } from '../../../lang/format.ts'
import { saveMerchant } from '../../../shared/paying/merchant.ts'
import { pay } from '../../../shared/paying/pay.ts'
import { openOrderIn } from '../../../shared/paying/refusal-facts.ts'
import { showAborted } from '../../../shared/paying/show-aborted.ts'
import { joinFunnel, type JoinAnswers } from '../join.funnel.tsx'
import { joinWords } from './join-words.ts'
import { whyRefused, type Refused } from './why-refused.ts'

export type JoinTerms = { pg_name: 'portone' | 'payple' | 'free'; pay_method: PayMethod; shown_price: number }
type Ways = { onPriceChanged: () => void; onCouponRefused: () => void; onPointsShort: () => void }

/** Creates the order of a watch and pays for it; an order that costs nothing is completed by the page that follows. */
export function useJoin(answers: JoinAnswers) {
  const go = useGo()
  const create = useAction('orderSubscribe')
  const charge = useAction('subscribePayment')
  const begin = useAction('subscribePaymentCampaign')
  const [paying, setPaying] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [standing, setStanding] = useState<string | null>(null)
  const [watched, setWatched] = useState(false)
  const [gone, setGone] = useState(false)

  const refuse = (made: Refused, ways: Ways) => {
    const isNewPrice = made.error === 'paymentRequestFailed' || made.error === 'priceChanged'
    const price = isNewPrice && isPrice(made.data) ? made.data.price : null
    if (price !== null) ways.onPriceChanged()
    if (made.error === 'couponRefused' || made.error === 'couponUnknown') ways.onCouponRefused()
    if (made.error === 'pointsShort') ways.onPointsShort()
    setStanding(openOrderIn(made))
    setGone(made.error === 'quotaGone' || made.error === 'couponRefused')
    setWatched(made.error === 'notifierExists')
    setProblem(price === null ? whyRefused(made) : joinWords.pay.priceChanged(formatWon(price)))
  }
  const settle = async ({ merchant_uid, price }: { merchant_uid: string; price: number }, terms: JoinTerms) => {
    // Nothing to pay, or a deposit account: neither opens a window.
    if (price === 0 || terms.pg_name === 'free') return go('subscribeComplete', { merchant_uid, pg_name: 'free' })
    if (terms.pay_method === 'vbank') return go('subscribeComplete', { merchant_uid, way: 'deposit' })
    // Another tab that finishes the same draft must not lead this one away from its payment window.
    const unpin = pinFunnel(joinFunnel.id)
    const end = await pay(terms.pg_name, merchant_uid, { confirm: 'orderOnceComplete', back: 'subscribeComplete' })
    if (end.kind === 'left') return
    if (end.kind === 'paid')
      return go('subscribeComplete', {
        merchant_uid,
        pg_name: terms.pg_name,
        ...(end.impUid ? { imp_uid: end.impUid } : {}),
      })
    unpin()
    setProblem(end.message)
    if (end.kind === 'aborted') await showAborted(end.untouched)
  }
  const whilePaying = async (act: () => Promise<void>) => {
    setProblem(null)
    setStanding(null)
    setWatched(false)
    setGone(false)
    setPaying(true)
    try {
      await act()
    } finally {
      setPaying(false)
    }
  }
  const join = (terms: JoinTerms, ways: Ways) =>
    whilePaying(async () => {
      // All earlier steps are answered, or this step could not be reached; the server validates again.
      const { draft_key: _, ...draft } = sentOf(joinFunnel, answers)
      const sent = { ...draft, ...terms, points: answers.points ?? 0, agreed: true as const }
      const draft_key = (await draftKey(joinFunnel.id, sent)) ?? crypto.randomUUID()
      const made = await create.run({ ...sent, draft_key } as Sent<CallNamed<'orderSubscribe'>>)
      if (!made.ok) return refuse(made, ways)
      const { merchant_uid, price, state } = made.data
      markOrdered(joinFunnel.id, merchant_uid)
      saveMerchant(merchant_uid, { price, byCoupon: answers.coupon != null })
      if (state === 'completed') return go('subscribeComplete', { merchant_uid })
      await settle(made.data, terms)
    })
  /**
   * Pays by a stored card, now and every period, without a window. If the gateway has not answered, the page that
   * follows checks again.
   */
  const joinByCard = (card_seq: number, price: number, ways: Ways) =>
    whilePaying(async () => {
      // The fields of the home and the lease are the same as in an order paid in a window.
      const { yearly, of, place, lease, coupon_seq, code_token } = sentOf(joinFunnel, answers)
      const sent = {
        card_seq,
        yearly,
        price,
        of,
        place,
        lease,
        coupon_seq,
        code_token,
        points: answers.points ?? 0,
        agreed: true as const,
      }
      const draft_key = (await draftKey(joinFunnel.id, sent)) ?? crypto.randomUUID()
      const made = await charge.run({ ...sent, draft_key } as Sent<CallNamed<'subscribePayment'>>)
      if (!made.ok) return refuse(made, ways)
      const { merchant_uid } = made.data
      markOrdered(joinFunnel.id, merchant_uid)
      saveMerchant(merchant_uid, { price: made.data.price, byCoupon: answers.coupon != null })
      go('subscribeComplete', { merchant_uid })
    })
  /** The free month of a campaign: no card, no window. */
  const joinFree = () =>
    whilePaying(async () => {
      const { of, place, lease } = sentOf(joinFunnel, answers)
      const sent = { campaign: answers.free ?? '', of, place, lease, agreed: true as const }
      const made = await begin.run(sent as Sent<CallNamed<'subscribePaymentCampaign'>>)
      const nothing = () => undefined
      if (!made.ok) return refuse(made, { onPriceChanged: nothing, onCouponRefused: nothing, onPointsShort: nothing })
      const { merchant_uid } = made.data
      markOrdered(joinFunnel.id, merchant_uid)
      saveMerchant(merchant_uid, { price: 0, byCoupon: true })
      go('subscribeComplete', { merchant_uid })
    })
  const busy = paying || create.busy || charge.busy || begin.busy
  return { join, joinByCard, joinFree, busy, problem, setProblem, standing, watched, gone }
}

const isPrice = (v: unknown): v is { price: number } =>
  typeof v === 'object' && v !== null && 'price' in v && typeof v.price === 'number'
