import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { useState } from 'react'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatInstant } from '../../lang/format.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { DataTable } from '../../ui/display/data-table.tsx'
import { OperatorPage } from './shared/operator-page.tsx'
import { FindWatched } from './watching/find-watched.tsx'
import { ReplayForm } from './watching/replay-form.tsx'
import { WatchSources, type WatchState } from './watching/watch-sources.tsx'
import { operatorWatchWords as w } from './watching/watch-words.ts'
import { WhenRead } from './shared/when-read.tsx'

type Span = keyof typeof w.spans
// The keys of a literal are its type's keys.
const spans = Object.keys(w.spans) as Span[]

export default function WatchPage() {
  return (
    <OperatorPage title={w.title}>
      <Watch />
    </OperatorPage>
  )
}

/** The state of the watch, the replay of a missed window, and the search for a home. */
function Watch() {
  const [span, setSpan] = useState<Span>('7')
  const read = useCall('operatorWatch', { days: Number(span) })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <FindWatched />
      <WhenRead read={read} lines={10}>
        {(state) => (
          <>
            {state.outages.map((o) => (
              <Banner key={o.source} kind="severe" title={w.outage(o.source)} urgent>
                {w.outageText(formatInstant(o.since), o.failures, o.homes)}
              </Banner>
            ))}
            <Backlog {...state} />
          </>
        )}
      </WhenRead>
      <ReplayForm />
      <ChoiceField
        label={w.span}
        columns={2}
        options={spans.map((value) => ({ value, label: w.spans[value] }))}
        value={span}
        onChange={setSpan}
      />
      <WhenRead read={read} lines={10}>
        {(state) => <WatchSources {...state} />}
      </WhenRead>
    </div>
  )
}

function Backlog({ backlog, as_of }: WatchState) {
  const sums = [
    [w.sums.watched, backlog.watched],
    [w.sums.due, backlog.due],
    [w.sums.checking, backlog.checking],
    [w.sums.first, backlog.waiting_first],
    [w.sums.stopped, backlog.told_stopped],
  ] as const
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-body font-bold">{w.backlog}</h2>
      <p className="text-note text-ink-2">
        {w.backlogText} {w.asOf(formatInstant(as_of))}
      </p>
      <dl className="figures flex flex-wrap gap-x-8 gap-y-2">
        {sums.map(([label, n]) => (
          <div key={label}>
            <dt className="text-note text-ink-2">{label}</dt>
            <dd className="text-body font-semibold">{groupDigits(n)}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        caption={w.backlog}
        columns={[
          { key: 'slot', label: w.slot },
          { key: 'due', label: w.due, numeric: true },
          { key: 'overdue', label: w.overdue, numeric: true },
          { key: 'oldest', label: w.oldest },
        ]}
        rows={backlog.slots.map((s) => ({
          id: s.slot,
          slot: w.slots[s.slot],
          due: s.due,
          overdue: s.overdue,
          oldest: s.oldest_due_by === null ? '' : formatInstant(s.oldest_due_by),
        }))}
      />
    </section>
  )
}
