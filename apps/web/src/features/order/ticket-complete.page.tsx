import { useGo } from '../../kernel/links.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { OrderProgress } from './order-progress.tsx'
import { orderWords as w } from './words.ts'

/**
 * After a ticket was used: how many are left, and the report being prepared. An order paid by card shows no tickets.
 */
export default function TicketCompletePage() {
  const go = useGo()
  const wallet = useCall('orderTicketAmount', {})
  const left = wallet.state === 'ready' ? w.ticketLeft(wallet.data.amount) : ''
  return (
    <OrderProgress
      above={(order) =>
        order.by_ticket && (
          <div className="mb-6">
            <Banner
              kind="good"
              title={w.ticketUsed}
              action={
                <Button kind="quiet" onClick={() => go('ticketInfo')}>
                  {w.ticketsSee}
                </Button>
              }
            >
              {left}
            </Banner>
          </div>
        )
      }
    />
  )
}
