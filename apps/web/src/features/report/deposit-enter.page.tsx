import { asksForOthers } from '@jipsalpim/engine/answers/look-up-questions.ts'
import { Suspense } from 'react'
import { useBack } from '../../kernel/links.ts'
import { lazyPart } from '../../kernel/chunks/lazy-part.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { EngineWords } from '../../report-body/engine-words.tsx'
import { answerWords as w } from './answers/answer-words.ts'
import { OwnReportFrame } from './answers/own-report-frame.tsx'

// The engine is loaded with it: the grade changes on the device while the amounts are typed.
const DepositsForm = lazyPart(() => import('./answers/deposits-form.tsx'))

/** The other households' deposits of a 다가구, one by one; 'unknown' is an answer, and differs from an empty home. */
export default function DepositEnterPage() {
  const back = useBack('report')
  return (
    <OwnReportFrame title={w.deposits.title}>
      {({ report, answers }) => (
        <Page onBack={back} title={w.deposits.title} heading>
          {asksForOthers(report.assessment) ? (
            <Suspense fallback={<Skeleton lines={6} />}>
              <EngineWords until={<Skeleton lines={6} />}>
                <DepositsForm {...{ report, answers }} />
              </EngineWords>
            </Suspense>
          ) : (
            <EmptyState title={w.deposits.wrongHome} />
          )}
        </Page>
      )}
    </OwnReportFrame>
  )
}
