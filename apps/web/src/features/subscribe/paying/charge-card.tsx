import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { formatDay, formatInstant, formatWon } from '../../../lang/format.ts'
import { Facts } from '../../../report-body/facts.tsx'
import { payWords } from '../../../shared/paying/words.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { orderWords as w } from '../order-words.ts'

type Payment = Output<CallNamed<'orderPayments'>>['payments'][number]
/** A payment for alerts. */
export type Charge = Payment & { product: keyof typeof w.product }
export const isCharge = (one: Payment): one is Charge => one.product in w.product

/** One charge: its purpose, the payment method, refunds, and the gateway's receipt. */
export function ChargeCard({ charge: c }: { charge: Charge }) {
  const home = [c.address, c.building_dong, c.building_ho].filter(Boolean).join(' ')
  return (
    <Card as="article">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="text-body font-semibold">{w.product[c.product]}</h3>
        <Badge tone={stateOf(c) === 'paid' ? 'good' : 'plain'}>{w.state[stateOf(c)]}</Badge>
      </div>
      {home !== '' && (
        <p lang="ko" className="text-note text-ink-2">
          {home}
        </p>
      )}
      <div className="mt-3 border-t-2 border-ink">
        <Facts
          facts={[
            { term: w.paid, detail: formatWon(c.price) },
            { term: w.by, detail: methodOf(c) },
            ...(c.paid_at === null ? [] : [{ term: w.at, detail: formatInstant(c.paid_at) }]),
            ...c.refunds.map(({ state, amount, day }, i) => ({
              // several refunds of one charge have the same name
              term: c.refunds.length > 1 ? `${w.refund[state]} ${i + 1}` : w.refund[state],
              detail: w.refundOf(formatWon(amount), day === null ? null : formatDay(day)),
            })),
          ]}
        />
      </div>
      {c.receipt_url !== null && (
        <a
          href={c.receipt_url}
          target="_blank"
          rel="noreferrer"
          className="-ml-5 inline-flex min-h-12 items-center rounded-md px-5 py-2 text-body font-semibold text-brand hover:bg-brand-tint"
        >
          {w.receipt}
        </a>
      )}
      <p className="figures mt-1 text-note text-ink-3">{w.number(c.merchant_uid)}</p>
    </Card>
  )
}

function stateOf({ checking, state, paid_at }: Charge): keyof typeof w.state {
  if (checking) return 'checking'
  if (state === 'cancelled') return 'cancelled'
  return paid_at === null ? 'unpaid' : 'paid'
}
function methodOf({ price, pay_method, card_name }: Charge): string {
  if (price === 0) return w.byCoupon
  const way = payWords.way[pay_method]
  return card_name === null ? way : `${way} · ${card_name}`
}
