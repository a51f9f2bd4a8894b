import { useEffect } from 'react'
import { useGo } from '../../kernel/links.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { withdrawWords as w } from './withdraw-words.ts'

/** What blocks the withdrawal, and how to resolve each. */
export default function WithdrawUnablePage() {
  const go = useGo()
  const query = useCall('withdrawalRead', {})
  const free = query.state === 'ready' && query.data.obstacles.length === 0
  useEffect(() => {
    if (free) go('withdrawPossible', undefined, { replace: true })
  }, [free, go])
  return (
    <Page
      title={query.state === 'failed' ? w.requestTitle : w.unableTitle}
      heading
      onBack={() => go('mypage')}
      bottom={
        <div className="grid gap-2">
          <Button
            size="large"
            wide
            kind={query.state === 'failed' ? 'secondary' : 'primary'}
            onClick={() => go('report')}
          >
            {w.toReports}
          </Button>
          {query.state !== 'failed' && (
            <Button kind="quiet" wide onClick={query.again}>
              {w.again}
            </Button>
          )}
        </div>
      }
    >
      {query.state === 'loading' && <Skeleton lines={4} />}
      {query.state === 'failed' && (
        <ErrorState title={w.failed} onRetry={query.again}>
          {query.error.message}
        </ErrorState>
      )}
      {query.state === 'ready' && (
        <>
          <p className="text-body text-ink-2">{w.unableText}</p>
          <ul className="mt-6">
            {query.data.obstacles.map(({ kind, count }) => (
              <li key={kind} className="border-b border-hairline py-4">
                <p className="text-body font-semibold">
                  {w.obstacle[kind].title} <Badge>{w.count(count)}</Badge>
                </p>
                <p className="mt-1 text-note text-ink-2">{w.obstacle[kind].text}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  )
}
