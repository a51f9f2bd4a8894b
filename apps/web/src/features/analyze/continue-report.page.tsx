import { formatDay } from '../../lang/format.ts'
import { routes } from '@jipsalpim/contract/routes.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { frontier } from '../../kernel/funnel/path.ts'
import { useAnswers, useHasDraft } from '../../kernel/funnel/store.ts'
import { useGo } from '../../kernel/links.ts'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { LinkList, type LinkItem } from '../../ui/buttons/link-list.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { onTheWayWords as words } from './on-the-way-words.ts'
import { orderFunnel } from './order.funnel.tsx'

/** What the user can continue: a draft on this device, a paid order without a home, finished reports. */
export default function ContinueReportPage() {
  const go = useGo()
  const known = isLoggedIn()
  const recent = useCall('orderDeterminedRecent', known ? {} : null)
  const reports = useCall('reportList', known ? {} : null)
  const answers = useAnswers(orderFunnel)
  const begun = useHasDraft(orderFunnel.id)
  const failed = recent.state === 'failed' ? recent : reports.state === 'failed' ? reports : null
  if (failed)
    return (
      <Page onBack={() => go('analyze')}>
        <ErrorState title={failed.error.message} heading="h1" onRetry={failed.again}>
          {null}
        </ErrorState>
      </Page>
    )
  if (known && (recent.state === 'loading' || reports.state === 'loading'))
    return (
      <Page title={words.report.title} heading>
        <Skeleton lines={4} />
      </Page>
    )
  const order = recent.data?.order
  const count = reports.data?.total ?? 0
  const { at } = frontier(orderFunnel, answers)
  // A place that needs a login sends the user to one and back.
  const draftAt = routes[at].access === 'login' && !known ? 'analyzeReportLogin' : at
  const items: LinkItem[] = [
    ...(order
      ? [
          {
            id: 'order',
            to: go.href(order.status === 'address' ? 'reportWaitingConfirmType' : 'reportWaitingConfirmAddress'),
            title: order.status === 'address' ? words.report.address : words.report.unit,
            note: order.paid_at ? words.report.decideNote(formatDay(dayInSeoul(new Date(order.paid_at)))) : undefined,
          },
        ]
      : []),
    ...(begun
      ? [
          {
            id: 'draft',
            to: go.href(draftAt, draftAt === at ? undefined : { to: 'order' }),
            title: words.report.draft,
            note: words.report.draftNote,
          },
        ]
      : []),
    ...(count > 0
      ? [{ id: 'reports', to: go.href('report'), title: words.report.reports, note: words.report.reportsNote(count) }]
      : []),
  ]
  return (
    <Page
      title={words.report.title}
      heading
      onBack={() => go('analyze')}
      bottom={
        <Button kind={items.length > 0 ? 'secondary' : 'primary'} size="large" wide onClick={() => go('analyze')}>
          {words.report.fresh}
        </Button>
      }
    >
      {items.length > 0 ? (
        <LinkList items={items} />
      ) : (
        <EmptyState title={words.report.none}>{words.report.noneNote}</EmptyState>
      )}
      {!known && (
        <div className="mt-6">
          <p className="text-note text-ink-2">{words.report.logIn}</p>
          <div className="mt-2">
            <Button kind="quiet" onClick={() => go('analyzeReportLogin', { to: 'continue' })}>
              {words.report.logInButton}
            </Button>
          </div>
        </div>
      )}
    </Page>
  )
}
