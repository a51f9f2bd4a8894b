import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import { useParams } from 'react-router'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatInstant } from '../../lang/format.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { DataTable } from '../../ui/display/data-table.tsx'
import { OperatorPage } from './shared/operator-page.tsx'
import { RowLink } from './shared/people-table.tsx'
import { WatchAlerts } from './watching/watch-alerts.tsx'
import { operatorWatchWords as w } from './watching/watch-words.ts'
import { WatchChecks } from './watching/watch-checks.tsx'
import { WhenRead } from './shared/when-read.tsx'
import { operatorWords } from './shared/words.ts'

type WatchStory = Output<CallNamed<'operatorWatchHome'>>
const c = w.story

export default function WatchHomePage() {
  const seq = Number(useParams()['home_seq'])
  return (
    <OperatorPage title={w.homeTitle(seq)}>
      <Story key={seq} seq={seq} />
    </OperatorPage>
  )
}

/** A home's story: its watchers, checks, applications, and the alerts with their channels. */
function Story({ seq }: { seq: number }) {
  const read = useCall('operatorWatchHome', { home_seq: seq })
  return (
    <WhenRead read={read} lines={10}>
      {(story) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <Standing home={story.home} />
          <DataTable
            caption={w.people}
            captionHidden={false}
            empty={w.peopleNone}
            columns={[
              { key: 'watch', label: c.watch },
              { key: 'state', label: c.state },
              { key: 'person', label: c.person },
              { key: 'order', label: c.order },
              { key: 'begun', label: c.begun },
            ]}
            rows={story.watchers.map((one) => ({
              id: String(one.watch_seq),
              watch: w.watch(one.watch_seq),
              state: w.states[one.state],
              person: one.person && (
                <>
                  <RowLink to={link('operatorPerson', { user_seq: one.person.user_seq })}>
                    {operatorWords.personTitle(one.person.user_seq)}
                  </RowLink>{' '}
                  {[one.person.name, one.person.phone].filter((part) => part !== null).join(' ')}
                </>
              ),
              order: (
                <RowLink to={link('operatorOrder', { order_seq: one.order_seq })}>
                  {operatorWords.orderTitle(one.order_seq)}
                </RowLink>
              ),
              begun: formatInstant(one.begun_at),
            }))}
          />
          <WatchAlerts events={story.events} alerts={story.alerts} />
          <WatchChecks cases={story.cases} checks={story.checks} />
        </div>
      )}
    </WhenRead>
  )
}

function Standing({ home }: Pick<WatchStory, 'home'>) {
  const lines = [
    [
      w.turn,
      w.turnOf(
        formatInstant(home.next_at),
        w.kinds[home.next_kind],
        w.slots[home.next_slot],
        formatInstant(home.due_by),
      ),
    ],
    [w.failures, w.times(home.failures)],
    [w.lastCheck, at(home.last_check_at)],
    [w.lastSuccess, at(home.last_success_at)],
    [w.lastExtract, at(home.last_extract_at)],
  ] as const
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="flex flex-wrap items-center gap-2 text-note text-ink-2">
        <Badge tone="brand">{w.phases[home.phase] ?? home.phase}</Badge>
        <span>{home.area}</span>
        <span className="figures">{home.unique_no ?? operatorWords.unknown}</span>
      </p>
      {home.stopped_at && <Banner kind="severe">{w.stopped(formatInstant(home.stopped_at))}</Banner>}
      {home.idle_since ? (
        <Banner>{w.idle(formatInstant(home.idle_since))}</Banner>
      ) : (
        <dl className="figures grid gap-x-6 gap-y-1 text-note wide:grid-cols-[13rem_1fr]">
          {lines.map(([label, text]) => (
            <div key={label} className="contents">
              <dt className="text-ink-2">{label}</dt>
              <dd className="mb-2 wide:mb-0">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
const at = (instant: string | null): string => (instant === null ? w.never : formatInstant(instant))
