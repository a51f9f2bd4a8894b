import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { LeaseDays, LeaseTerms } from '@jipsalpim/engine/answers/questions.ts'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useGo } from '../../../kernel/links.ts'
import { readSeq } from '../../../kernel/calls/read-seq.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { orderWords } from '../words.ts'
import { confirmDraft, type ConfirmDraft } from './confirm-draft.ts'
import { confirmWords as w } from './confirm-words.ts'

type Progress = Output<CallNamed<'reportProgress'>>
type Answers = Output<CallNamed<'reportAnswers'>>
/** The lease that a report is, or will be, judged by. */
export type Lease = LeaseTerms & Omit<LeaseDays, 'contractDate'> & { contractDate: LeaseDays['contractDate'] | null }

export type ConfirmStep = {
  order: Progress['order']
  lease: Lease
  /** Set if the report is ready: a correction is then judged again, as a new version. */
  ready: { report: number; version: number } | null
  draft: ConfirmDraft
  set: (some: Partial<ConfirmDraft>) => void
  /** The query parameters of the next page. */
  of: { merchant_uid: string }
  /** Fetches the order again: it was changed on another screen, or by the finished report. */
  again: () => void
}
type Props = { title: string; children: (step: ConfirmStep) => ReactNode }

/**
 * What the pages of an order's lease and home share: the order (`merchant_uid` or `order_seq` in the URL, else the one
 * without a home), and what was answered in this tab.
 */
export function ConfirmFrame({ title, children }: Props) {
  const [query] = useSearchParams()
  const go = useGo()
  const named = query.get('merchant_uid')
  const seq = readSeq(query.get('order_seq'))
  const recent = useCall('orderDeterminedRecent', named === null && seq === null ? {} : null)
  const bySeq = useCall('orderMerchant', named === null && seq !== null ? { order_seq: seq } : null)
  const merchant = named ?? bySeq.data?.merchant_uid ?? recent.data?.order?.merchant_uid ?? null
  const progress = useCall('reportProgress', merchant === null ? null : { merchant_uid: merchant })
  const report = progress.data?.state === 'ready' ? progress.data.report_seq : null
  const answers = useCall('reportAnswers', report === null ? null : { id: report })
  const failed = [recent, bySeq, progress, answers].find((call) => call.state === 'failed')
  if (failed && failed.error?.error !== 'orderNotFound')
    return (
      <Page>
        <ErrorState title={failed.error?.message ?? w.failed} heading="h1" onRetry={failed.again}>
          {null}
        </ErrorState>
      </Page>
    )
  const state = progress.data?.state
  if (failed || recent.data?.order === null || state === 'failed' || state === 'cancelled')
    return (
      <Page>
        <EmptyState
          title={orderWords.nothingToDecide}
          heading="h1"
          action={<Button onClick={() => go('report')}>{orderWords.toReports}</Button>}
        />
      </Page>
    )
  if (progress.state !== 'ready' || (report !== null && answers.state !== 'ready'))
    return (
      <Page title={title} heading>
        <Skeleton lines={4} />
      </Page>
    )
  const again = () => {
    progress.again()
    if (report !== null) answers.again()
  }
  return (
    <Held key={progress.data.order.merchant_uid} progress={progress.data} answers={answers.data} again={again}>
      {children}
    </Held>
  )
}

type HeldProps = {
  progress: Progress
  answers: Answers | null
  again: () => void
  children: (step: ConfirmStep) => ReactNode
}
function Held({ progress: { order }, answers, again, children }: HeldProps) {
  const of = { merchant_uid: order.merchant_uid }
  const [draft, setDraft] = useState(() => confirmDraft.read(order.merchant_uid) ?? {})
  const set = (some: Partial<ConfirmDraft>) => {
    const next = { ...draft, ...some }
    setDraft(next)
    confirmDraft.save(order.merchant_uid, next)
  }
  const ready = answers && { report: answers.report_seq, version: answers.version }
  return children({ order, lease: leaseOf(order), ready, draft, set, of, again })
}

/** The order contains the lease of its last version. */
const leaseOf = (order: Progress['order']): Lease => ({
  kind: order.contract_type,
  deposit: order.deposit_amount,
  rent: order.rental_amount,
  contractDate: order.contract_date,
  moveInDate: order.contract_date_living,
  months: order.contract_months,
})
