import type { Assessment, Grade } from '@jipsalpim/engine/assessment.ts'
import type { Side } from '@jipsalpim/engine/compare/compare-homes.ts'

/** One home of a comparison, judged today. */
export type ComparedSide = {
  assessment: Assessment
  /** Demo data was used in place of the registry. */
  sample: boolean
  /** How its report judged it; absent for a register that has no report. */
  stored?: { grade: Grade | null; score: number | null }
  /** The place of its report. */
  to?: string
}
export type ComparedSides = Readonly<Record<Side, ComparedSide>>
