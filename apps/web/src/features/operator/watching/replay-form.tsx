import type { Output, Sent } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import { useState } from 'react'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatInstant } from '../../../lang/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DayField } from '../../../ui/forms/day-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useDeed } from '../shared/use-deed.ts'
import { operatorWatchWords as w } from './watch-words.ts'
import { WhenRead } from '../shared/when-read.tsx'
import { WithReason } from '../shared/with-reason.tsx'

type Asked = Sent<CallNamed<'operatorWatchMissed'>>
type What = Asked['what']
type Typed = { from_day: Day | null; from_time: string; to_day: Day | null; to_time: string; what: What }
// The keys of a literal are its type's keys.
const whats = Object.keys(w.whats) as What[]
const start: Typed = { from_day: null, from_time: '', to_day: null, to_time: '', what: 'list' }

/** Chooses a window, shows how many homes missed checks in it, and makes them due after a confirmation. */
export function ReplayForm() {
  const [typed, setTyped] = useState(start)
  const [wrong, setWrong] = useState<Partial<Record<keyof Typed, string>>>({})
  const [asked, setAsked] = useState<Asked | null>(null)
  const change = (part: Partial<Typed>) => {
    setTyped((t) => ({ ...t, ...part }))
    setWrong({})
    setAsked(null)
  }
  const show = () => {
    const [from, to] = [instantOf(typed.from_day, typed.from_time), instantOf(typed.to_day, typed.to_time)]
    const problems = {
      ...(typed.from_day === null && { from_day: w.dayMissing }),
      ...(typed.to_day === null && { to_day: w.dayMissing }),
      ...(typed.from_day !== null && from === null && { from_time: w.timeWrong }),
      ...(typed.to_day !== null && to === null && { to_time: w.timeWrong }),
      ...(from !== null && to !== null && from >= to && { to_time: w.windowWrong }),
    }
    setWrong(problems)
    if (from && to && Object.keys(problems).length === 0) setAsked({ from, to, what: typed.what })
  }
  return (
    <section aria-label={w.replay} className="grid max-w-[44rem] gap-4">
      <h2 className="text-body font-bold">{w.replay}</h2>
      <p className="text-note text-ink-2">{w.replayText}</p>
      <form
        noValidate
        className="grid gap-4 wide:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          show()
        }}
      >
        <DayField
          label={w.from}
          value={typed.from_day}
          error={wrong.from_day}
          onChange={(from_day) => change({ from_day })}
        />
        <TextField
          label={w.fromTime}
          value={typed.from_time}
          error={wrong.from_time}
          maxLength={5}
          autoComplete="off"
          onChange={(from_time) => change({ from_time })}
        />
        <DayField label={w.to} value={typed.to_day} error={wrong.to_day} onChange={(to_day) => change({ to_day })} />
        <TextField
          label={w.toTime}
          value={typed.to_time}
          error={wrong.to_time}
          maxLength={5}
          autoComplete="off"
          onChange={(to_time) => change({ to_time })}
        />
        <div className="wide:col-span-2">
          <ChoiceField
            label={w.what}
            columns={2}
            value={typed.what}
            onChange={(what) => change({ what })}
            options={whats.map((value) => ({ value, label: w.whats[value] }))}
          />
        </div>
        <div className="wide:col-span-2">
          <Button type="submit" kind="secondary">
            {w.show}
          </Button>
        </div>
      </form>
      {asked && <Shown asked={asked} />}
    </section>
  )
}

/** The homes with missed checks; the server refuses a window that is too long or not over. */
function Shown({ asked }: { asked: Asked }) {
  const read = useCall('operatorWatchMissed', asked)
  if (read.state === 'failed' && read.error.error === 'operatorRefused') return <p role="alert">{w.windowWrong}</p>
  return (
    <div aria-live="polite">
      <WhenRead read={read} lines={3}>
        {(missed) => <Confirm asked={asked} missed={missed} />}
      </WhenRead>
    </div>
  )
}

function Confirm({ asked, missed }: { asked: Asked; missed: Output<CallNamed<'operatorWatchMissed'>> }) {
  const { deed, busy } = useDeed('operatorWatchReplay')
  const { homes, failed, already_due, price, done_by } = missed
  return (
    <div className="grid gap-3 rounded-lg border border-hairline bg-sunk p-5">
      <p className="text-body font-semibold">{w.shown(homes)}</p>
      {homes > 0 && <p className="text-note text-ink-2">{w.shownOf(failed, missed.missed, already_due)}</p>}
      {homes > 0 && asked.what === 'register' && (
        <p className="text-note text-ink-2">{price === null ? w.priceUnknown : w.price(formatWon(price))}</p>
      )}
      {done_by && <p className="text-note text-ink-2">{w.doneBy(formatInstant(done_by))}</p>}
      {homes > already_due && (
        <div>
          <WithReason
            label={w.doReplay}
            text={`${w.shown(homes)} ${w.doReplayText}`}
            busy={busy}
            onDo={deed({ ...asked, homes }, w.replayed)}
          />
        </div>
      )}
    </div>
  )
}

/** '2026-11-26' and '09:30', of Seoul; null where either is none. */
function instantOf(day: Day | null, time: string): string | null {
  const [, hour, minute] = /^([01]?\d|2[0-4]):?([0-5]\d)$/.exec(time.trim()) ?? []
  if (day === null || hour === undefined) return null
  return new Date(Date.parse(`${day}T00:00:00+09:00`) + (Number(hour) * 60 + Number(minute)) * 60_000).toISOString()
}
