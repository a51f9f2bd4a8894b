import type { Grade, Severity } from '../assessment.ts'
import type { FindingId } from '../risk/finding-ids.ts'
import { day, type Day } from '../values/day.ts'
import type { Confidence, RuleRef, Source } from './dated.ts'

export type Edition = { from: Day; source: Source }
/** A hard cap: grade and score cannot be better, regardless of all other facts. */
export type HardCap = { grade: Grade; score: number }
export type FindingRow = {
  edition: Edition
  id: FindingId
  /** The score number. A finding with steps has a row for each of them. */
  code: number
  severity: Severity
  /** Points taken, before caps. */
  weight: number
  cap: HardCap | null
  /** The rule behind the finding, with the day from which it applies. */
  rule: RuleRef
}

export const row = (
  edition: Edition,
  id: FindingId,
  code: number,
  severity: Severity,
  weight: number,
  hardCap: HardCap | null,
  rule: Omit<RuleRef, 'key'>,
): FindingRow => ({ edition, id, code, severity, weight, cap: hardCap, rule: { key: `finding-${id}`, ...rule } })

export const cap = (grade: Grade, score: number): HardCap => ({ grade, score })

type Rule = Omit<RuleRef, 'key'>
export const statute = (from: string, title: string, article: string): Rule => source(from, title, article, 'statute')
export const source = (from: string, title: string, article: string | null, confidence: Confidence): Rule => ({
  from: day(from),
  title,
  ...(article === null ? {} : { article }),
  confidence,
})
