import { opposableFrom } from '@jipsalpim/engine/law/opposability.ts'
import { distribute } from '@jipsalpim/engine/recovery/distribute.ts'
import { addMonths, type Day } from '@jipsalpim/engine/values/day.ts'
import { useState } from 'react'
import { DayField } from '../../ui/forms/day-field.tsx'
import { rankFinderWords as w } from './rank-finder-words.ts'

/** Who is paid first, the tenant or the mortgage: the engine distributes a sum that is enough for only one of them. */
export function RankFinder() {
  const [moveIn, setMoveIn] = useState<Day | null>(null)
  const [fixed, setFixed] = useState<Day | null>(null)
  const [mortgage, setMortgage] = useState<Day | null>(null)
  const found = moveIn && fixed && mortgage ? rank(moveIn, fixed, mortgage) : null
  return (
    <div className="grid gap-6 rounded-lg border border-hairline bg-raised p-5">
      <DayField label={w.moveIn} value={moveIn} onChange={setMoveIn} />
      <DayField label={w.fixed} value={fixed} onChange={setFixed} />
      <DayField label={w.mortgage} value={mortgage} onChange={setMortgage} />
      <div aria-live="polite" className="border-t border-line pt-3">
        {found ? (
          <>
            <p className="text-body font-bold">{w[found.order]}</p>
            <p className="mt-1 text-note text-ink-2">{found.stays ? w.stays : w.ends}</p>
          </>
        ) : (
          <p className="text-note text-ink-2">{w.empty}</p>
        )}
      </div>
    </div>
  )
}

// More than any small deposit of the law, so that nobody has priority as a small-deposit tenant.
const SUM = 1_000_000_000

function rank(moveIn: Day, fixed: Day, mortgage: Day): { order: 'first' | 'equal' | 'later'; stays: boolean } {
  const latest = [moveIn, fixed, mortgage].toSorted().at(-1) ?? mortgage
  const from = opposableFrom(moveIn)
  const { tenants } = distribute({
    salePrice: SUM,
    costs: 0,
    region: 'E',
    auctionDate: addMonths(latest, 12),
    extinctionDate: mortgage,
    claims: [{ id: 'mortgage', kind: 'mortgage', amount: SUM, date: mortgage }],
    tenants: [{ id: 'me', deposit: SUM, opposableFrom: from, fixedDate: fixed, demandsDistribution: true }],
  })
  const got = tenants['me']?.recovered ?? 0
  // 00:00 of a day is before the registry's opening hours on that day.
  return { order: got === SUM ? 'first' : got === 0 ? 'later' : 'equal', stays: from <= mortgage }
}
