import type { Cap } from '../assessment.ts'
import type { LookUpId } from '../law/look-ups.ts'
import { notCheckedOf } from './not-checked.ts'
import type { RiskFacts } from './signal.ts'

/** Caps the score while the building ledger, the taxes or the residents are unchecked: a full score would overclaim. */
export function ceilingOf(f: RiskFacts): Cap | null {
  const points = f.pack.weights.open
  // look-up ids are always LookUpId: only the table of look-ups creates them
  const pointsOf = (id: string): number => points[id as LookUpId] ?? 0
  const open = notCheckedOf(f)
    .map((n) => n.id)
    .filter((id) => pointsOf(id) > 0)
  if (open.length === 0) return null
  return { finding: 'open-look-ups', grade: '양호', score: 100 - open.reduce((n, id) => n + pointsOf(id), 0), open }
}
