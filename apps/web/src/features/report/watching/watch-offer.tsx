import type { Order } from '@jipsalpim/contract/areas/order/order.ts'
import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatWon } from '../../../lang/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { watchWords as w } from './watch-words.ts'

/** The offer for a home without a watch: what a watch promises and costs, before anything is asked. */
export function WatchOffer({
  order,
  home,
  onBack,
}: {
  order: Pick<Order, 'merchant_uid'>
  home: string
  onBack: () => void
}) {
  const go = useGo()
  const promise = useCall('subscribePromise', {})
  const month = useCall('orderPrice', { product: 'subscribe' })
  const year = useCall('orderPrice', { product: 'subscribe-year' })
  const hours = (phase: string) => promise.data?.phases.find((p) => p.phase === phase)?.promise_hours ?? 0
  const prices = [
    { id: 'month', label: w.month, price: month },
    { id: 'year', label: w.year, price: year },
  ]
  return (
    <Page
      title={w.notWatchedTitle}
      heading
      onBack={onBack}
      bottom={
        <>
          <Button size="large" wide onClick={() => go('subscribeChoose', { of: order.merchant_uid })}>
            {w.start}
          </Button>
          <Button kind="secondary" size="large" wide onClick={() => go('subscribe')}>
            {w.more}
          </Button>
        </>
      }
    >
      <p lang="ko" className="text-body font-semibold">
        {home}
      </p>
      <p className="mt-1 text-body text-ink-2">{w.notWatchedText}</p>
      <p className="mt-4 text-body">
        {promise.state === 'ready'
          ? w.promise(hours('daily'), hours('before-move-in'), hours('balance-day'))
          : w.promiseUnknown}
      </p>
      <dl className="mt-6 border-t border-line">
        {prices.map(({ id, label, price }) => (
          <div key={id} className="flex min-h-12 items-center justify-between gap-4 border-b border-hairline py-2">
            <dt className="text-body">{label}</dt>
            <dd className="figures text-body font-semibold">
              {price.state === 'loading' ? (
                <Skeleton lines={1} />
              ) : price.state === 'ready' ? (
                formatWon(price.data.price)
              ) : (
                price.error.message
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-note text-ink-2">{w.vat}</p>
    </Page>
  )
}
