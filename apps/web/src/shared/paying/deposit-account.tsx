import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { isSampleWorld } from '../../kernel/device/outside.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { depositWords as w } from './deposit-words.ts'

export type Account = Output<CallNamed<'orderBankAccount'>>
/** An account that is being opened, or waits for its payment, is polled. */
export const DEPOSIT_POLL_MS = 3000

/** The account to pay into, the sum and the last day. `exact`: what happens with a different sum. */
export function DepositAccount({ account, exact }: { account: Account; exact: string }) {
  const lastDay = addDays(dayInSeoul(new Date(account.due_at)), -1)
  const facts = [
    { label: w.bank, value: account.bank_name },
    { label: w.number, value: account.number },
    { label: w.holder, value: account.holder },
    { label: w.amount, value: formatWon(account.amount) },
    { label: w.due, value: w.dueOf(formatDay(lastDay)) },
  ]
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-line py-5 text-body">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="figures text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-note text-ink-2">{exact}</p>
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
    </>
  )
}
