import type { PaidAgain as Payment } from '@jipsalpim/contract/areas/order/order.ts'
import type { ReactNode } from 'react'
import { formatDay, formatWon } from '../../lang/format.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { paidAgainWords as w } from './paid-again-words.ts'

/** `account`: the form for the account that a bank transfer is refunded to. */
type Props = { paid: readonly Payment[]; of: 'order' | 'tickets'; account?: ReactNode }

/** What was paid and not used, as in a second window: the amount, the state of its refund, and the date. */
export function PaidAgain({ paid, of, account }: Props) {
  if (paid.length === 0) return null
  const isBack = paid.every((p) => p.state === 'done')
  return (
    <div className="mb-6" role="status">
      <Banner title={isBack ? w.backTitle[of] : w.title[of]}>
        <ul className="figures grid gap-1">
          {paid.map((p, i) => (
            <li key={i}>{where(p)}</li>
          ))}
        </ul>
        <p className="mt-1">{isBack ? w.backNote : w.note}</p>
      </Banner>
      {paid.some((p) => p.state === 'needed') && account}
    </div>
  )
}

function where({ state, amount, day }: Payment): string {
  const won = formatWon(amount)
  return day === null || state === 'needed' ? w.undated[state](won) : w.dated[state](won, formatDay(day))
}

/** Some of it is still being refunded automatically: worth polling. */
export const isRefundedTo = (paid: readonly Payment[]): boolean => paid.some((p) => p.state === 'pending')
