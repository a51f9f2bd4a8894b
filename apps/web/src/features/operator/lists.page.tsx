import { link } from '@jipsalpim/contract/routes.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { DataTable } from '../../ui/display/data-table.tsx'
import { RefundRequestsTable } from './orders/refund-requests-table.tsx'
import { OperatorPage } from './shared/operator-page.tsx'
import { DoubtActs } from './orders/doubt-acts.tsx'
import { JobsTable } from './orders/jobs-table.tsx'
import { RowLink } from './shared/people-table.tsx'
import { formatInstant } from '../../lang/format.ts'
import { formatValue } from './shared/story-line.tsx'
import { WhenRead } from './shared/when-read.tsx'
import { operatorWords as w } from './shared/words.ts'

const c = w.columns

export default function ListsPage() {
  return (
    <OperatorPage title={w.listsTitle}>
      <Lists />
    </OperatorPage>
  )
}

/** What an operator must handle, each with its order. */
function Lists() {
  const read = useCall('operatorLists', {})
  return (
    <WhenRead read={read} lines={8}>
      {({ jobs, asked, differences, doubts, reports, refunds, supplies }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <RefundRequestsTable asked={asked} />
          <JobsTable jobs={jobs} caption={`${w.lists.jobs} (${jobs.length})`} />
          <DataTable
            caption={`${w.lists.refunds} (${refunds.length})`}
            captionHidden={false}
            empty={w.listNone}
            columns={[
              { key: 'order', label: c.order },
              { key: 'state', label: c.state },
              // Before the other columns, so that the action is visible on a phone.
              { key: 'act', label: c.act },
              { key: 'price', label: c.price, numeric: true },
              { key: 'tries', label: c.tries, numeric: true },
              { key: 'why', label: c.why },
              { key: 'due', label: c.due },
              { key: 'at', label: c.at },
            ]}
            rows={refunds.map((r) => ({
              id: String(r.refund_seq),
              order: toOrder(r.order_seq),
              state: formatValue(r.state),
              price: formatWon(r.amount),
              tries: r.checks,
              why: formatValue(r.reason),
              due: r.due_on ?? w.unknown,
              at: formatInstant(r.at),
              act:
                r.state === 'doubt' ? (
                  <DoubtActs order_seq={r.order_seq} refund_seq={r.refund_seq} amount={r.amount} />
                ) : (
                  ''
                ),
            }))}
          />
          <DataTable
            caption={`${w.lists.supplies} (${supplies.length})`}
            captionHidden={false}
            empty={w.listNone}
            columns={[
              { key: 'order', label: c.order },
              { key: 'kind', label: c.kind },
              { key: 'price', label: c.price, numeric: true },
              { key: 'due', label: c.due },
            ]}
            rows={supplies.map((s) => ({
              id: String(s.order_seq),
              order: toOrder(s.order_seq),
              kind: w.products[s.product] ?? s.product,
              price: formatWon(s.price),
              due: s.supply_by ?? w.unknown,
            }))}
          />
          <DataTable
            caption={`${w.lists.differences} (${differences.length})`}
            captionHidden={false}
            empty={w.listNone}
            columns={[
              { key: 'order', label: c.order },
              { key: 'kind', label: c.kind },
              { key: 'ours', label: c.ours, numeric: true },
              { key: 'theirs', label: c.theirs, numeric: true },
              { key: 'at', label: c.found },
            ]}
            rows={differences.map((d) => ({
              id: String(d.difference_seq),
              order: d.order_seq === null ? d.merchant_uid : toOrder(d.order_seq),
              kind: formatValue(d.kind),
              ours: d.ours === null ? w.unknown : formatWon(d.ours),
              theirs: d.theirs === null ? w.unknown : formatWon(d.theirs),
              at: formatInstant(d.at),
            }))}
          />
          <DataTable
            caption={`${w.lists.doubts} (${doubts.length})`}
            captionHidden={false}
            empty={w.listNone}
            columns={[
              { key: 'order', label: c.order },
              { key: 'kind', label: c.kind },
              { key: 'price', label: c.price, numeric: true },
              { key: 'tries', label: c.tries, numeric: true },
              { key: 'at', label: c.at },
            ]}
            rows={doubts.map((d) => ({
              id: `${d.kind}-${d.seq}`,
              order: d.order_seq === null ? d.merchant_uid : toOrder(d.order_seq),
              kind: w.doubtKinds[d.kind],
              price: formatWon(d.amount),
              tries: d.checks ?? '',
              at: formatInstant(d.at),
            }))}
          />
          <DataTable
            caption={`${w.lists.reports} (${reports.length})`}
            captionHidden={false}
            empty={w.listNone}
            columns={[
              { key: 'order', label: c.order },
              { key: 'failure', label: c.failure },
              { key: 'at', label: c.made },
            ]}
            rows={reports.map((r) => ({
              id: String(r.report_seq),
              order: toOrder(r.order_seq),
              failure: r.failure === null ? '' : formatValue(r.failure),
              at: formatInstant(r.at),
            }))}
          />
        </div>
      )}
    </WhenRead>
  )
}

const toOrder = (order_seq: number) => (
  <RowLink to={link('operatorOrder', { order_seq })}>{w.orderTitle(order_seq)}</RowLink>
)
