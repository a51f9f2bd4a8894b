import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { isCash } from '@jipsalpim/contract/areas/payment/pay-methods.ts'
import { useState, type ReactNode } from 'react'
import { useBack, useGo } from '../../kernel/links.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatDay, formatInstant, formatWon } from '../../lang/format.ts'
import { payWords } from '../../shared/paying/words.ts'
import { PaidAgain } from '../../shared/paying/paid-again.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { paymentsWords as w } from './payments-words.ts'

type Payment = Output<CallNamed<'orderPayments'>>['payments'][number]
const PAGE = 20
const POLL_MS = 5000
const moves = (p: Payment) => p.checking || p.refunds.some((r) => r.state === 'pending')

/** What the user has bought, how it was paid, what of it is refunded and when, and the receipts. */
export default function PaymentsPage() {
  const go = useGo()
  const back = useBack('mypage')
  const [page, setPage] = useState(1)
  const list = useCall('orderPayments', { page }, { everyMs: (data) => (data?.payments.some(moves) ? POLL_MS : false) })
  const pages = list.state === 'ready' ? Math.max(1, Math.ceil(list.data.total / PAGE)) : 1
  const to = (next: number) => {
    setPage(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <Page title={w.title} heading onBack={back}>
      <div className="@container flex flex-1 flex-col">
        {list.state === 'loading' ? (
          <Skeleton lines={6} />
        ) : list.state === 'failed' ? (
          <ErrorState title={w.failed} onRetry={list.again}>
            {list.error.message}
          </ErrorState>
        ) : list.data.total === 0 ? (
          <EmptyState title={w.none} action={<Button onClick={() => go('analyze')}>{w.order}</Button>}>
            {w.noneText}
          </EmptyState>
        ) : (
          <>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
              <p className="figures text-note text-ink-2">{w.total(list.data.total)}</p>
              <Button kind="quiet" onClick={() => window.print()}>
                {w.print}
              </Button>
            </div>
            <ul className="grid items-start gap-3 @min-[44rem]:grid-cols-2">
              {list.data.payments.map((payment) => (
                <li key={payment.order_seq}>
                  <PaymentCard payment={payment} />
                </li>
              ))}
            </ul>
            {pages > 1 && (
              <nav aria-label={w.pages} className="mt-6 flex items-center justify-between gap-2 print:hidden">
                <Button kind="secondary" disabled={page <= 1} onClick={() => to(page - 1)}>
                  {w.previous}
                </Button>
                <span aria-live="polite" className="figures text-note text-ink-2">
                  {w.page(page, pages)}
                </span>
                <Button kind="secondary" disabled={page >= pages} onClick={() => to(page + 1)}>
                  {w.next}
                </Button>
              </nav>
            )}
          </>
        )}
      </div>
    </Page>
  )
}

function PaymentCard({ payment: p }: { payment: Payment }) {
  const go = useGo()
  const home = [p.address, p.building_dong, p.building_ho].filter(Boolean).join(' ')
  const off = p.full_price - p.price
  return (
    <article className="rounded-lg border border-hairline bg-raised p-5 shadow-card print:break-inside-avoid print:shadow-none">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="text-body font-semibold">{p.tickets === null ? w.goods(p.product) : w.pack(p.tickets)}</h2>
        <State payment={p} />
      </div>
      {home !== '' && <p className="text-note text-ink-2">{home}</p>}
      <dl className="mt-3 border-t-2 border-ink pt-1">
        {off > 0 && !p.by_ticket && (
          <>
            <Row label={w.price}>{formatWon(p.full_price)}</Row>
            <Row label={w.off}>{`−${formatWon(off)}`}</Row>
          </>
        )}
        <Row label={w.paid} strong>
          {formatWon(p.price)}
        </Row>
        <Row label={w.by}>{methodOf(p)}</Row>
        {p.paid_at !== null && <Row label={w.at}>{formatInstant(p.paid_at)}</Row>}
        {p.refunds.map((r, i) => (
          <Row key={i} label={w.refund[r.state]}>
            {`${formatWon(r.amount)}${r.day === null ? '' : ` · ${w.refundDay[r.state](formatDay(r.day))}`}`}
          </Row>
        ))}
        {p.cash_receipt !== null && <Row label={w.cashReceipt}>{w.cashReceiptStates[p.cash_receipt]}</Row>}
      </dl>
      {p.refunds.some((r) => r.state === 'done') && !isCash(p.pay_method) && (
        <p className="mt-1 text-note text-ink-2">{w.refundSeen}</p>
      )}
      <PaidAgain paid={p.paid_again} of={p.tickets === null ? 'order' : 'tickets'} />
      <div className="mt-2 -ml-5 flex flex-wrap print:hidden">
        {p.receipt_url !== null && (
          <a
            href={p.receipt_url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-12 items-center rounded-md px-5 py-2 text-body font-semibold text-brand hover:bg-brand-tint"
          >
            {w.receipt}
          </a>
        )}
        {p.product === 'report' && (
          <Button kind="quiet" onClick={() => go('reportWaiting', { merchant_uid: p.merchant_uid })}>
            {w.toOrder}
          </Button>
        )}
        {p.tickets !== null && (
          <Button kind="quiet" onClick={() => go('ticketInfo')}>
            {w.toTickets}
          </Button>
        )}
      </div>
      <p className="figures mt-1 text-note text-ink-3">{w.number(p.merchant_uid)}</p>
    </article>
  )
}

function State({ payment: p }: { payment: Payment }) {
  if (p.checking) return <Badge tone="brand">{w.state.checking}</Badge>
  if (p.refunds.some((r) => r.state === 'pending')) return <Badge tone="caution">{w.state.refunding}</Badge>
  const back = p.refunds.reduce((sum, r) => sum + r.amount, 0)
  if (back > 0) return <Badge>{back >= p.price ? w.state.refunded : w.state.partly}</Badge>
  if (p.state === 'cancelled') return <Badge>{w.state.cancelled}</Badge>
  return <Badge tone="good">{w.state.paid}</Badge>
}

function methodOf(p: Payment): string {
  if (p.by_ticket) return w.byTicket
  if (p.price === 0) return w.byCoupon
  const name = payWords.way[p.pay_method]
  return p.card_name === null || isCash(p.pay_method) ? name : `${name} · ${p.card_name}`
}

const Row = ({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4 py-1.5">
    <dt className="text-note text-ink-2">{label}</dt>
    <dd className={strong ? 'figures text-body font-bold' : 'figures text-right text-note'}>{children}</dd>
  </div>
)
