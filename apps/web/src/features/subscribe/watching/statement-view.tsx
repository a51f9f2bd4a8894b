import '../../../report-body/print.css'
import { useBack, useGo } from '../../../kernel/links.ts'
import { useToday } from '../../../kernel/today.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useOneWatch } from '../shared/use-one-watch.ts'
import { watchWords } from '../shared/watch-words.ts'
import { StatementPaper, titleOf } from './statement-paper.tsx'
import { statementWords as w } from './statement-words.ts'

/** The statement of one month, as a document that can be shown and printed. */
export function StatementView({ month, id }: { month: string; id: number | null }) {
  const go = useGo()
  const back = useBack('subscribeWatching')
  const today = useToday()
  const one = useOneWatch(id)
  const seq = one.state === 'ready' ? (one.watch?.subscribeSeq ?? null) : null
  const read = useCall('subscribeReport', seq === null ? null : { id: seq })
  const failed = one.state === 'failed' ? one : read.state === 'failed' ? read : null
  const statement = read.state === 'ready' ? read.data.statements.find((s) => s.month === month) : undefined
  const others = read.state === 'ready' ? read.data.statements.filter((s) => s.month !== month) : []
  const waits = one.state === 'loading' || (seq !== null && read.state === 'loading')
  return (
    <Page
      onBack={back}
      action={
        statement && (
          <Button kind="quiet" onClick={() => window.print()}>
            {w.print}
          </Button>
        )
      }
    >
      <div className="mx-auto w-full max-w-column">
        {failed !== null ? (
          <ErrorState title={w.failed} heading="h1" onRetry={failed.again}>
            {failed.error.message}
          </ErrorState>
        ) : waits ? (
          <Skeleton heading lines={10} />
        ) : statement === undefined || seq === null ? (
          <EmptyState
            title={w.none}
            heading="h1"
            action={<Button onClick={() => go('subscribeWatching')}>{watchWords.toWatching}</Button>}
          >
            {w.noneText}
          </EmptyState>
        ) : (
          <>
            <StatementPaper statement={statement} today={today} />
            {others.length > 0 && (
              <section aria-labelledby="other-months" className="mt-8 print:hidden">
                <h2 id="other-months" className="mb-2 text-body font-bold">
                  {w.others}
                </h2>
                <LinkList
                  items={others.map((s) => ({
                    id: s.month,
                    title: watchWords.month(s.month),
                    note: titleOf(s).join(' '),
                    to: go.href('subscribeWatching', { statement: s.month, id: seq }),
                  }))}
                />
              </section>
            )}
          </>
        )}
      </div>
    </Page>
  )
}
