import type { Order } from '@jipsalpim/contract/areas/order/order.ts'
import { isDay } from '@jipsalpim/engine/values/day.ts'
import { useState, type ReactNode } from 'react'
import { useGo } from '../../kernel/links.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import { askConfirm } from '../../ui/dialogs/ask.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { toast } from '../../ui/dialogs/toast.ts'
import { CashReceipt } from './cash-receipt.tsx'
import { CorrectLease } from './confirm/correct-lease.tsx'
import { orderWords as w } from './words.ts'

type Props = { order: Order; onChanged: () => void; above?: ReactNode }

/** A paid order without a home: the way to choose it, and to cancel, as long as the work has not begun. */
export function AddressWaits({ order, onChanged, above }: Props) {
  const go = useGo()
  const withdraw = useAction('orderWithdraw')
  const [problem, setProblem] = useState<string | null>(null)
  const { merchant_uid } = order
  const giveUp = async () => {
    const sure = await askConfirm({
      title: w.withdrawTitle,
      message: order.price > 0 ? w.withdrawText(formatWon(order.price)) : w.withdrawTextFree,
      yes: w.withdrawYes,
      no: w.withdrawNo,
      danger: true,
    })
    if (!sure) return
    const reply = await withdraw.run({ merchant_uid })
    if (!reply.ok) {
      // Cancelled or decided on another screen meanwhile: the current state is shown next to the reason.
      onChanged()
      return setProblem(reply.message)
    }
    toast(isDay(reply.data.due_on) ? w.withdrawnBy(formatDay(reply.data.due_on)) : w.withdrawn)
    onChanged()
  }
  return (
    <Page
      title={w.addressNeededTitle}
      heading
      bottomNote={<FieldError id="withdraw-problem" error={problem} />}
      bottom={
        <Button
          size="large"
          wide
          onClick={() =>
            go(order.address_state === 'address' ? 'reportWaitingConfirmType' : 'reportWaitingConfirmAddress', {
              merchant_uid,
            })
          }
        >
          {order.address_state === 'address' ? w.addressNeededButton : w.unitNeededButton}
        </Button>
      }
    >
      {above}
      <p className="text-body text-ink-2">{order.address ?? w.placeLater}</p>
      <CorrectLease order={order} />
      {order.pay_method !== 'card' && <CashReceipt merchant_uid={merchant_uid} />}
      <div className="mt-10">
        <p className="mb-2 text-note text-ink-2">{w.withdrawNote}</p>
        <Button kind="secondary" loading={withdraw.busy} onClick={() => void giveUp()}>
          {w.withdrawButton}
        </Button>
      </div>
    </Page>
  )
}
