import { formatInstant } from '../../lang/format.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { promiseWords as w } from './promise-words.ts'

/** What is promised, next to the measured times, on one scale of a day. */
export function PromiseList() {
  const told = useCall('subscribePromise', {})
  return (
    <>
      <p className="mb-4 text-note text-ink-2">{w.text}</p>
      {told.state === 'loading' && <Skeleton lines={6} />}
      {told.state === 'failed' && (
        <Banner
          kind="caution"
          title={w.failed}
          action={
            <Button kind="quiet" onClick={told.again}>
              {w.again}
            </Button>
          }
        >
          {told.error.message}
        </Banner>
      )}
      {told.state === 'ready' && (
        <>
          <ul className="grid gap-5">
            {told.data.phases.map(({ phase, promise_hours, measured }) => (
              <li key={phase}>
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span>
                    <b className="text-body font-semibold">{w.phase[phase]}</b>{' '}
                    <span className="text-note text-ink-2">{w.looks[phase]}</span>
                  </span>
                  <b className="figures text-body font-semibold">{w.within(promise_hours)}</b>
                </p>
                <Bar promise={promise_hours * 60} measured={measured?.p95_minutes ?? null} />
                <p className="figures text-note text-ink-2">
                  {measured ? w.measured(minutesText(measured.p95_minutes), measured.cases) : w.notMeasured}
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-note text-ink-2">{w.asOf(formatInstant(told.data.as_of))}</p>
        </>
      )}
    </>
  )
}

const DAY = 24 * 60
/** Minutes as parts of a day; what is not measured is hatched up to the promise, never empty. */
function Bar({ promise, measured }: { promise: number; measured: number | null }) {
  const at = (minutes: number) => `${Math.min(100, (minutes / DAY) * 100)}%`
  return (
    <div aria-hidden="true" className="relative my-2 h-3 bg-sunk">
      <div
        className={measured === null ? 'hatched absolute inset-y-0 left-0' : 'absolute inset-y-0 left-0 bg-brand'}
        style={{ width: at(measured ?? promise) }}
      />
      <div className="absolute -inset-y-1 w-0.5 -translate-x-full bg-ink" style={{ left: at(promise) }} />
    </div>
  )
}

const minutesText = (minutes: number): string => w.hours(Math.floor(minutes / 60), minutes % 60)
