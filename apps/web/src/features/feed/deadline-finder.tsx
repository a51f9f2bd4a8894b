import { leaseDeadlines, type Deadline } from '@jipsalpim/engine/law/lease-deadlines.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useToday } from '../../kernel/today.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { useState } from 'react'
import { DayField } from '../../ui/day-field.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { WonField } from '../../ui/won-field.tsx'
import { deadlineFinderWords as w, deadlineWords } from './deadline-words.ts'

/** The days that count for one's own lease, by the law of its dates; on the device. */
export function DeadlineFinder() {
  const today = useToday()
  const [contract, setContract] = useState<Day | null>(null)
  const [moveIn, setMoveIn] = useState<Day | null>(null)
  const [end, setEnd] = useState<Day | null>(null)
  const [deposit, setDeposit] = useState<Won | null>(null)
  const found =
    moveIn === null
      ? []
      : leaseDeadlines({
          contractDate: contract,
          moveInDate: moveIn,
          balanceDate: null,
          endDate: end !== null && end > moveIn ? end : null,
          deposit,
          rent: null,
          dongCode: null,
          distributionBy: null,
          on: today,
        })
  return (
    <div className="grid gap-6 rounded-lg border border-hairline bg-raised p-5">
      <DayField label={w.contract} value={contract} onChange={setContract} />
      <DayField label={w.moveIn} value={moveIn} onChange={setMoveIn} />
      <DayField label={w.end} hint={w.endHint} value={end} onChange={setEnd} />
      <WonField label={w.deposit} value={deposit} onChange={setDeposit} />
      <div aria-live="polite">
        <h3 className="mb-4 text-body font-bold">{w.result}</h3>
        {found.length === 0 ? (
          <p className="text-note text-ink-2">{w.empty}</p>
        ) : (
          <Timeline
            label={w.result}
            moments={found.map((d) => ({
              id: d.id,
              day: d.by ?? d.from,
              title: deadlineWords[d.id].title,
              note: (
                <>
                  <b className="block font-semibold text-ink">{sayWhen(d, today)}</b>
                  {deadlineWords[d.id].note}
                  {d.assumed.includes('term-two-years') && ` ${w.assumed}`}
                </>
              ),
              kind: (d.by ?? d.from ?? today) < today ? 'live' : 'ahead',
            }))}
          />
        )}
      </div>
    </div>
  )
}

function sayWhen({ from, by }: Deadline, today: Day): string {
  if (by === today) return w.today
  if (by !== null && by < today) return `${w.by(by)} · ${w.past}`
  if (from !== null && by !== null && from !== by && from > today) return w.between(from, by)
  return by !== null ? w.by(by) : from !== null ? w.from(from) : ''
}
