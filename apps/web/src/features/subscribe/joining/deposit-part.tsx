import { useEffect } from 'react'
import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatWon } from '../../../lang/format.ts'
import { DEPOSIT_POLL_MS, DepositAccount, type Account } from '../../../shared/paying/deposit-account.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { begunWords } from './begun-words.ts'

/** The account to pay into; after the payment the page shows the watch. */
export function DepositPart({ merchant }: { merchant: string }) {
  const { deposit: w } = begunWords
  const go = useGo()
  const read = useCall(
    'orderBankAccount',
    { merchant_uid: merchant },
    { everyMs: (a) => (a && (a.state === 'opening' || a.state === 'waiting') ? DEPOSIT_POLL_MS : false) },
  )
  const isPaid = read.data?.state === 'paid'
  useEffect(() => {
    if (isPaid) go('subscribeComplete', { merchant_uid: merchant }, { replace: true })
  }, [isPaid, merchant, go])
  if (read.state === 'failed')
    return (
      <Page>
        <ErrorState title={w.failed} heading="h1" onRetry={read.again}>
          {read.error.message}
        </ErrorState>
      </Page>
    )
  if (read.state === 'loading' || isPaid || read.data.state === 'opening')
    return (
      <Page title={w.opening} heading>
        <p className="mb-6 text-body text-ink-2">{w.openingText}</p>
        <Skeleton lines={5} />
      </Page>
    )
  return read.data.state === 'waiting' ? (
    <Waiting account={read.data} />
  ) : (
    <Closed state={read.data.state} merchant={merchant} />
  )
}

function Waiting({ account }: { account: Account }) {
  const { deposit: w } = begunWords
  return (
    <Page title={w.title(formatWon(account.amount))} heading>
      <p className="mb-6 text-body text-ink-2">{w.text}</p>
      <DepositAccount account={account} exact={w.exact} />
    </Page>
  )
}

/** The payment was not made. If money arrived anyway, the order's own page asks for the account to refund it to. */
function Closed({ state, merchant }: { state: Account['state']; merchant: string }) {
  const { deposit: w } = begunWords
  const go = useGo()
  const isBack = state === 'wrong-amount' || state === 'refunded'
  const said = state === 'ended' || state === 'closed' || state === 'refused' ? w.closed[state] : w.back
  return (
    <Page
      title={said.title}
      heading
      bottom={
        <Button
          size="large"
          wide
          onClick={() =>
            isBack ? go('analyzeComplete', { merchant_uid: merchant, way: 'deposit' }) : go('subscribeChoose')
          }
        >
          {isBack ? w.back.to : w.again}
        </Button>
      }
    >
      <p className="text-body text-ink-2">{said.text}</p>
    </Page>
  )
}
