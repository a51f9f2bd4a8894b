import { useBack, useGo } from '../../kernel/links.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { LinkList } from '../../ui/buttons/link-list.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { orderWords as w } from './order-words.ts'
import { ChargePages } from './paying/charge-pages.tsx'
import { askedPriceWords } from './shared/asked-price-words.ts'
import { OwedPart } from './shared/owed-part.tsx'
import { isLiving, type Watch } from './shared/watch.ts'
import { watchWords } from './shared/watch-words.ts'

/** The charges for the alerts with their receipts, and the next charge or the one that failed. */
export default function OrderPage() {
  const go = useGo()
  const back = useBack('subscribeInfo')
  const read = useCall('subscribeInfo', {})
  const living = read.state === 'ready' ? read.data.infos.filter(isLiving) : []
  return (
    <Page title={w.title} heading onBack={back}>
      {read.state === 'loading' ? (
        <Skeleton lines={6} />
      ) : read.state === 'failed' ? (
        <ErrorState title={watchWords.failed} onRetry={read.again}>
          {read.error.message}
        </ErrorState>
      ) : (
        <div className="@container grid gap-8">
          {living.length > 0 && (
            <div className="grid items-start gap-x-3 gap-y-8 @min-[44rem]:grid-cols-2">
              {living.map((watch) => (
                <NextCharge key={watch.subscribeSeq} watch={watch} />
              ))}
            </div>
          )}
          <section aria-labelledby="past-charges">
            <h2 id="past-charges" className="mb-3 text-body font-bold">
              {w.past}
            </h2>
            <ChargePages page={1} found={0} />
          </section>
          <LinkList
            items={[
              { id: 'all', title: w.all, to: go.href('mypagePayments') },
              { id: 'points', title: w.points, to: go.href('subscribeCredit') },
            ]}
          />
        </div>
      )}
    </Page>
  )
}

function NextCharge({ watch }: { watch: Watch }) {
  const { next_charge, fullAddress } = watch
  return (
    <section aria-label={fullAddress}>
      <h2 lang="ko" className="text-body font-bold">
        {fullAddress}
      </h2>
      <p className="figures text-body">
        {next_charge === null
          ? w.nextNone
          : `${w.next}: ${w.nextOf(formatDay(next_charge.on), formatWon(next_charge.won))}`}
      </p>
      {next_charge?.needs_consent && <p className="text-note text-ink-2">{askedPriceWords.note}</p>}
      <div className="mt-3 empty:hidden">
        <OwedPart watch={watch} />
      </div>
    </section>
  )
}
