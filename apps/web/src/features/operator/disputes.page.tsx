import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatDay, formatInstant } from '../../lang/format.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { DataTable } from '../../ui/display/data-table.tsx'
import { OperatorPage } from './shared/operator-page.tsx'
import { operatorDisputeWords as w } from './answering/dispute-words.ts'
import { aboutOf, whoOf } from './answering/dispute-line.ts'
import { RowLink } from './shared/people-table.tsx'
import { WhenRead } from './shared/when-read.tsx'
import { operatorWords } from './shared/words.ts'

export default function DisputesPage() {
  return (
    <OperatorPage title={w.title}>
      <Disputes />
    </OperatorPage>
  )
}

/** Undecided disputes, the earliest promised date first, and closed ones. */
function Disputes() {
  const read = useCall('operatorDisputes', {})
  return (
    <WhenRead read={read} lines={8}>
      {({ open, done }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <DisputeTable caption={w.open(open.length)} empty={w.none} items={open} />
          <DisputeTable caption={w.done} empty={w.doneNone} items={done} />
        </div>
      )}
    </WhenRead>
  )
}

type Item = Output<CallNamed<'operatorDisputes'>>['open'][number]

const DisputeTable = ({ caption, empty, items }: { caption: string; empty: string; items: readonly Item[] }) => (
  <DataTable
    caption={caption}
    captionHidden={false}
    empty={empty}
    columns={[
      { key: 'dispute', label: w.columns.dispute },
      { key: 'by', label: w.columns.by },
      { key: 'about', label: w.columns.about },
      { key: 'who', label: w.columns.who },
      { key: 'state', label: w.columns.state },
      { key: 'received', label: w.columns.received },
      { key: 'order', label: w.columns.order },
    ]}
    rows={items.map((d) => ({
      id: String(d.dispute_seq),
      dispute: <RowLink to={link('operatorDispute', { dispute_seq: d.dispute_seq })}>{w.one(d.dispute_seq)}</RowLink>,
      by: (
        <span className="flex flex-wrap items-center gap-2">
          {formatDay(d.decide_by)}
          {d.late && <Badge tone="danger">{w.late}</Badge>}
        </span>
      ),
      about: aboutOf(d),
      who: whoOf(d),
      state: (
        <span className="flex flex-wrap items-center gap-2">
          {d.decision === null ? w.states[d.state] : w.decisions[d.decision]}
          {d.state === 'asking' && d.replied && <Badge tone="brand">{w.replied}</Badge>}
        </span>
      ),
      received: formatInstant(d.received_at),
      order: (
        <RowLink to={link('operatorOrder', { order_seq: d.order_seq })}>
          {operatorWords.orderTitle(d.order_seq)}
        </RowLink>
      ),
    }))}
  />
)
