import { addDays, addMonths, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { orderedOf } from '../../../kernel/funnel/draft.ts'
import { resetFunnel } from '../../../kernel/funnel/store.ts'
import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatDay, formatInstant, formatWon } from '../../../lang/format.ts'
import { savedMerchant } from '../../../shared/paying/merchant.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Steps } from '../../../ui/states/steps.tsx'
import { askedPriceWords } from '../shared/asked-price-words.ts'
import { BrowserNotices } from '../shared/browser-notices.tsx'
import { begunWords as w } from './begun-words.ts'
import { RefusedHome } from './refused-home.tsx'
import { isLiving, type Watch } from './watched.ts'

const FUNNEL = 'join-watch'
const POLL_MS = 3000

/** The watch of a paid order: whether its first register has been read, and what happens next. */
export function BegunPart({ order }: { order: number }) {
  const go = useGo()
  const read = useCall('subscribeInfo', {}, { everyMs: (data) => (isComing(data?.infos, order) ? POLL_MS : false) })
  useEndedDraft()
  if (read.state === 'failed')
    return (
      <Page>
        <ErrorState title={w.readFailed} heading="h1" onRetry={read.again}>
          {w.readFailedText}
        </ErrorState>
      </Page>
    )
  const watch = read.data?.infos.find(({ order_seq }) => order_seq === order)
  if (watch === undefined)
    return (
      <Page title={w.waitingTitle} heading>
        <Skeleton lines={6} />
      </Page>
    )
  if (!isLiving(watch)) return <RefusedHome watch={watch} all={read.data?.infos ?? []} />
  return (
    <Page
      title={watch.last_check_at === null ? w.waitingTitle : w.begunTitle}
      heading
      bottom={
        <Button size="large" wide onClick={() => go('subscribeWatching', { id: watch.subscribeSeq })}>
          {w.toWatching}
        </Button>
      }
    >
      <p lang="ko" className="text-body font-semibold">
        {watch.fullAddress}
      </p>
      {watch.last_check_at === null && <p className="mt-1 text-body text-ink-2">{w.leave}</p>}
      <div className="mt-6">
        <Begun watch={watch} />
      </div>
      <div className="mt-8">
        <BrowserNotices />
      </div>
    </Page>
  )
}

/** The watch does not exist yet, or its first checks are not finished. */
const isComing = (infos: readonly Watch[] | undefined, order: number): boolean => {
  const watch = infos?.find(({ order_seq }) => order_seq === order)
  return watch === undefined || (isLiving(watch) && (watch.last_check_at === null || isDue(watch)))
}
/** A check is running or due now. */
const isDue = ({ next_check_at }: Watch): boolean => next_check_at !== null && Date.parse(next_check_at) <= Date.now()

function Begun({ watch }: { watch: Watch }) {
  const isRead = watch.last_check_at !== null
  const facts = [
    {
      id: 'next',
      label: w.nextCheck,
      value:
        !isRead || watch.next_check_at === null
          ? w.unknown
          : isDue(watch)
            ? w.soon
            : formatInstant(watch.next_check_at),
    },
    { id: 'promise', label: w.promise, value: w.within(watch.promise_hours) },
    { id: 'statement', label: w.statement, value: w.statementDay(formatDay(nextMonth(watch.begun_at))) },
    watch.next_charge === null
      ? {
          id: 'until',
          label: w.until,
          value: watch.paid_until === null ? w.unknown : w.untilDay(formatDay(watch.paid_until)),
        }
      : {
          id: 'charge',
          label: w.charge,
          value: (watch.next_charge.needs_consent ? askedPriceWords : w).chargeOn(
            formatDay(watch.next_charge.on),
            formatWon(watch.next_charge.won),
          ),
        },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 wide:grid-cols-2 wide:gap-x-16">
      <Steps
        label={w.stepsLabel}
        steps={[
          { id: 'paid', label: watch.orderPrice > 0 ? w.paid : w.paidFree, state: 'done' },
          {
            id: 'register',
            label: isRead ? w.register.done : w.register.now,
            state: isRead ? 'done' : 'now',
            note: w.registerNote,
          },
          { id: 'watching', label: isRead ? w.watching.done : w.watching.waiting, state: isRead ? 'done' : 'waiting' },
        ]}
      />
      <dl className="border-t border-line">
        {facts.map((fact) => (
          <div
            key={fact.id}
            className="grid grid-cols-[minmax(0,7rem)_minmax(0,1fr)] gap-x-4 border-b border-hairline py-3"
          >
            <dt className="text-note text-ink-2">{fact.label}</dt>
            <dd className="figures text-body">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Checks are counted by calendar month: the first complete statement is available on the first of the next month. */
const nextMonth = (begun: string): Day => {
  const next = addMonths(dayInSeoul(new Date(begun)), 1)
  return addDays(next, 1 - Number(next.slice(8)))
}

/** Deletes the draft that has become this order. Another draft started since is kept. */
function useEndedDraft(): void {
  const go = useGo()
  const [query] = useSearchParams()
  const named = query.get('merchant_uid')
  const [merchant] = useState(() => named ?? savedMerchant())
  useEffect(() => {
    if (merchant === null) return
    if (orderedOf(FUNNEL) === merchant) resetFunnel(FUNNEL)
    // Some gateways do not return the order: add it to the URL, so that a reload finds it.
    if (named === null) go('subscribeComplete', { merchant_uid: merchant }, { replace: true })
  }, [merchant, named, go])
}
