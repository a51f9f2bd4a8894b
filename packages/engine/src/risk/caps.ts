import type { Cap, Finding } from '../assessment.ts'
import { currentWeights } from '../law/risk-weights.ts'
import type { FindingId } from './finding-ids.ts'

/** What each finding caps: its hard cap where the table has one, else what its severity allows at best. */
export function capsOf(findings: readonly Finding[]): Cap[] {
  return findings.flatMap((f) => {
    const hard = hardCap(f)
    if (hard) return [{ finding: f.id, ...hard }]
    if (f.severity === 'danger') return [{ finding: f.id, grade: '위험' as const, score: least('주의') - 1 }]
    if (f.severity === 'caution') return [{ finding: f.id, grade: '주의' as const, score: least('양호') - 1 }]
    return []
  })
}

function hardCap(f: Finding): Pick<Cap, 'grade' | 'score'> | null {
  // ids of findings are FindingId: only signals make them
  const row = currentWeights.caps[f.id as FindingId]
  if (row) return f.code === 19 ? { grade: '매우위험', score: Math.min(row.score, 35) } : row
  const { fromPercent, grade, score } = currentWeights.underwater
  const percent = f.numbers['percent']
  const underwater =
    (f.code === 53 || f.code === 63) && f.severity === 'danger' && typeof percent === 'number' && percent >= fromPercent
  return underwater ? { grade, score } : null
}

const least = (grade: string): number => currentWeights.bands.find((b) => b.grade === grade)?.least ?? 0
