import { useId, type ReactNode } from 'react'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useGo } from '../../../kernel/links.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkList, type LinkItem } from '../../../ui/buttons/link-list.tsx'
import { OwedPart } from '../shared/owed-part.tsx'
import { Stat } from '../shared/stat.tsx'
import { StateMark } from '../shared/state-mark.tsx'
import { StoppedPart } from '../shared/stopped-part.tsx'
import { isLiving, isServed, markOf, leaseText, type Alert, type Statement, type Watch } from '../shared/watch.ts'
import { watchWords } from '../shared/watch-words.ts'
import { minuteText, nextCheckText } from '../shared/when.ts'
import { LeaseRail } from './lease-rail.tsx'
import { titleOf } from './alert-text.ts'
import { watchingWords as w } from './words.ts'

type Props = {
  watch: Watch
  today: Day
  /** The checks of this month; null if none are known. */
  month: Statement | null
  /** In place of the count while the checks are loading, or could not be loaded. */
  instead?: ReactNode
  /** Unseen alerts, newest first. */
  waiting: readonly Alert[]
  guard: ReactNode
  links: readonly LinkItem[]
}

/** One watched home: the count of checks, the checks, whether money may be sent, and the dates of the lease. */
export function HomePart({ watch, today, month, instead, waiting, guard, links }: Props) {
  const id = useId()
  const go = useGo()
  const mark = markOf(watch)
  const [newest] = waiting
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 border-t-2 border-ink pt-5 @min-[56rem]:grid-cols-[minmax(0,1fr)_24rem] @min-[56rem]:gap-x-12"
    >
      <div className="grid gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h2 id={id} lang="ko" className="text-body font-bold">
              {watch.fullAddress}
            </h2>
            <p className="figures text-note text-ink-2">{leaseText(watch)}</p>
          </div>
          <StateMark kind={mark.kind}>{mark.word}</StateMark>
        </div>
        {instead ?? <p className="figures text-body font-semibold">{countText(month)}</p>}
        <Stat
          facts={[
            {
              id: 'last',
              label: watchWords.lastCheck,
              value: watch.last_check_at === null ? watchWords.notYet : minuteText(watch.last_check_at, today),
            },
            {
              id: 'next',
              label: watchWords.nextCheck,
              value: nextCheckText(watch, today),
            },
          ]}
        />
        {isServed(watch) && (
          <p className="figures text-note text-ink-2">
            {w.promise(w.hours(watch.promise_hours))}{' '}
            {month !== null &&
              (month.latency_minutes === null ? w.notMeasured : w.measured(watchWords.duration(month.latency_minutes)))}
          </p>
        )}
        <OwedPart watch={watch} />
        {newest && (
          <Banner
            kind={newest.critical ? 'severe' : 'caution'}
            title={titleOf(newest)}
            action={
              <Button kind="quiet" onClick={() => go('subscribeWatching', { alert: newest.alert_seq })}>
                {w.seeAlert}
              </Button>
            }
          >
            {w.newAlert} · {minuteText(newest.at, today)}
          </Banner>
        )}
      </div>
      <div className="@min-[56rem]:col-start-2 @min-[56rem]:row-span-2 @min-[56rem]:row-start-1">{guard}</div>
      <div className="grid content-start gap-6">
        {watch.stale_since !== null && <StoppedPart since={watch.stale_since} today={today} />}
        {isLiving(watch) && (
          <div>
            <h3 className="mb-4 text-body font-bold">{w.rail}</h3>
            <LeaseRail watch={watch} today={today} />
            {watch.balance_on === null && watch.move_in_on === null && (
              <p className="mt-4 text-note text-ink-2">{w.noDates}</p>
            )}
          </div>
        )}
        <LinkList items={links} />
      </div>
    </section>
  )
}

/** '11월 71번 확인, 변동 0건'; checks without an answer are mentioned but not counted. */
function countText(month: Statement | null): string {
  if (month === null) return w.countUnknown
  const name = watchWords.month(month.month)
  if (month.checks === 0) return w.countedNone(name)
  return month.failed === 0
    ? w.counted(name, month.checks, month.changes)
    : w.countedSome(name, month.checks + month.failed, month.checks, month.changes)
}
