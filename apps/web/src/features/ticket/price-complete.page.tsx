import type { Output } from '@jipsalpim/contract/call.ts'
import type { orderTicketPayment } from '@jipsalpim/contract/areas/ticket/calls.ts'
import { useGo } from '../../kernel/links.ts'
import { ConfirmedPurchase } from '../../shared/paying/confirmed-purchase.tsx'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatDay } from '../../lang/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ticketWords as w } from './words.ts'

/** The return page of the payment window of a pack: the tickets, the check at the gateway, or why there are none. */
export default function TicketPriceCompletePage() {
  const go = useGo()
  return (
    <ConfirmedPurchase
      call="orderTicketPayment"
      onAgain={() => go('ticketPrice')}
      back={{ label: w.toTickets, onClick: () => go('ticketInfo') }}
    >
      {(bought) => <Received bought={bought} />}
    </ConfirmedPurchase>
  )
}

function Received({ bought }: { bought: Output<typeof orderTicketPayment> }) {
  const go = useGo()
  const wallet = useCall('orderTicketAmount', {})
  return (
    <Page
      title={w.paidTitle(bought.tickets)}
      heading
      bottom={
        <div className="grid gap-2">
          <Button size="large" wide onClick={() => go(bought.for_company ? 'ticketBusiness' : 'analyze')}>
            {bought.for_company ? w.toBusiness : w.toReport}
          </Button>
          <Button kind="secondary" size="large" wide onClick={() => go('ticketInfo')}>
            {w.toTickets}
          </Button>
        </div>
      }
    >
      {bought.expires_on && <p className="text-body">{w.paidUntil(formatDay(bought.expires_on))}</p>}
      <p className="mt-1 text-body text-ink-2">
        {bought.for_company ? w.paidCompany : wallet.state === 'ready' ? w.paidLeft(wallet.data.amount) : '\u00a0'}
      </p>
    </Page>
  )
}
