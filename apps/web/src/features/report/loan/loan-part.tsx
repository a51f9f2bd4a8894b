import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { Suspense } from 'react'
import { useGo } from '../../../kernel/links.ts'
import { lazyPart } from '../../../kernel/chunks/lazy-part.tsx'
import { ChunkPlaceholder } from '../../../kernel/chunks/chunk-placeholder.tsx'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { saveLoanHome } from '../../../shared/loan/home.ts'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import { homeOfReport } from './home-of-report.ts'
import { loanPartWords as w } from './loan-part-words.ts'

// The rules of the loans are loaded only if answers are stored.
const KeptLoan = lazyPart(async () => ({ default: (await import('./stored-loan.tsx')).StoredLoan }))

const useStoredAnswers = () => {
  const kept = useCall('loanKept', {})
  return kept.state === 'ready' ? (kept.data?.answers ?? null) : null
}

/** What the stored answers mean for this home; renders nothing without any. */
export function LoanPart({ assessment }: { assessment: Assessment }) {
  const answers = useStoredAnswers()
  if (answers === null) return null
  return (
    <Suspense fallback={<ChunkPlaceholder lines={3} />}>
      <KeptLoan answers={answers} home={homeOfReport(assessment)} />
    </Suspense>
  )
}

/** A link to the loan questions with this home filled in. */
export function LoanLink({ report, assessment }: { report: number; assessment: Assessment }) {
  const go = useGo()
  const title = useStoredAnswers() === null ? w.check : w.again
  const onFollow = () => saveLoanHome(homeOfReport(assessment), report)
  return <LinkList items={[{ id: 'loan', to: go.href('loan'), title, note: w.note, onFollow }]} />
}
