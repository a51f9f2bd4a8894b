import { useSearchParams } from 'react-router'
import { useGo } from '../../kernel/links.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { ConfirmedPurchase } from '../../shared/paying/confirmed-purchase.tsx'
import { savedMerchant } from '../../shared/paying/merchant.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { BulkResult } from './several/bulk-result.tsx'
import { severalWords as w } from './several/several-words.ts'

/**
 * After a payment for several homes: the watches that began, the homes already watched, and those without a unit. The
 * URL proves nothing: for an unpaid order the gateway is asked, and a reload shows the same.
 */
export default function OwnerHouseCompletePage() {
  const go = useGo()
  const [query] = useSearchParams()
  // Some gateways do not return the order: use the one that the window was opened for.
  const merchant = query.get('merchant_uid') ?? savedMerchant()
  const read = useCall('subscribeBulk', merchant === null ? null : { merchant_uid: merchant })
  if (merchant === null || (read.state === 'failed' && read.error.error === 'orderNotFound'))
    return (
      <Page>
        <EmptyState
          title={w.empty}
          heading="h1"
          action={<Button onClick={() => go('mypagePayments')}>{w.toPayments}</Button>}
        >
          {w.emptyText}
        </EmptyState>
      </Page>
    )
  if (read.state === 'failed')
    return (
      <Page>
        <ErrorState title={w.readFailed} heading="h1" onRetry={read.again}>
          {read.error.message}
        </ErrorState>
      </Page>
    )
  if (read.state === 'loading')
    return (
      <Page title={w.loading} heading>
        <Skeleton lines={6} />
      </Page>
    )
  if (read.data.paid_at !== null || read.data.state === 'refunded') return <BulkResult bulk={read.data} />
  return (
    <ConfirmedPurchase
      call="orderOnceComplete"
      onAgain={() => go('subscribePaymentMethod')}
      back={{ label: w.toWatching, onClick: () => go('subscribeWatching') }}
    >
      {() => <Confirmed merchant={merchant} />}
    </ConfirmedPurchase>
  )
}

/** Polls until the payment is recorded. */
function Confirmed({ merchant }: { merchant: string }) {
  const read = useCall(
    'subscribeBulk',
    { merchant_uid: merchant },
    { everyMs: (data) => (data === null || data.paid_at === null ? 2000 : false) },
  )
  if (read.state === 'ready' && read.data.paid_at !== null) return <BulkResult bulk={read.data} />
  return (
    <Page title={w.loading} heading>
      <Skeleton lines={6} />
    </Page>
  )
}
