import type { Cap } from '../assessment.ts'
import type { LookUpId } from '../law/look-ups.ts'
import { notCheckedOf } from './not-checked.ts'
import type { RiskFacts } from './signal.ts'

/** A full score of a home of which nobody has seen the ledger, the taxes or who lives there would claim what is not known. */
export function ceilingOf(f: RiskFacts): Cap | null {
  const points = f.pack.weights.open
  // ids of look-ups are LookUpId: only the table of look-ups makes them
  const held = (id: string): number => points[id as LookUpId] ?? 0
  const open = notCheckedOf(f)
    .map((n) => n.id)
    .filter((id) => held(id) > 0)
  if (open.length === 0) return null
  return { finding: 'open-look-ups', grade: '양호', score: 100 - open.reduce((n, id) => n + held(id), 0), open }
}
