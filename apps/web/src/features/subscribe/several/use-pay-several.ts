import type { Sent } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { draftKey, markOrdered } from '../../../kernel/funnel/draft.ts'
import { pinFunnel } from '../../../kernel/funnel/store.ts'
import { useGo } from '../../../kernel/links.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatWon } from '../../../lang/format.ts'
import { saveMerchant } from '../../../shared/paying/merchant.ts'
import { pay } from '../../../shared/paying/pay.ts'
import { openOrderIn } from '../../../shared/paying/refusal-facts.ts'
import { showAborted } from '../../../shared/paying/show-aborted.ts'
import { joinFunnel, type SeveralHomes } from '../join.funnel.tsx'
import { joinWords } from '../joining/join-words.ts'
import { whyRefused } from '../joining/why-refused.ts'
import { itemsOf } from './use-bulk-price.ts'

type Input = Sent<CallNamed<'subscribePaymentBulk'>>
type By = Pick<Input, 'card_seq'> | Pick<Input, 'pg_name' | 'pay_method'>
type Wanted = { homes: SeveralHomes; yearly: boolean; price: number }

/** Orders several watches at once and pays for them by a stored card or in a window. */
export function usePaySeveral({ homes, yearly, price }: Wanted, onPriceChanged: () => void) {
  const go = useGo()
  const order = useAction('subscribePaymentBulk')
  const [paying, setPaying] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [standing, setStanding] = useState<string | null>(null)

  const start = async (by: By) => {
    const sent = { selected_items: itemsOf(homes), yearly, price, ...by, agreed: true as const }
    const draft_key = (await draftKey(joinFunnel.id, sent)) ?? crypto.randomUUID()
    const made = await order.run({ ...sent, draft_key })
    if (!made.ok) {
      const isNewPrice = made.error === 'priceChanged'
      if (isNewPrice || made.error === 'notifierExists') onPriceChanged()
      setStanding(openOrderIn(made))
      const now = isNewPrice && isPrice(made.data) ? made.data.price : null
      return setProblem(now === null ? whyRefused(made) : joinWords.pay.priceChanged(formatWon(now)))
    }
    const { merchant_uid, state } = made.data
    markOrdered(joinFunnel.id, merchant_uid)
    saveMerchant(merchant_uid, { price: made.data.price, byCoupon: false })
    const gateway = 'pg_name' in by ? by.pg_name : null
    if (state !== 'pending' || !gateway) return go('subscribeOwnerHouseComplete', { merchant_uid })
    // Another tab that finishes the same draft must not lead this one away from its payment window.
    const unpin = pinFunnel(joinFunnel.id)
    const end = await pay(gateway, merchant_uid, { confirm: 'orderOnceComplete', back: 'subscribeOwnerHouseComplete' })
    if (end.kind === 'left') return
    if (end.kind === 'paid') return go('subscribeOwnerHouseComplete', { merchant_uid, pg_name: gateway })
    unpin()
    setProblem(end.message)
    if (end.kind === 'aborted') await showAborted(end.untouched)
  }
  const run = async (by: By) => {
    setProblem(null)
    setStanding(null)
    setPaying(true)
    try {
      await start(by)
    } finally {
      setPaying(false)
    }
  }
  return { run, busy: paying || order.busy, problem, setProblem, standing }
}

const isPrice = (v: unknown): v is { price: number } =>
  typeof v === 'object' && v !== null && 'price' in v && typeof v.price === 'number'
