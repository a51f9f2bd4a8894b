import { useSearchParams } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { readSeq } from '../../kernel/calls/read-seq.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { compareRow, Offers, packRow, renewRow, reportRows, ticketsRow } from '../../shared/buying/offers.tsx'
import { buyWords as w } from '../../shared/buying/words.ts'
import { usePacks } from '../../shared/paying/use-packs.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { formatWon } from '../../lang/format.ts'
import { fraudWords } from './before-paying/fraud-words.ts'
import { InquiryPart } from './inquiring/inquiry-part.tsx'
import { watchWords } from './watching/watch-words.ts'

/**
 * Everything sold for one of the user's reports (`order_seq` in the URL), with the full prices, and what the user
 * already has.
 */
export default function BuyPage() {
  const [query] = useSearchParams()
  const go = useGo()
  const back = useBack('report')
  const seq = readSeq(query.get('order_seq'))
  const home = useCall('payOrderInfoReorder', seq === null ? null : { order_seq: seq })
  const wallet = useCall('orderTicketAmount', {})
  const sale = usePacks()
  const watch = useCall('orderPrice', { product: 'subscribe' })
  if (seq === null || home.error?.error === 'orderNotFound')
    return (
      <Page onBack={back}>
        <EmptyState heading="h1" title={w.noOrder} action={<Button onClick={() => go('report')}>{w.toReports}</Button>}>
          {w.noOrderText}
        </EmptyState>
      </Page>
    )
  const again = () => {
    home.again()
    wallet.again()
    sale.again()
  }
  const lost = home.state === 'failed' && !refusals.has(home.error.error) ? home.error : wallet.error
  if (lost)
    return (
      <Page onBack={back}>
        <ErrorState heading="h1" title={w.failed} onRetry={again}>
          {lost.message}
        </ErrorState>
      </Page>
    )
  if (home.state === 'loading' || wallet.state !== 'ready' || (sale.packs === null && sale.failed === null))
    return (
      <Page title={w.title} heading onBack={back}>
        <Skeleton lines={8} />
      </Page>
    )
  const { order = null, report_seq: report = null, ready_at = null, price } = home.data ?? {}
  const inquired = report ?? readSeq(query.get('report'))
  return (
    <Page title={w.title} heading onBack={back}>
      <Offers
        home={order && [order.address, order.building_dong, order.building_ho].filter(Boolean).join(' ')}
        had={[
          ...(report === null
            ? []
            : reportRows(ready_at, {
                report: go.href('reportView', { report }),
                text: go.href('reportText', { report }),
                score: go.href('reportScore', { report }),
              })),
          ...(report === null
            ? []
            : [{ id: 'fraud', to: go.href('cheatFinancialFraud', { report }), title: fraudWords.part, note: w.free }]),
          ...(order === null ? [] : [compareRow(go.href('reportCompareList', { a: order.order_seq }))]),
          ticketsRow(
            wallet.data.amount,
            wallet.data.lots.find((lot) => lot.remaining > 0)?.expires_on ?? null,
            go.href('ticketInfo'),
          ),
        ]}
        notNow={home.state === 'failed' ? home.error.message : null}
        sold={[
          ...(price === undefined ? [] : [renewRow(price, go.href('reportBuyRenewed', { order_seq: seq }))]),
          ...(watch.state === 'ready'
            ? [
                {
                  id: 'watch',
                  to: go.href('reportSubscribeCheck', { order_seq: seq }),
                  title: watchWords.offer(formatWon(watch.data.price)),
                  note: watchWords.offerNote,
                },
              ]
            : []),
          ...(sale.packs ?? []).map((pack) => packRow(pack, go.href('ticketPrice'))),
        ]}
        nothing={sale.failed ?? w.nothingSold}
      >
        {inquired !== null && <InquiryPart report={inquired} />}
      </Offers>
    </Page>
  )
}

/** There is an order, and nothing can be bought again for it now: the message says why. */
const refusals = new Set<string>(['analysisInProgress', 'approvalNeeded', 'notOnSale', 'paymentTypeInvalid'])
