import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import { useState } from 'react'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { askConfirm } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { WonField } from '../../../ui/forms/won-field.tsx'
import { DoubtActs } from './doubt-acts.tsx'
import { operatorWords as w } from '../shared/words.ts'

type Money = Output<CallNamed<'operatorOrder'>>['money']

/**
 * Full or partial, with a reason. The refunded amount shown on the screen is sent along, so that two operators cannot
 * refund twice.
 */
export function RefundForm({ order_seq, money }: { order_seq: number; money: Money }) {
  const refund = useAction('operatorRefund')
  const [amount, setAmount] = useState<number | null>(money.part ? null : money.most)
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<{ amount?: string; reason?: string }>({})
  if (money.waits) return <p className="text-note text-ink-2">{w.refundWaits(formatWon(money.waits.amount))}</p>
  if (money.doubt)
    return (
      <div className="grid gap-3">
        <p role="alert" className="text-note text-severe">
          {w.doubt(formatWon(money.doubt.amount))}
        </p>
        <DoubtActs order_seq={order_seq} {...money.doubt} />
      </div>
    )
  if (money.open) return <p className="text-note text-ink-2">{w.refundOpen}</p>
  if (money.most === 0) return <p className="text-note text-ink-2">{w.refundNone}</p>
  const submit = async () => {
    const asked = money.part ? (amount ?? 0) : money.most
    const found = {
      ...(asked < 1 && { amount: w.refundZero }),
      ...(asked > money.most && { amount: w.refundTooMuch(formatWon(money.most)) }),
      ...(reason.trim().length < 4 && { reason: w.reasonShort }),
    }
    setWrong(found)
    if (Object.keys(found).length > 0) return
    const sure = await askConfirm({
      title: w.refundConfirm(formatWon(asked)),
      message: w.refundConfirmText,
      yes: w.refund,
    })
    if (!sure) return
    const reply = await refund.run({ order_seq, amount: asked, seen_back: money.back, reason })
    if (!reply.ok) return setWrong({ amount: reply.message })
    toast(reply.data.state === 'waits' ? w.refundSecond : w.refundAsked)
    setAmount(null)
    setReason('')
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {money.part ? (
        <WonField
          label={w.refundAmount}
          value={amount}
          error={wrong.amount}
          quickAdds={[money.most]}
          onChange={setAmount}
        />
      ) : (
        <p className="text-note text-ink-2">{w.refundWhole}</p>
      )}
      {!money.part && wrong.amount && (
        <p role="alert" className="text-note text-severe">
          {wrong.amount}
        </p>
      )}
      <TextArea label={w.reason} value={reason} error={wrong.reason} lines={2} maxLength={300} onChange={setReason} />
      <Button type="submit" loading={refund.busy}>
        {w.refund}
      </Button>
    </form>
  )
}
