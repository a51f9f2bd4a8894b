import { formatDay } from '../../lang/format.ts'
import { useEffect } from 'react'
import { useGo } from '../../kernel/links.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { WithdrawTickets } from './withdraw-tickets.tsx'
import { withdrawWords as w } from './withdraw-words.ts'

/** What is deleted, what the law requires us to retain and for how long, before anything is asked. */
export default function WithdrawPossiblePage() {
  const go = useGo()
  const query = useCall('withdrawalRead', {})
  const blocked = query.state === 'ready' && query.data.obstacles.length > 0
  const asked = query.state === 'ready' && query.data.asked !== null
  useEffect(() => {
    if (asked) go('withdrawComplete', undefined, { replace: true })
    else if (blocked) go('withdrawUnable', undefined, { replace: true })
  }, [asked, blocked, go])
  const ready = query.state === 'ready' && !blocked && !asked
  return (
    <Page
      title={w.possibleTitle}
      heading
      onBack={() => go('mypage')}
      bottom={
        <Button size="large" wide disabled={!ready} onClick={() => go('withdrawReason')}>
          {w.next}
        </Button>
      }
    >
      {query.state === 'loading' && <Skeleton lines={6} />}
      {query.state === 'failed' && (
        <ErrorState title={w.failed} onRetry={query.again}>
          {query.error.message}
        </ErrorState>
      )}
      {query.state === 'ready' && (
        <>
          <p className="text-body text-ink-2">{w.possibleText(query.data.grace_days)}</p>
          <WithdrawTickets tickets={query.data.tickets} onRefunded={query.again} />
          {query.data.watches.count > 0 && (
            <section className="mt-8">
              <h2 className="text-body font-bold">{w.watches}</h2>
              <div className="mt-2">
                <Banner kind="caution">{w.watchesText(query.data.watches.count, query.data.watches.refund)}</Banner>
              </div>
            </section>
          )}
          <h2 className="mt-8 text-body font-bold">{w.goes}</h2>
          <ul className="mt-2">
            {query.data.goes
              .filter((g) => g.rows > 0 && w.area(g.area) !== null)
              .map((g) => (
                <li key={g.area} className="border-b border-hairline py-3 text-body">
                  {w.area(g.area)}
                </li>
              ))}
          </ul>
          <h2 className="mt-8 text-body font-bold">{w.kept}</h2>
          {query.data.kept.length === 0 && <p className="mt-2 text-body text-ink-2">{w.keptNone}</p>}
          <ul className="mt-2">
            {query.data.kept.map((k) => (
              <li key={k.kind} className="border-b border-hairline py-3 text-body">
                {w.keptRow(k.kind, k.records, k.law, formatDay(k.until))}
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  )
}
