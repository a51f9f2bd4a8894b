import { Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { lazyPart } from '../../kernel/chunks/lazy-part.tsx'
import { useBack, useGo } from '../../kernel/links.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { EngineWords } from '../../report-body/engine-words.tsx'
import { homeName } from '../../report-body/verdict/home-name.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { OwnReportFrame, type OwnReport } from './answers/own-report-frame.tsx'
import { askingWords as w } from './asking/asking-words.ts'
import { hasAgreed } from './asking/question-draft.ts'

// The texts of every finding are loaded with it.
const Thread = lazyPart(async () => ({ default: (await import('./asking/thread.tsx')).Thread }))
const AskForm = lazyPart(async () => ({ default: (await import('./asking/ask-form.tsx')).AskForm }))

/** The questions about one report with their answers; below them the form for the next one, if none is pending. */
export default function QuestionPage() {
  return (
    <OwnReportFrame title={w.title}>
      {({ report }) => <Questions report={report} key={report.report_seq} />}
    </OwnReportFrame>
  )
}

function Questions({ report }: { report: OwnReport }) {
  const go = useGo()
  const back = useBack('report')
  const [query] = useSearchParams()
  const finding = query.get('finding')
  const read = useCall('reportQuestions', { report_seq: report.report_seq })
  const of = { report: report.report_seq, ...(finding === null ? {} : { finding }) }
  if (read.state === 'ready' && read.data.questions.length === 0 && !hasAgreed())
    return <Navigate to={go.href('reportQuestionAgreement', of)} replace />
  return (
    <Page title={w.title} heading onBack={back}>
      <p className="-mt-4 mb-4 text-note text-ink-2" lang="ko">
        {homeName(report.assessment.register.address).name}
      </p>
      {read.state === 'loading' && <Skeleton lines={6} />}
      {read.state === 'failed' && (
        <ErrorState title={w.failed} onRetry={read.again}>
          {read.error.message}
        </ErrorState>
      )}
      {read.state === 'ready' && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <EngineWords until={<Skeleton lines={6} />}>
            <Thread questions={read.data.questions} assessment={report.assessment} onChanged={read.again} />
            {read.data.questions.some((q) => q.state === 'open') ? null : hasAgreed() ? (
              <AskForm report={report} finding={finding} onWaiting={read.again} />
            ) : (
              <Button size="large" wide onClick={() => go('reportQuestionAgreement', of)}>
                {w.askMore}
              </Button>
            )}
          </EngineWords>
        </Suspense>
      )}
    </Page>
  )
}
