import { formatWon } from '@jipsalpim/engine/values/won.ts'
import { useDeed } from '../shared/use-deed.ts'
import { WithReason } from '../shared/with-reason.tsx'
import { operatorWords as w } from '../shared/words.ts'

/** A refund with an unknown outcome: an operator settles it by what they saw at the gateway. */
export function DoubtActs({
  order_seq,
  refund_seq,
  amount,
}: {
  order_seq: number
  refund_seq: number
  amount: number
}) {
  const { deed, busy } = useDeed('operatorRefundSettle')
  const settle = (went_back: boolean, done: string) => deed({ order_seq, refund_seq, went_back }, done)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <WithReason
        label={w.wentBack}
        named={w.orderTitle(order_seq)}
        text={w.wentBackText(formatWon(amount))}
        busy={busy}
        onDo={settle(true, w.wentBackDone)}
      />
      <WithReason
        label={w.notBack}
        named={w.orderTitle(order_seq)}
        text={w.notBackText(formatWon(amount))}
        busy={busy}
        onDo={settle(false, w.notBackDone)}
      />
    </div>
  )
}
