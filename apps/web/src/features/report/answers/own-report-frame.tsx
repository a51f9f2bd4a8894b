import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useGo } from '../../../kernel/links.ts'
import { readSeq } from '../../../kernel/calls/read-seq.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { answerWords as w } from './answer-words.ts'
import type { Answers } from './valid-answers.ts'

export type OwnReport = Output<CallNamed<'reportOfUser'>>
type Props = { title: string; children: (own: { report: OwnReport; answers: Answers; again: () => void }) => ReactNode }

/**
 * The frame of a page about one of the user's reports (`report` in the URL) with its answers: shows loading, missing
 * and failed states.
 */
export function OwnReportFrame({ title, children }: Props) {
  const [query] = useSearchParams()
  const go = useGo()
  const seq = readSeq(query.get('report'))
  const report = useCall('reportOfUser', seq === null ? null : { id: seq })
  const answers = useCall('reportAnswers', seq === null ? null : { id: seq })
  const failed = [report, answers].find((call) => call.state === 'failed')?.error
  if (seq === null || failed?.error === 'notFound')
    return (
      <Page>
        <EmptyState
          title={w.deposits.noReport}
          heading="h1"
          action={<Button onClick={() => go('report')}>{w.deposits.toReports}</Button>}
        >
          {w.deposits.noReportText}
        </EmptyState>
      </Page>
    )
  const again = () => {
    report.again()
    answers.again()
  }
  if (failed)
    return (
      <Page>
        <ErrorState title={w.deposits.failed} heading="h1" onRetry={again}>
          {failed.message}
        </ErrorState>
      </Page>
    )
  if (report.state !== 'ready' || answers.state !== 'ready')
    return (
      <Page title={title} heading>
        <Skeleton lines={6} />
      </Page>
    )
  return children({ report: report.data, answers: answers.data, again })
}
