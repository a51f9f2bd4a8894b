import { gatewayOf, type WalletMethod } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import type { Sent } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { formatWon } from '../../lang/format.ts'
import { useGo } from '../../kernel/links.ts'
import { saveMerchant } from './merchant.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import type { Purchase } from './confirm-calls.ts'
import { savePayMethod } from './last-pay-method.ts'
import { pay, type Paying } from './pay.ts'
import { purchaseKey } from './purchase-key.ts'
import { showAborted } from './show-aborted.ts'
import { openOrderIn } from './refusal-facts.ts'
import { payWords as w } from './words.ts'

type Asked<N extends Purchase> = Omit<Sent<CallNamed<N>>, 'draft_key' | 'pg_name' | 'pay_method' | 'agreed'>

/** What is shown is outdated: the price changed, or something was bought elsewhere meanwhile. */
const stale = new Set<string>(['paymentRequestFailed', 'approvalNeeded', 'analysisInProgress'])

/** Creates the order for something with a price and opens its payment window. `key`: what is bought, as text. */
export function usePurchase<N extends Purchase>(name: N, of: Paying, onStale: () => void) {
  const go = useGo()
  const order = useAction<Purchase>(name)
  const [paying, setPaying] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [standing, setStanding] = useState<string | null>(null)

  /** A ticket pays at once or fails: it has no payment window. */
  const buy = async (what: Asked<N>, by: WalletMethod | 'ticket', key: string) => {
    setProblem(null)
    setStanding(null)
    setPaying(true)
    try {
      const gateway = by === 'ticket' ? 'ticket' : gatewayOf[by]
      if (by !== 'ticket') savePayMethod(by)
      const terms = {
        pg_name: gateway,
        ...(by === 'ticket' ? {} : { pay_method: by }),
        agreed: true as const,
        draft_key: purchaseKey(`${key}-${by}`),
      }
      // The fields that are omitted from the call's input are added here.
      const made = await order.run({ ...what, ...terms } as unknown as Sent<CallNamed<Purchase>>)
      if (!made.ok) {
        if (stale.has(made.error)) onStale()
        setStanding(openOrderIn(made))
        return setProblem(isPrice(made.data) ? w.priceChanged(formatWon(made.data.price)) : made.message)
      }
      const { merchant_uid, price, state } = made.data
      saveMerchant(merchant_uid, { price, byCoupon: false })
      const end =
        state === 'completed' || gateway === 'ticket'
          ? ({ kind: 'paid', impUid: null } as const)
          : await pay(gateway, merchant_uid, of)
      if (end.kind === 'left') return
      if (end.kind === 'paid')
        return go(of.back, {
          merchant_uid,
          pg_name: gateway === 'ticket' ? 'free' : gateway,
          ...(end.impUid ? { imp_uid: end.impUid } : {}),
        })
      setProblem(end.message)
      if (end.kind === 'aborted') await showAborted(end.untouched)
    } finally {
      setPaying(false)
    }
  }
  return { buy, busy: paying || order.busy, problem, setProblem, standing }
}

const isPrice = (v: unknown): v is { price: number } =>
  typeof v === 'object' && v !== null && 'price' in v && typeof v.price === 'number'
