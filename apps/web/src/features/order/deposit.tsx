import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Output } from '@jipsalpim/contract/call.ts'
import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { ReactNode } from 'react'
import { useGo } from '../../kernel/links.ts'
import { isSampleWorld } from '../../kernel/outside.ts'
import { useCall } from '../../kernel/use-call.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CashReceipt } from './cash-receipt.tsx'
import { cashWords as w } from './cash-words.ts'
import { OrderProgress } from './order-progress.tsx'
import { RefundAccountForm } from './refund-account-form.tsx'
import { orderWords } from './words.ts'

type Account = Output<CallNamed<'orderBankAccount'>>
const POLL_MS = 3000
const moves = (a: Account) => a.state === 'opening' || a.state === 'waiting' || a.refund?.state === 'going'

/** An order that waits for its bank transfer: the account, the amount and the deadline; and where a refund goes. */
export function Deposit({ merchant_uid }: { merchant_uid: string }) {
  const read = useCall('orderBankAccount', { merchant_uid }, { everyMs: (a) => (a && moves(a) ? POLL_MS : false) })
  if (read.state === 'loading')
    return (
      <Page title={w.openingTitle} heading>
        <Skeleton lines={5} />
      </Page>
    )
  if (read.state === 'failed')
    return (
      <Page>
        <ErrorState title={read.error.message} heading="h1" onRetry={read.again}>
          {null}
        </ErrorState>
      </Page>
    )
  if (read.data.state === 'paid') return <OrderProgress />
  return <DepositView account={read.data} merchant_uid={merchant_uid} onChanged={read.again} />
}

type Props = { account: Account; merchant_uid: string; onChanged: () => void }

function DepositView({ account, merchant_uid, onChanged }: Props) {
  switch (account.state) {
    case 'opening':
      return (
        <Page title={w.openingTitle} heading>
          <p className="text-body text-ink-2">{w.openingText}</p>
        </Page>
      )
    case 'waiting':
      return <Waiting account={account} merchant_uid={merchant_uid} />
    case 'closed':
      return <Ended title={w.closedTitle}>{w.closedText}</Ended>
    case 'refused':
      return <Ended title={w.refusedTitle}>{w.refusedText}</Ended>
    case 'ended':
      return <Ended title={w.endedTitle}>{w.endedText}</Ended>
    default:
      return <Back account={account} merchant_uid={merchant_uid} onChanged={onChanged} />
  }
}

function Waiting({ account, merchant_uid }: Omit<Props, 'onChanged'>) {
  const lastDay = addDays(dayInSeoul(new Date(account.due_at)), -1)
  return (
    <Page title={w.waitingTitle(formatWon(account.amount))} heading>
      <p className="mb-6 text-body text-ink-2">{w.waitingText}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-line py-5 text-body">
        <Row label={w.bank}>{account.bank_name}</Row>
        <Row label={w.number}>
          <span className="figures font-bold">{account.number}</span>
        </Row>
        <Row label={w.holder}>{account.holder}</Row>
        <Row label={w.amount}>{formatWon(account.amount)}</Row>
        <Row label={w.due}>{w.dueOf(formatDay(lastDay))}</Row>
      </dl>
      <p className="mt-3 text-note text-ink-2">{w.exact}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <CopyButton text={account.number ?? ''} words={w.copy} />
        {isSampleWorld() && (
          <a
            className="inline-flex min-h-12 items-center text-body underline"
            target="_blank"
            rel="noreferrer"
            href={`/sandbox/portone/deposit?account=${account.number}&amount=${account.amount}`}
          >
            {w.sample}
          </a>
        )}
      </div>
      <CashReceipt merchant_uid={merchant_uid} />
    </Page>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-2">{label}</dt>
    <dd className="text-right">{children}</dd>
  </>
)

function Ended({ title, children }: { title: string; children: string }) {
  const go = useGo()
  return (
    <Page
      title={title}
      heading
      bottom={
        <Button size="large" wide onClick={() => go('analyze')}>
          {w.again}
        </Button>
      }
    >
      <p className="text-body text-ink-2">{children}</p>
    </Page>
  )
}

/** A refund: an amount other than the order's was paid, or the order was cancelled. */
function Back({ account, merchant_uid, onChanged }: Props) {
  const go = useGo()
  const { refund } = account
  const won = formatWon(refund?.amount ?? 0)
  const labels = { needed: w.refundNeeded, going: w.refundGoing, done: w.refundDone }
  return (
    <Page title={account.state === 'wrong-amount' ? w.wrongTitle : w.refundedTitle} heading>
      {account.state === 'wrong-amount' && <p className="text-body text-ink-2">{w.wrongText(won)}</p>}
      {refund && (
        <p className="mt-2 text-body" role="status">
          {labels[refund.state](won)}
        </p>
      )}
      {refund?.state === 'needed' && <RefundAccountForm merchant_uid={merchant_uid} onSaved={onChanged} />}
      <div className="mt-8">
        <Button kind="quiet" onClick={() => go('report')}>
          {orderWords.toReports}
        </Button>
      </div>
    </Page>
  )
}
