import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { livingStates } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { useSearchParams } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { readSeq } from '../../kernel/calls/read-seq.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatInstant } from '../../lang/format.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { WatchOffer } from './watching/watch-offer.tsx'
import { watchWords as w } from './watching/watch-words.ts'

type Watch = Output<CallNamed<'subscribeInfo'>>['infos'][number]

/** Whether the home of the user's report (`order_seq` in the URL) is watched for them; else the offer. */
export default function SubscribeCheckPage() {
  const [query] = useSearchParams()
  const go = useGo()
  const back = useBack('report')
  const seq = readSeq(query.get('order_seq'))
  const read = useCall('orderMerchant', seq === null ? null : { order_seq: seq })
  const watches = useCall('subscribeInfo', {})
  if (seq === null || read.error?.error === 'orderNotFound')
    return (
      <Page onBack={back}>
        <EmptyState
          heading="h1"
          title={w.noReport}
          action={<Button onClick={() => go('report')}>{w.toReports}</Button>}
        >
          {w.noReportText}
        </EmptyState>
      </Page>
    )
  const failed = read.state === 'failed' ? read : watches.state === 'failed' ? watches : null
  if (failed)
    return (
      <Page onBack={back}>
        <ErrorState
          heading="h1"
          title={w.failed}
          onRetry={() => {
            read.again()
            watches.again()
          }}
        >
          {failed.error.message}
        </ErrorState>
      </Page>
    )
  if (read.state !== 'ready' || watches.state !== 'ready')
    return (
      <Page onBack={back}>
        <Skeleton heading lines={5} />
      </Page>
    )
  const order = read.data
  const home = [order.address, order.building_dong, order.building_ho].filter(Boolean).join(' ')
  if (order.address_state !== 'complete')
    return (
      <Page onBack={back}>
        <EmptyState
          heading="h1"
          title={w.noUnitTitle}
          action={
            <Button onClick={() => go('reportWaiting', { merchant_uid: order.merchant_uid })}>{w.setUnit}</Button>
          }
        >
          {w.noUnitText}
        </EmptyState>
      </Page>
    )
  const watch = watches.data.infos.find(
    ({ state, fullAddress }) => livingStates.some((s) => s === state) && fullAddress === home,
  )
  return watch ? <Watched watch={watch} onBack={back} /> : <WatchOffer order={order} home={home} onBack={back} />
}

function Watched({ watch, onBack }: { watch: Watch; onBack: () => void }) {
  const go = useGo()
  const isPaused = watch.state === 'paused'
  const facts = [
    { id: 'last', label: w.last, at: watch.last_check_at, none: w.none },
    { id: 'next', label: w.next, at: watch.next_check_at, none: isPaused ? w.pausedNext : w.none },
  ]
  return (
    <Page
      title={isPaused ? w.pausedTitle : w.watchedTitle}
      heading
      onBack={onBack}
      bottom={
        <Button size="large" wide onClick={() => go('subscribeWatching', { id: watch.subscribeSeq })}>
          {w.toWatch}
        </Button>
      }
    >
      <p lang="ko" className="text-body font-semibold">
        {watch.fullAddress}
      </p>
      <dl className="mt-4 grid grid-cols-2 border-y border-line">
        {facts.map((fact) => (
          <div key={fact.id} className="py-3 pr-3 not-first:border-l not-first:border-hairline not-first:pl-4">
            <dt className="text-note text-ink-2">{fact.label}</dt>
            <dd className="figures text-body font-semibold">{fact.at === null ? fact.none : formatInstant(fact.at)}</dd>
          </div>
        ))}
      </dl>
      {isPaused && (
        <div className="mt-4">
          <Banner kind="caution">{w.pausedText}</Banner>
        </div>
      )}
      {watch.stale_since !== null && (
        <div className="mt-4">
          <Banner kind="caution">{w.stale(formatInstant(watch.stale_since))}</Banner>
        </div>
      )}
    </Page>
  )
}
