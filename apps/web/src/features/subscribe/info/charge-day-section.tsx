import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { useToday } from '../../../kernel/today.ts'
import { formatDay, formatWon } from '../../../lang/format.ts'
import { showAlert } from '../../../ui/dialogs/ask.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { Watch } from '../shared/watch.ts'
import { chargeDayWords as w } from './charge-day-words.ts'
import { InfoSection } from './info-section.tsx'

type ChargeDay = Output<CallNamed<'subscribeChargeDay'>>
const days = () => Array.from({ length: 31 }, (_, i) => ({ value: i + 1, label: w.option(i + 1) }))

/** Another charge day: what it costs is shown before it is changed. Absent while it cannot be changed. */
export function ChargeDaySection({ watch }: { watch: Watch }) {
  const today = useToday()
  const [day, setDay] = useState<number | null>(null)
  const { state, plan, charge_day: now, charge_day_from: from, charges, next_charge, owed, consent_due } = watch
  const isFree = charges.every(({ won }) => won === 0)
  if (state !== 'active' || now === null || next_charge === null || from > today || isFree || owed || consent_due)
    return null
  return (
    <InfoSection title={w.title} note={w.note(w.option(now))}>
      <SelectField
        label={w.choose}
        placeholder={w.placeholder}
        value={day}
        options={days().filter(({ value }) => value !== now)}
        onChange={setDay}
      />
      {day !== null && <Change key={day} id={watch.subscribeSeq} day={day} yearly={plan === 'year'} />}
    </InfoSection>
  )
}

/** The days until the new charge day and their sum, and the button that agrees to them. */
function Change({ id, day, yearly }: { id: number; day: number; yearly: boolean }) {
  // What was agreed to stays on the screen while it is done: it is not asked for again.
  const [agreed, setAgreed] = useState<ChargeDay | null>(null)
  const read = useCall('subscribeChargeDay', agreed ? null : { id, day })
  const action = useAction('subscribePaymentDate')
  const shown = agreed ?? (read.state === 'ready' ? read.data : null)
  if (read.state === 'failed') return <p className="mt-3 text-body">{read.error.message}</p>
  if (shown === null) return <Skeleton lines={2} />
  const { next_charge_on, bridge } = shown
  const change = async () => {
    setAgreed(shown)
    const reply = await action.run({ subscribe_seq: id, day, shown_won: bridge?.won ?? 0 })
    if (reply.ok) return toast(w.done)
    setAgreed(null)
    await showAlert({ message: reply.message })
  }
  const next = formatDay(next_charge_on)
  return (
    <>
      <p className="figures my-3 text-body">
        {bridge && <b>{w.bridge(formatDay(bridge.from), formatDay(bridge.to), bridge.days, formatWon(bridge.won))} </b>}
        {yearly ? w.nextYear(next) : w.nextMonth(next, w.option(day))}
      </p>
      <Button kind="secondary" loading={action.busy} onClick={() => void change()}>
        {w.change(w.option(day))}
      </Button>
    </>
  )
}
