import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useSearchParams } from 'react-router'
import { useGo } from '../../kernel/links.ts'
import { readSeq } from '../../kernel/calls/read-seq.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Comparison } from '../../report-body/comparison/comparison.tsx'
import type { ComparedSide } from '../../report-body/comparison/compared-side.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { compareWords as w } from './compare-words.ts'

/** Two of the user's own reports (`a` and `b` in the URL: their orders), judged today. */
export default function ComparePage() {
  const [query] = useSearchParams()
  const go = useGo()
  const [a, b] = [readSeq(query.get('a')), readSeq(query.get('b'))]
  const two = a !== null && b !== null && a !== b
  const first = useCall('compareOrderItem', two ? { order_seq: a } : null)
  const second = useCall('compareOrderItem', two ? { order_seq: b } : null)
  const toList = () => go('reportCompareList')
  const failed = [first, second].find((call) => call.state === 'failed')?.error
  const apart = failed?.error === 'compareUnfit' || failed?.error === 'notFound'
  if (!two || apart)
    return (
      <Page onBack={toList}>
        <EmptyState
          heading="h1"
          title={apart ? w.unfit : w.pickTwo}
          action={<Button onClick={toList}>{w.toList}</Button>}
        >
          {apart ? w.unfitText : w.pickTwoText}
        </EmptyState>
      </Page>
    )
  if (failed)
    return (
      <Page onBack={toList}>
        <ErrorState
          heading="h1"
          title={w.failed}
          onRetry={() => {
            first.again()
            second.again()
          }}
        >
          {failed.message}
        </ErrorState>
      </Page>
    )
  if (first.state !== 'ready' || second.state !== 'ready')
    return (
      <Page title={w.title} onBack={toList}>
        <p role="status" className="mb-4 text-body text-ink-2">
          {w.judging}
        </p>
        <Skeleton lines={8} />
      </Page>
    )
  const homes = { a: sideOf(first.data, go.href), b: sideOf(second.data, go.href) }
  if (sameRegister(first.data, second.data))
    return (
      <Page onBack={toList}>
        <EmptyState heading="h1" title={w.sameHome} action={<Button onClick={toList}>{w.toList}</Button>}>
          {w.sameHomeText}
        </EmptyState>
      </Page>
    )
  return (
    <Page title={w.title} onBack={toList}>
      <Comparison homes={homes} />
      <p className="mt-6 text-note text-ink-2">{w.keeps}</p>
    </Page>
  )
}

type Judged = Output<CallNamed<'compareOrderItem'>>
const sideOf = (
  { assessment, sample, stored, report_seq }: Judged,
  href: ReturnType<typeof useGo>['href'],
): ComparedSide => ({ assessment, sample, stored, to: href('reportView', { report: report_seq }) })

const sameRegister = (a: Judged, b: Judged): boolean =>
  a.assessment.register.uniqueNo !== null && a.assessment.register.uniqueNo === b.assessment.register.uniqueNo
