import type { Output } from '@jipsalpim/contract/call.ts'
import type { payOrderComplete } from '@jipsalpim/contract/areas/pay-order/calls.ts'
import { useGo } from '../../kernel/links.ts'
import { ConfirmedPurchase } from '../../shared/paying/confirmed-purchase.tsx'
import { purchaseOf } from '../../shared/paying/purchase-key.ts'
import { formatDay } from '../../lang/format.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { OrderProgress } from './order-progress.tsx'
import { renewWords as w } from './renew-words.ts'

/**
 * The return page of the payment window of a re-order or of a difference: the new report in progress, or the new
 * tickets.
 */
export default function PayOrderCompletePage() {
  const go = useGo()
  return (
    <ConfirmedPurchase
      call="payOrderComplete"
      onAgain={() => {
        const from = /^\d+/.exec(purchaseOf() ?? '')?.[0]
        if (from) go('reportBuyRenewed', { order_seq: from })
        else go('report')
      }}
      back={{ label: w.toReports, onClick: () => go('report') }}
    >
      {(bought) => (bought.kind === 'reorder' ? <Renewed /> : <Changed bought={bought} />)}
    </ConfirmedPurchase>
  )
}

const Renewed = () => (
  <OrderProgress
    above={() => (
      <div className="mb-6">
        <Banner kind="good" title={w.renewed}>
          {w.renewedText}
        </Banner>
      </div>
    )}
  />
)

function Changed({ bought }: { bought: Output<typeof payOrderComplete> }) {
  const go = useGo()
  return (
    <Page
      title={w.changedTitle(bought.tickets)}
      heading
      bottom={
        <div className="grid gap-2">
          <Button size="large" wide onClick={() => go('analyze')}>
            {w.toReport}
          </Button>
          <Button kind="secondary" size="large" wide onClick={() => go('ticketInfo')}>
            {w.toTickets}
          </Button>
        </div>
      }
    >
      {bought.expires_on && <p className="text-body">{w.changedUntil(formatDay(bought.expires_on))}</p>}
    </Page>
  )
}
