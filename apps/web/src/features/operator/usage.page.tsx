import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { routes, type RouteName } from '@jipsalpim/contract/routes.ts'
import { Suspense, useState } from 'react'
import { lazyChunk } from '../../kernel/chunks/chunks.ts'
import { ChunkPlaceholder } from '../../kernel/chunks/chunk-placeholder.tsx'
import { loadAllTitles, titleHere } from '../../kernel/place-titles.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { DataTable } from '../../ui/display/data-table.tsx'
import { OperatorPage } from './shared/operator-page.tsx'
import { usageWords as w } from './usage-words.ts'
import { WhenRead } from './shared/when-read.tsx'

type Usage = Output<CallNamed<'operatorUsage'>>
type Kind = Usage['kinds'][number]
type Span = keyof typeof w.spans
// The keys of a literal are its type's keys.
const spans = Object.keys(w.spans) as Span[]

export default function UsagePage() {
  return (
    <OperatorPage title={w.title}>
      <Suspense fallback={<ChunkPlaceholder lines={5} />}>
        <NamedSums />
      </Suspense>
    </OperatorPage>
  )
}

/** Shows places by their titles, from every area. */
const NamedSums = lazyChunk(async () => {
  await loadAllTitles()
  return { default: Sums }
})

/** How often each place was viewed, each event happened and each channel was used, per day. */
function Sums() {
  const [span, setSpan] = useState<Span>('7')
  const read = useCall('operatorUsage', { days: Number(span) })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p className="text-note text-ink-2">{w.text}</p>
      <ChoiceField
        label={w.span}
        columns={2}
        options={spans.map((value) => ({ value, label: w.spans[value] }))}
        value={span}
        onChange={setSpan}
      />
      <WhenRead read={read} lines={10}>
        {({ kinds, days }) => kinds.map((of) => <Table key={of.kind} of={of} days={days} />)}
      </WhenRead>
    </div>
  )
}

function Table({ of, days }: { of: Kind; days: Usage['days'] }) {
  const sums = days.map((_, i) => of.names.reduce((sum, name) => sum + (name.by_day[i] ?? 0), 0))
  const row = (name: string, by_day: readonly number[]) => ({
    id: name,
    name,
    sum: groupDigits(by_day.reduce((sum, n) => sum + n, 0)),
    ...Object.fromEntries(days.map((day, i) => [day, groupDigits(by_day[i] ?? 0)])),
  })
  return (
    <section>
      <DataTable<string>
        caption={w.kinds[of.kind]}
        captionHidden={false}
        empty={w.empty}
        columns={[
          { key: 'name', label: w.name },
          { key: 'sum', label: w.total, numeric: true },
          ...days.toReversed().map((day) => ({ key: day, label: day.slice(5).replace('-', '/'), numeric: true })),
        ]}
        rows={[
          ...of.names.map(({ name, by_day }) => row(nameOf(of.kind, name), by_day)),
          ...(of.names.length > 1 ? [{ ...row(w.all, sums), total: true }] : []),
        ]}
      />
      {of.left_out > 0 && <p className="mt-2 text-note text-ink-2">{w.leftOut(of.left_out)}</p>}
    </section>
  )
}

/** '보고서 (/report/view)'; a name without a text is shown as it was counted. */
function nameOf(kind: Kind['kind'], name: string): string {
  if (kind === 'event') return w.events[name] ?? name
  if (kind === 'arrival' || !Object.hasOwn(routes, name)) return name
  const place = name as RouteName // hasOwn has checked the name
  return `${titleHere(place)} (${routes[place].path})`
}
