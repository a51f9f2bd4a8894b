import { useEffect } from 'react'
import { useGo } from '../../../kernel/links.ts'
import { useToday } from '../../../kernel/today.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { noteWatching } from '../../../shared/watching/watching.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { isLiving, isServed, type Watch } from '../shared/watch.ts'
import { watchWords } from '../shared/watch-words.ts'
import { minuteText } from '../shared/when.ts'
import { AlertInbox } from './alert-inbox.tsx'
import { OwnHome } from './own-home.tsx'
import { watchingWords as w } from './words.ts'

/** Short enough that an open page soon shows a stopped watch. */
const POLL_MS = 120_000

/** The user's homes: the verdict over all of them, each home, and all alerts. */
export function OwnWatching() {
  const go = useGo()
  const today = useToday()
  const read = useCall('subscribeInfo', {}, { everyMs: () => POLL_MS })
  const alerts = useCall('subscribeAlerts', { page: 1 })
  const watches = read.state === 'ready' && read.data.infos.some(isLiving)
  useEffect(() => {
    if (read.state === 'ready') noteWatching(watches)
  }, [read.state, watches])
  if (read.state === 'loading')
    return (
      <Page title={w.bar}>
        <Skeleton heading lines={8} />
      </Page>
    )
  if (read.state === 'failed')
    return (
      <Page>
        <ErrorState title={watchWords.failed} heading="h1" onRetry={read.again}>
          {read.error.message}
        </ErrorState>
      </Page>
    )
  const { infos } = read.data
  if (infos.length === 0)
    return (
      <Page>
        <EmptyState
          title={watchWords.none}
          heading="h1"
          action={<ButtonLink to={go.href('subscribe')}>{watchWords.begin}</ButtonLink>}
        >
          {watchWords.noneText}
        </EmptyState>
      </Page>
    )
  const living = infos.filter(isLiving)
  const served = living.filter(isServed)
  const last = served
    .flatMap(({ last_check_at }) => (last_check_at === null ? [] : [last_check_at]))
    .toSorted()
    .at(-1)
  return (
    <Page>
      <div className="@container grid gap-8">
        <header>
          <p className="text-note font-semibold text-brand">{w.bar}</p>
          <h1 className="mt-1 text-title font-bold">{w.verdict[verdictOf(living)]}</h1>
          <p className="figures mt-1 text-body text-ink-2">
            {living.length === 0
              ? w.leadOver
              : served.length === 0
                ? w.leadUnpaid
                : last === undefined
                  ? w.leadFirst(served.length)
                  : w.lead(served.length, minuteText(last, today))}
          </p>
        </header>
        {alerts.state === 'failed' && (
          <Banner
            kind="caution"
            title={w.alertsFailed}
            action={
              <Button kind="quiet" onClick={alerts.again}>
                {w.again}
              </Button>
            }
          />
        )}
        {infos.toSorted(byUrgency).map((watch) => (
          <OwnHome
            key={watch.subscribeSeq}
            watch={watch}
            today={today}
            alerts={alerts.state === 'ready' ? alerts.data.alerts : []}
          />
        ))}
        <AlertInbox today={today} />
        <div>
          <ButtonLink kind="secondary" wide to={go.href('subscribe')}>
            <Icon name="plus" size={20} />
            {w.more}
          </ButtonLink>
          <p className="mt-3 text-note text-ink-2">{w.source}</p>
        </div>
      </div>
    </Page>
  )
}

/** Most urgent first; ended watches last. */
const rankOf = (watch: Watch): number => {
  if (!isLiving(watch)) return 9
  return ['unpaid', 'stopped', 'application', 'pending', 'changed'].indexOf(verdictOf([watch])) + 1 || 8
}
const byUrgency = (a: Watch, b: Watch): number => rankOf(a) - rankOf(b)

/**
 * The worst state of the homes that are checked: no answer from the source, an application, one that has ended, then a
 * change. 'unpaid' if none is checked.
 */
function verdictOf(living: readonly Watch[]): keyof typeof w.verdict {
  if (living.length === 0) return 'over'
  const served = living.filter(isServed)
  if (served.length === 0) return 'unpaid'
  if (served.some(({ stale_since }) => stale_since !== null)) return 'stopped'
  if (served.some(({ phase }) => phase === 'application')) return 'application'
  if (served.some(({ phase }) => phase === 'pending')) return 'pending'
  if (served.some(({ phase }) => phase === 'confirmed-changed')) return 'changed'
  return served.every(({ last_check_at }) => last_check_at === null) ? 'begun' : 'same'
}
