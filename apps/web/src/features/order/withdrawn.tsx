import type { Order } from '@jipsalpim/contract/areas/order/order.ts'
import type { ReactNode } from 'react'
import { useGo } from '../../kernel/links.ts'
import { formatWon } from '../../lang/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { orderWords as w } from './words.ts'

/** An order that was cancelled before there was a report: where its money is. */
export function Withdrawn({ order, above }: { order: Order; above?: ReactNode }) {
  const go = useGo()
  return (
    <Page
      title={w.withdrawn}
      heading
      bottom={
        <Button size="large" wide onClick={() => go('analyze')}>
          {w.again}
        </Button>
      }
    >
      {above}
      <p className="text-body text-ink-2">{whereItIs(order)}</p>
    </Page>
  )
}

function whereItIs({ refund, by_ticket, full_price, price }: Order): string {
  if (refund) return w.withdrawnRefund[refund.state](formatWon(refund.amount))
  return by_ticket || full_price > price ? w.withdrawnFree : w.withdrawnNothing
}
