import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { useEffect } from 'react'
import { useGo } from '../../../kernel/links.ts'
import { isSampleWorld } from '../../../kernel/outside.ts'
import { useCall } from '../../../kernel/use-call.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { begunWords } from './begun-words.ts'

type Account = Output<CallNamed<'orderBankAccount'>>
const POLL_MS = 3000

/** The account to pay into; once it is paid, the page asks what has begun. */
export function DepositPart({ merchant }: { merchant: string }) {
  const { deposit: w } = begunWords
  const go = useGo()
  const read = useCall(
    'orderBankAccount',
    { merchant_uid: merchant },
    { everyMs: (a) => (a && (a.state === 'opening' || a.state === 'waiting') ? POLL_MS : false) },
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
  const lastDay = addDays(dayInSeoul(new Date(account.due_at)), -1)
  const facts = [
    { label: w.bank, value: account.bank_name },
    { label: w.number, value: account.number },
    { label: w.holder, value: account.holder },
    { label: w.due, value: w.dueOf(formatDay(lastDay)) },
  ]
  return (
    <Page title={w.title(formatWon(account.amount))} heading>
      <p className="mb-6 text-body text-ink-2">{w.text}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-line py-5 text-body">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="figures text-right font-semibold">{value}</dd>
          </div>
        ))}
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
    </Page>
  )
}

/** No payment came of it. Where money came all the same, the order's own page asks for the account to return it to. */
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
