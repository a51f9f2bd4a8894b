import type { Order, PaidAgain as Payment } from '@jipsalpim/contract/areas/order/order.ts'
import { sayDay, sayWon } from '../../lang/say.ts'
import { Banner } from '../../ui/banner.tsx'
import { RefundAccountForm } from './refund-account-form.tsx'
import { orderWords } from './words.ts'

const w = orderWords.paidAgain
type Props = { order: Pick<Order, 'merchant_uid' | 'paid_again'>; onChanged: () => void }

/** What was paid for the order and not used for it, as in a second window: how much, where it is, by or since when. */
export function PaidAgain({ order, onChanged }: Props) {
  const { merchant_uid, paid_again } = order
  if (paid_again.length === 0) return null
  const isBack = paid_again.every((p) => p.state === 'done')
  return (
    <div className="mb-6" role="status">
      <Banner title={isBack ? w.backTitle : w.title}>
        <ul className="figures grid gap-1">
          {paid_again.map((p, i) => (
            <li key={i}>{where(p)}</li>
          ))}
        </ul>
        <p className="mt-1">{isBack ? w.backNote : w.note}</p>
      </Banner>
      {paid_again.some((p) => p.state === 'needed') && (
        <RefundAccountForm merchant_uid={merchant_uid} onSaved={onChanged} />
      )}
    </div>
  )
}

function where({ state, amount, day }: Payment): string {
  const won = sayWon(amount)
  return day === null || state === 'needed' ? w.undated[state](won) : w.dated[state](won, sayDay(day))
}

/** Some of it is still on its way by itself: worth asking again. */
export const comesBack = ({ paid_again }: Pick<Order, 'paid_again'>): boolean =>
  paid_again.some((p) => p.state === 'pending')
