import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { Suspense } from 'react'
import { useGo } from '../../../kernel/links.ts'
import { lazyPart } from '../../../kernel/lazy-part.tsx'
import { PieceComing } from '../../../kernel/piece-coming.tsx'
import { useCall } from '../../../kernel/use-call.ts'
import { takeHome } from '../../../shared/loan/home.ts'
import { LinkList } from '../../../ui/link-list.tsx'
import { homeOfReport } from './home-of-report.ts'
import { loanPartWords as w } from './loan-part-words.ts'

// The rules of the loans are loaded only where answers were kept.
const KeptLoan = lazyPart(async () => ({ default: (await import('./kept-loan.tsx')).KeptLoan }))

/** The way to the loan questions with this home filled in; with answers that were kept, what they say of this home. */
export function LoanPart({ report, assessment }: { report: number; assessment: Assessment }) {
  const go = useGo()
  const kept = useCall('loanKept', {})
  const home = homeOfReport(assessment)
  const answers = kept.state === 'ready' ? (kept.data?.answers ?? null) : null
  const way = {
    id: 'loan',
    to: go.href('loan'),
    title: answers === null ? w.check : w.again,
    note: w.note,
    onFollow: () => takeHome(home, report),
  }
  return (
    <>
      {answers && (
        <Suspense fallback={<PieceComing lines={3} />}>
          <KeptLoan answers={answers} home={home} />
        </Suspense>
      )}
      <LinkList items={[way]} />
    </>
  )
}
