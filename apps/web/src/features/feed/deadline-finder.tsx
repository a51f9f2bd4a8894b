import { leaseDeadlines } from '@jipsalpim/engine/law/lease-deadlines.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { useToday } from '../../kernel/today.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { useState } from 'react'
import { DayField } from '../../ui/forms/day-field.tsx'
import { WonField } from '../../ui/forms/won-field.tsx'
import { DeadlineList } from '../../content/deadline-list.tsx'
import { deadlineFinderWords as w } from '../../content/deadline-finder-words.ts'

/** The deadlines of the user's lease, calculated on the device. */
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
          <DeadlineList found={found} today={today} />
        )}
      </div>
    </div>
  )
}
