import { useGo } from '../../kernel/links.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { formatWon } from '../../lang/format.ts'
import { DEPOSIT_POLL_MS, DepositAccount, type Account } from '../../shared/paying/deposit-account.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { CashReceipt } from './cash-receipt.tsx'
import { cashWords as w } from './cash-words.ts'
import { OrderProgress } from './order-progress.tsx'
import { RefundAccountForm } from './refund-account-form.tsx'
import { orderWords } from './words.ts'

const moves = (a: Account) => a.state === 'opening' || a.state === 'waiting' || a.refund?.state === 'going'

/** An order that waits for its bank transfer: the account, the amount and the deadline; and where a refund goes. */
export function Deposit({ merchant_uid }: { merchant_uid: string }) {
  const read = useCall(
    'orderBankAccount',
    { merchant_uid },
    { everyMs: (a) => (a && moves(a) ? DEPOSIT_POLL_MS : false) },
  )
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

const Waiting = ({ account, merchant_uid }: Omit<Props, 'onChanged'>) => (
  <Page title={w.waitingTitle(formatWon(account.amount))} heading>
    <p className="mb-6 text-body text-ink-2">{w.waitingText}</p>
    <DepositAccount account={account} exact={w.exact} />
    <CashReceipt merchant_uid={merchant_uid} />
  </Page>
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
