import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useGo } from '../../kernel/links.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { compareWords } from './compare-words.ts'
import { ListFilter, type Show, shows } from './listing/list-filter.tsx'
import { listWords } from './listing/list-words.ts'
import { ReportItem } from './listing/report-item.tsx'
import { SavedList } from './listing/saved-list.tsx'
import { ShownToMe } from './listing/shown-to-me.tsx'
import { Pager } from '../../shared/paging/pager.tsx'
import { pagesOf } from './listing/paging.ts'

/** The user's reports, newest first, including those in progress; `show` in the URL filters them. */
export default function ReportListPage() {
  const go = useGo()
  const [query, setQuery] = useSearchParams()
  const show = shows.find((s) => s === query.get('show')) ?? 'all'
  const [page, setPage] = useState(1)
  const [perPage, setPerPage] = useState(0)
  const choose = (next: Show) => {
    setPage(1)
    setPerPage(0)
    setQuery(next === 'all' ? {} : { show: next }, { replace: true })
  }
  const list = useCall(
    'reportList',
    { page, ...asked(show) },
    // An empty list asks again, too: a payment may be confirmed by the gateway's webhook after the page was opened.
    { everyMs: (data) => (data?.total === 0 || data?.reports.some((r) => r.state === 'preparing') ? 5000 : false) },
  )
  const shown = list.state === 'ready' ? list.data.reports.length : 0
  if (page === 1 && shown !== 0 && shown !== perPage) setPerPage(shown)
  return (
    <Page title={listWords.list.title} heading>
      <div className="@container flex flex-1 flex-col">
        {list.state === 'failed' ? (
          <>
            <ErrorState title={listWords.list.failed} onRetry={list.again}>
              {list.error.message}
            </ErrorState>
            <SavedList />
          </>
        ) : list.state === 'loading' ? (
          <ListSkeleton />
        ) : show === 'all' && isEmpty(list.data) ? (
          <EmptyState
            title={listWords.list.empty}
            action={<Button onClick={() => go('analyze')}>{listWords.list.order}</Button>}
          >
            {listWords.list.emptyNote}
          </EmptyState>
        ) : (
          <>
            {list.data.counts && <ListFilter counts={list.data.counts} show={show} onShow={choose} />}
            <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="figures text-note text-ink-2">{listWords.list.total(list.data.total)}</p>
              {list.data.reports.some((r) => r.state === 'ready') && (
                <ButtonLink kind="secondary" to={go.href('reportCompareList')}>
                  {compareWords.compare}
                </ButtonLink>
              )}
            </div>
            {list.data.total === 0 && (
              <EmptyState
                title={listWords.none}
                action={show !== 'all' && <Button onClick={() => choose('all')}>{listWords.toAll}</Button>}
              >
                {listWords.noneNote}
              </EmptyState>
            )}
            {show === 'shared' && list.data.total > 0 && <ShownToMe reports={list.data.shared} />}
            <ul className="grid gap-3 @min-[44rem]:grid-cols-2 @min-[68rem]:grid-cols-3">
              {list.data.reports.map((report) => (
                <li key={report.order_seq}>
                  <ReportItem report={report} />
                </li>
              ))}
            </ul>
            <Pager words={listWords.list} page={page} pages={pagesOf(list.data.total, perPage)} onPage={setPage} />
          </>
        )}
      </div>
    </Page>
  )
}

/** The user has no reports, hidden or not, and none are shared with them. */
const isEmpty = ({ total, counts }: Output<CallNamed<'reportList'>>): boolean =>
  total === 0 && !counts?.hidden && !counts?.shared

const asked = (show: Show) =>
  show === 'all' ? {} : show === 'hidden' || show === 'shared' ? { [show]: 'true' } : { state: show }

const ListSkeleton = () => (
  <div role="status" className="grid animate-breathe gap-3 @min-[44rem]:grid-cols-2 @min-[68rem]:grid-cols-3">
    <span className="sr-only">{listWords.list.loading}</span>
    {[1, 2, 3].map((n) => (
      <span key={n} className="block h-32 rounded-lg bg-hairline" />
    ))}
  </div>
)
