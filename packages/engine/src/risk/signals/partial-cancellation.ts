import { evidenceOf } from '../../property/facts.ts'
import { found, holders, type Signal } from '../signal.ts'

/** A right is cancelled in part without the remaining amount: it counts in full. */
export const judge: Signal = (f) => {
  const rights = f.register.rights.filter((r) => r.partly !== undefined)
  if (rights.length === 0) return null
  const ids = new Set(rights.flatMap((r) => [r.entry.id, ...(r.partly ?? [])]))
  return found('partial-cancellation', 171, {
    evidence: f.register.entries.filter((e) => ids.has(e.id)).map(evidenceOf),
    numbers: { count: rights.length, holders: holders(rights) },
  })
}
