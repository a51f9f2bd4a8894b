import { useState } from 'react'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { showAlert } from '../../../ui/dialogs/ask.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { infoWords as w } from '../info-words.ts'
import type { Watch } from '../shared/watch.ts'
import { InfoSection } from './info-section.tsx'

type Hours = NonNullable<Watch['quiet_hours']>
const NIGHT: Hours = { from: 22, until: 8 }
const hours = () => Array.from({ length: 24 }, (_, h) => ({ value: h, label: w.hour(h) }))

/** Quiet hours, in which only critical alerts are sent; a note beside them says so. */
export function QuietSection({ watch }: { watch: Watch }) {
  const edit = useAction('subscribeEdit')
  const [quiet, setQuiet] = useState(watch.quiet_hours)
  const save = async (quiet_hours: Hours | null) => {
    const before = quiet
    setQuiet(quiet_hours)
    const reply = await edit.run({ subscribe_seq: watch.subscribeSeq, quiet_hours })
    if (reply.ok) return toast(w.quietSaved)
    setQuiet(before)
    await showAlert({ message: reply.message })
  }
  return (
    <InfoSection title={w.quiet} note={w.quietNote}>
      <p className="figures mb-3 text-body font-semibold">
        {quiet === null ? w.quietNone : w.quietOf(w.hour(quiet.from), w.hour(quiet.until))}
      </p>
      {quiet === null ? (
        <Button kind="secondary" loading={edit.busy} onClick={() => void save(NIGHT)}>
          {w.quietNight}
        </Button>
      ) : (
        <div className="grid gap-3">
          <div className="grid grid-cols-2 gap-2">
            <SelectField
              label={w.quietFrom}
              options={hours()}
              value={quiet.from}
              onChange={(from) => void save({ ...quiet, from })}
            />
            <SelectField
              label={w.quietUntil}
              options={hours()}
              value={quiet.until}
              onChange={(until) => void save({ ...quiet, until })}
            />
          </div>
          <Button kind="secondary" loading={edit.busy} onClick={() => void save(null)}>
            {w.quietOff}
          </Button>
        </div>
      )}
    </InfoSection>
  )
}
