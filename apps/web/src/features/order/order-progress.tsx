import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { endOrdered } from '../../kernel/funnel/store.ts'
import { useGo } from '../../kernel/links.ts'
import { isRefundedTo } from '../../shared/paying/paid-again.tsx'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatWon } from '../../lang/format.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Steps, type Step } from '../../ui/states/steps.tsx'
import { AddressWaits } from './address-waits.tsx'
import { OrderPaidAgain } from './paid-again.tsx'
import { Withdrawn } from './withdrawn.tsx'
import { CorrectLease } from './confirm/correct-lease.tsx'
import { describeFailure } from './describe-failure.ts'
import { CashReceipt } from './cash-receipt.tsx'
import { orderWords as w } from './words.ts'

type Progress = Output<CallNamed<'reportProgress'>>
/** What is shown above the progress, depending on the order. */
type Above = (order: Progress['order']) => ReactNode
/**
 * Polling intervals. A report is usually made within a second, so each step is shown as it completes; a slow source is
 * polled less often.
 */
const SOON_MS = 250
const SOON_FOR_MS = 5000
const POLL_MS = 1000

/** The progress of one order, step by step; if the address is missing, the way to set it. */
export function OrderProgress({ above }: { above?: Above }) {
  const [query] = useSearchParams()
  const go = useGo()
  const merchant = query.get('merchant_uid')
  const [opened] = useState(() => Date.now())
  const progress = useCall('reportProgress', merchant === null ? null : { merchant_uid: merchant }, {
    everyMs: (data) =>
      data === null ||
      data.state === 'preparing' ||
      (data.state === 'failed' && data.order.state === 'completed') ||
      isRefundedTo(data.order.paid_again)
        ? Date.now() - opened < SOON_FOR_MS
          ? SOON_MS
          : POLL_MS
        : false,
  })
  const paid = progress.state === 'ready' && progress.data.order.paid_at !== null
  useEffect(() => {
    if (paid && merchant !== null) endOrdered('order-report', merchant)
  }, [paid, merchant])
  if (merchant === null || progress.state === 'failed')
    return (
      <Page>
        <ErrorState
          title={progress.error?.message ?? w.noOrderTitle}
          heading="h1"
          {...(merchant === null ? {} : { onRetry: progress.again })}
          second={
            <Button kind="quiet" onClick={() => go('report')}>
              {w.toReports}
            </Button>
          }
        >
          {merchant === null ? w.noOrderInUrl : null}
        </ErrorState>
      </Page>
    )
  if (progress.state === 'loading')
    return (
      <Page title={w.preparingTitle} heading>
        <Skeleton lines={6} />
      </Page>
    )
  return <ProgressView data={progress.data} onAgain={progress.again} above={above?.(progress.data.order)} />
}

function ProgressView({ data, onAgain, above }: { data: Progress; onAgain: () => void; above: ReactNode }) {
  const go = useGo()
  const merchant_uid = data.order.merchant_uid
  const again = <OrderPaidAgain order={data.order} onChanged={onAgain} />
  if (data.state === 'waiting-address')
    return (
      <AddressWaits
        order={data.order}
        onChanged={onAgain}
        above={
          <>
            {above}
            {again}
          </>
        }
      />
    )
  if (data.state === 'cancelled') return <Withdrawn order={data.order} above={again} />
  if (data.state === 'failed')
    return (
      <Page>
        <ErrorState
          title={w.failedTitle}
          heading="h1"
          onRetry={() => go('analyze')}
          retry={w.again}
          second={
            <Button kind="quiet" onClick={() => go('report')}>
              {w.toReports}
            </Button>
          }
        >
          {describeFailure(data.order)}
        </ErrorState>
        {again}
      </Page>
    )
  const ready = data.state === 'ready' && data.report_seq !== null
  return (
    <Page
      title={ready ? w.readyTitle : w.preparingTitle}
      heading
      bottom={
        ready ? (
          <Button size="large" wide onClick={() => go('reportView', { report: data.report_seq ?? 0 })}>
            {w.readyButton}
          </Button>
        ) : undefined
      }
    >
      {above}
      {again}
      <p className="mb-6 text-body text-ink-2">{ready ? place(data) : w.preparingText}</p>
      {data.order.refund && (
        <div className="mb-6">
          <PartRefund refund={data.order.refund} />
        </div>
      )}
      <Steps label={w.preparingTitle} steps={stepsOf(data)} />
      <CorrectLease order={data.order} />
      {data.order.pay_method !== 'card' && <CashReceipt merchant_uid={merchant_uid} />}
      <EditWindow
        until={data.order.address_editable_until}
        onEdit={() => go('analyzeAddressSearch', { merchant_uid })}
        onEnd={onAgain}
      />
    </Page>
  )
}

/** The total refund, and each part of it if there are several. */
const PartRefund = ({ refund }: { refund: NonNullable<Progress['order']['refund']> }) => (
  <Banner>
    <p>{w.partRefund[refund.state](formatWon(refund.amount))}</p>
    {refund.each.length > 1 && (
      <ul className="figures mt-1">
        {refund.each.map(({ amount, state }, i) => (
          <li key={i}>{w.refundPart[state](formatWon(amount))}</li>
        ))}
      </ul>
    )}
  </Banner>
)

const place = (d: Progress) => [d.order.address, d.order.building_dong, d.order.building_ho].filter(Boolean).join(' ')

function stepsOf(data: Progress): Step[] {
  return data.steps.map((s) => ({
    id: s.step,
    state:
      s.state === 'done' ? 'done' : s.state === 'running' ? 'now' : s.state === 'unavailable' ? 'failed' : 'waiting',
    label:
      s.state === 'done'
        ? w.stepsDone[s.step](s.numbers)
        : s.state === 'unavailable'
          ? w.stepUnavailable[s.step]
          : w.steps[s.step],
  }))
}

/** Five minutes to change the address. The server decides when they end; the countdown is display only. */
function EditWindow({ until, onEdit, onEnd }: { until: string | null; onEdit: () => void; onEnd: () => void }) {
  const [now, setNow] = useState(() => Date.now())
  const left = until === null ? 0 : Math.ceil((Date.parse(until) - now) / 1000)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => {
      setNow(Date.now())
      if (left === 1) onEnd()
    }, 1000)
    return () => clearTimeout(timer)
  }, [left, onEnd])
  if (left <= 0) return null
  return (
    <div className="mt-6">
      <Banner
        action={
          <Button kind="quiet" onClick={onEdit}>
            {w.editAddress}
          </Button>
        }
      >
        <span className="figures">{w.editLeft(w.left(Math.floor(left / 60), left % 60))}</span>
      </Banner>
    </div>
  )
}
