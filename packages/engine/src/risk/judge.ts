import type { Cap, Finding, Grade } from '../assessment.ts'
import { capsOf } from './caps.ts'
import { gradeOf, withheldBy, type WithheldId } from './grade.ts'
import { scoreOf } from './score.ts'
import type { RiskFacts } from './signal.ts'
import { signals } from './signals.ts'

export type Judgement = { findings: Finding[]; caps: Cap[]; withheld: WithheldId[]; grade: Grade; score: number | null }

/** Every signal, the caps, the score and the grade. Findings come worst first, then in the order of the signals. */
export function judgeRisk(f: RiskFacts): Judgement {
  const findings = signals.flatMap((signal) => signal(f) ?? [])
  const caps = capsOf(findings)
  const withheld = withheldBy(f)
  const score = scoreOf(findings, caps)
  const grade = gradeOf(score, caps, withheld)
  const sorted = findings.toSorted((a, b) => rank[a.severity] - rank[b.severity] || b.weight - a.weight)
  return { findings: sorted, caps, withheld, grade, score: grade === '판단보류' ? null : score }
}

const rank = { danger: 0, caution: 1, note: 2 }
