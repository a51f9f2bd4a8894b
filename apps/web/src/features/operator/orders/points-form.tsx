import { MOST_AT_ONCE } from '@jipsalpim/contract/areas/points/points-terms.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import { useState } from 'react'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatDay } from '../../../lang/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { WonField } from '../../../ui/forms/won-field.tsx'
import { operatorWords as w } from '../shared/words.ts'

/** Points for a user, for an inconvenience with an order or another reason. Typed input is kept if the call fails. */
export function PointsForm({ user_seq }: { user_seq: number }) {
  const give = useAction('operatorPointsGive')
  const [won, setWon] = useState<number | null>(null)
  const [order, setOrder] = useState('')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<{ won?: string; order?: string; reason?: string }>({})
  const submit = async () => {
    const found = {
      ...((won === null || won < 1 || won > MOST_AT_ONCE) && { won: w.pointsMost(formatWon(MOST_AT_ONCE)) }),
      ...(!/^\d*$/.test(order.trim()) && { order: w.pointsOrderWrong }),
      ...(reason.trim().length < 4 && { reason: w.reasonShort }),
    }
    setWrong(found)
    if (Object.keys(found).length > 0 || won === null) return
    const order_seq = order.trim() === '' ? null : Number(order)
    const reply = await give.run({ user_seq, order_seq, won, reason })
    if (!reply.ok)
      return setWrong(reply.error === 'notFound' ? { order: w.pointsOrderWrong } : { reason: reply.message })
    const { won: given, ends_on, fresh } = reply.data
    toast(fresh ? w.pointsGiven(formatWon(given), formatDay(ends_on)) : w.pointsBefore(formatWon(given)))
    setWon(null)
    setOrder('')
    setReason('')
  }
  return (
    <Disclosure title={w.points}>
      <form
        noValidate
        className="grid gap-4 pt-2"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="text-note text-ink-2">{w.pointsText}</p>
        <WonField label={w.pointsWon} value={won} error={wrong.won} quickAdds={[1000, 3000]} onChange={setWon} />
        <TextField label={w.pointsOrder} value={order} error={wrong.order} maxLength={15} onChange={setOrder} />
        <TextArea label={w.reason} value={reason} error={wrong.reason} lines={2} maxLength={300} onChange={setReason} />
        <Button type="submit" loading={give.busy}>
          {w.pointsGive}
        </Button>
      </form>
    </Disclosure>
  )
}
