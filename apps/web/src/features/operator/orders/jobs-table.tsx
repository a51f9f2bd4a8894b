import { link } from '@jipsalpim/contract/routes.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { DataTable } from '../../../ui/display/data-table.tsx'
import { RowLink } from '../shared/people-table.tsx'
import { formatValue } from '../shared/story-line.tsx'
import { formatInstant } from '../../../lang/format.ts'
import { useDeed } from '../shared/use-deed.ts'
import { WithReason } from '../shared/with-reason.tsx'
import { jobName } from '../shared/name-words.ts'
import { operatorWords as w } from '../shared/words.ts'

const c = w.columns

/** Pending jobs; a dead letter can be retried. */
export function JobsTable({ jobs, caption }: { jobs: Output<CallNamed<'operatorLists'>>['jobs']; caption: string }) {
  const { deed, busy } = useDeed('operatorJob')
  return (
    <DataTable
      caption={caption}
      captionHidden={false}
      empty={w.jobsNone}
      columns={[
        { key: 'job', label: c.job },
        { key: 'order', label: c.order },
        { key: 'state', label: c.state },
        { key: 'at', label: c.at },
        { key: 'error', label: c.error },
        { key: 'act', label: c.act },
      ]}
      rows={jobs.map((j) => ({
        id: String(j.job_seq),
        job: jobName(j.name),
        order:
          j.order_seq === null ? (
            ''
          ) : (
            <RowLink to={link('operatorOrder', { order_seq: j.order_seq })}>{w.orderTitle(j.order_seq)}</RowLink>
          ),
        state: `${formatValue(j.state)} (${j.attempts})`,
        at: formatInstant(j.run_at),
        error: j.error === null ? '' : formatValue(j.error),
        act:
          j.state === 'dead' ? (
            <WithReason label={w.retry} text={w.retryText} busy={busy} onDo={deed({ job_seq: j.job_seq }, w.retried)} />
          ) : (
            ''
          ),
      }))}
    />
  )
}
