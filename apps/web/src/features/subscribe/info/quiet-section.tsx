import { useState } from 'react'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { showAlert } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { infoWords as w } from '../info-words.ts'
import type { Watch } from '../shared/watch.ts'
import { InfoSection } from './info-section.tsx'

type Hours = NonNullable<Watch['quiet_hours']>
const NIGHT: Hours = { from: 22, until: 8 }
const HOURS = Array.from({ length: 24 }, (_, h) => h)

/** Quiet hours, in which only critical alerts are sent; a note beside them says so. */
export function QuietSection({ watch }: { watch: Watch }) {
  const edit = useAction('subscribeEdit')
  const [hours, setHours] = useState(watch.quiet_hours)
  const save = async (quiet_hours: Hours | null) => {
    const before = hours
    setHours(quiet_hours)
    const reply = await edit.run({ subscribe_seq: watch.subscribeSeq, quiet_hours })
    if (reply.ok) return toast(w.quietSaved)
    setHours(before)
    await showAlert({ message: reply.message })
  }
  return (
    <InfoSection title={w.quiet} note={w.quietNote}>
      <p className="figures mb-3 text-body font-semibold">
        {hours === null ? w.quietNone : w.quietOf(w.hour(hours.from), w.hour(hours.until))}
      </p>
      {hours === null ? (
        <Button kind="secondary" loading={edit.busy} onClick={() => void save(NIGHT)}>
          {w.quietNight}
        </Button>
      ) : (
        <div className="grid gap-3">
          <div className="grid grid-cols-2 gap-2">
            <HourField label={w.quietFrom} value={hours.from} onChange={(from) => void save({ ...hours, from })} />
            <HourField label={w.quietUntil} value={hours.until} onChange={(until) => void save({ ...hours, until })} />
          </div>
          <Button kind="secondary" loading={edit.busy} onClick={() => void save(null)}>
            {w.quietOff}
          </Button>
        </div>
      )}
    </InfoSection>
  )
}

const HourField = ({ label, value, onChange }: { label: string; value: number; onChange: (hour: number) => void }) => (
  <label className="grid gap-2 text-note font-semibold text-ink-2">
    {label}
    <select
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      className="figures min-h-14 w-full rounded-md border border-line bg-raised px-4 text-body font-normal text-ink"
    >
      {HOURS.map((h) => (
        <option key={h} value={h}>
          {w.hour(h)}
        </option>
      ))}
    </select>
  </label>
)
