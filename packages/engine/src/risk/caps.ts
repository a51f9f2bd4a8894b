import type { Cap, Finding, Grade } from '../assessment.ts'
import type { RulePack } from '../law/pack.ts'
import { findingRow } from '../law/risk-weights.ts'

/** The cap of each finding: the hard cap of its row if it has one, else the best grade that its severity allows. */
export function capsOf(pack: RulePack, findings: readonly Finding[]): Cap[] {
  const least = (grade: Grade): number => pack.weights.bands.find((b) => b.grade === grade)?.least ?? 0
  return findings.flatMap((f) => {
    const hard = findingRow(pack.weights, f.code).cap ?? underwater(pack, f)
    if (hard) return [{ finding: f.id, grade: hard.grade, score: hard.score }]
    if (f.severity === 'danger') return [{ finding: f.id, grade: '위험' as const, score: least('주의') - 1 }]
    if (f.severity === 'caution') return [{ finding: f.id, grade: '주의' as const, score: least('양호') - 1 }]
    return []
  })
}

function underwater(pack: RulePack, f: Finding): Pick<Cap, 'grade' | 'score'> | null {
  const { fromPercent } = pack.weights.underwater
  const percent = f.numbers['percent']
  const is =
    (f.code === 53 || f.code === 63) && f.severity === 'danger' && typeof percent === 'number' && percent >= fromPercent
  return is ? pack.weights.underwater : null
}
