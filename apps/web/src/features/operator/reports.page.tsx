import {
  readingReasons,
  VERSIONS_A_PAGE,
  versionStates,
  type ReadingReason,
  type VersionState,
} from '@jipsalpim/contract/areas/operator/reading-terms.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import { useState } from 'react'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatInstant } from '../../lang/format.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { DataTable } from '../../ui/display/data-table.tsx'
import { OperatorPage } from './shared/operator-page.tsx'
import { reasonNames } from './shared/name-words.ts'
import { RowLink } from './shared/people-table.tsx'
import { reportListWords as w } from './report-list-words.ts'
import { formatValue } from './shared/story-line.tsx'
import { Pager } from '../../shared/paging/pager.tsx'
import { WhenRead } from './shared/when-read.tsx'
import { operatorWords } from './shared/words.ts'

export default function ReportsPage() {
  return (
    <OperatorPage title={w.title}>
      <Reports />
    </OperatorPage>
  )
}

type Filter = 'all' | VersionState

/** Every version of every report, by its state, once the operator has entered a reason. */
function Reports() {
  const [why, setWhy] = useState<ReadingReason | null>(null)
  const [filter, setFilter] = useState<Filter>('all')
  const [page, setPage] = useState(1)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-body text-ink-2">{w.text}</p>
      <ChoiceField
        label={w.why}
        columns={2}
        value={why}
        onChange={setWhy}
        options={readingReasons.map((value) => ({ value, label: reasonNames[value] }))}
      />
      <ChoiceField<Filter>
        label={w.filter}
        columns={2}
        value={filter}
        onChange={(next) => {
          setFilter(next)
          setPage(1)
        }}
        options={[{ value: 'all', label: w.all }, ...versionStates.map((value) => ({ value, label: w.states[value] }))]}
      />
      {why !== null && <List {...{ why, filter, page }} onPage={setPage} />}
    </div>
  )
}

type Asked = { why: ReadingReason; filter: Filter; page: number; onPage: (page: number) => void }

function List({ onPage, ...asked }: Asked) {
  const read = useCall('reportAdmin', asked)
  const { page } = asked
  return (
    <WhenRead read={read} lines={8}>
      {({ reports, total }) => {
        const pages = Math.max(1, Math.ceil(total / VERSIONS_A_PAGE))
        return (
          <>
            <DataTable
              caption={w.list(total)}
              captionHidden={false}
              empty={w.none}
              columns={[
                { key: 'report', label: w.columns.report },
                { key: 'order', label: w.columns.order },
                { key: 'state', label: w.columns.state },
                { key: 'grade', label: w.columns.grade },
                { key: 'area', label: w.columns.area },
                { key: 'made', label: w.columns.made },
              ]}
              rows={reports.map((r) => ({
                id: String(r.report_seq),
                report: w.version(r.report_seq, r.version),
                order: (
                  <RowLink to={link('operatorOrder', { order_seq: r.order_seq })}>
                    {operatorWords.orderTitle(r.order_seq)}
                  </RowLink>
                ),
                state: [w.states[r.state], r.failure === null ? null : formatValue(r.failure)]
                  .filter((part) => part !== null)
                  .join(' · '),
                grade: [r.grade, r.score === null ? null : w.points(r.score)].filter((part) => part !== null).join(' '),
                area: r.area ?? w.unknown,
                made: formatInstant(r.created_at),
              }))}
            />
            <Pager {...{ page, pages, onPage }} words={w.paging} />
          </>
        )
      }}
    </WhenRead>
  )
}
