import { dayInSeoul, daysBetween } from '@jipsalpim/engine/values/day.ts'
import { useSearchParams } from 'react-router'
import { useBack, useGo } from '../../kernel/links.ts'
import { readSeq } from '../../kernel/calls/read-seq.ts'
import { useToday } from '../../kernel/today.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { LinkList } from '../../ui/buttons/link-list.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { UnderWay } from './under-way.tsx'
import { expirationWords as w } from './expiration-words.ts'

/** How old a report is, what it cannot know because of that, and the price of a new one. */
export default function ExpirationPage() {
  const [query] = useSearchParams()
  const go = useGo()
  const back = useBack('report')
  const today = useToday()
  const seq = readSeq(query.get('order_seq'))
  const asked = seq === null ? null : { order_seq: seq }
  const read = useCall('payOrderInfoReorder', asked)
  if (asked !== null && read.state === 'loading')
    return (
      <Page onBack={back}>
        <Skeleton lines={8} />
      </Page>
    )
  if (read.state === 'failed' && !refusals.has(read.error.error))
    return (
      <Page onBack={back}>
        <ErrorState heading="h1" title={w.loading} onRetry={read.again}>
          {read.error.message}
        </ErrorState>
      </Page>
    )
  const { ready_at = null, report_seq = null } = read.data ?? {}
  if (asked === null || read.data === null || ready_at === null || report_seq === null)
    return (
      <Page onBack={back}>
        <UnderWay
          refused={read.error}
          instead={
            <EmptyState
              heading="h1"
              title={w.none}
              action={<Button onClick={() => go('report')}>{w.toReports}</Button>}
            >
              {w.noneText}
            </EmptyState>
          }
        />
      </Page>
    )
  const { order, price } = read.data
  const made = dayInSeoul(new Date(ready_at))
  return (
    <Page
      title={w.title(Math.max(0, daysBetween(made, today)))}
      heading
      onBack={back}
      bottomNote={w.kept}
      bottom={
        <Button size="large" wide onClick={() => go('reportBuyRenewed', { ...asked, from: 'expiration' })}>
          {w.again(formatWon(price))}
        </Button>
      }
    >
      <p className="text-body text-ink-2">{w.text(formatDay(made))}</p>
      <p className="mt-6 text-note text-ink-2">{w.home}</p>
      <p className="text-body font-semibold">
        {[order.address, order.building_dong, order.building_ho].filter(Boolean).join(' ')}
      </p>
      <Lines title={w.changesTitle} lines={w.changes} />
      <Lines title={w.whenTitle} lines={w.when} />
      <div className="mt-8">
        <LinkList items={[{ id: 'report', to: go.href('reportView', { report: report_seq }), title: w.see }]} />
      </div>
    </Page>
  )
}

/** There is no report yet, or none that can be ordered again. */
const refusals = new Set<string>(['orderNotFound', 'analysisInProgress', 'approvalNeeded', 'paymentTypeInvalid'])

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <>
    <h2 className="mt-8 text-body font-bold">{title}</h2>
    <ul className="mt-2 grid list-disc gap-1 pl-5 text-body text-ink-2 marker:text-ink-3">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
)
