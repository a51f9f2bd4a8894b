import { accidentOdds } from '@jipsalpim/engine/law/accident-rates.ts'
import { findingRow, pointsPerLogOdds as k } from '@jipsalpim/engine/law/risk-weights.ts'
import { currentPack } from '@jipsalpim/engine/law/pack.ts'
import { last } from '@jipsalpim/engine/law/dated.ts'
import { assess } from '@jipsalpim/engine/assess.ts'
import { capsOf } from '@jipsalpim/engine/risk/caps.ts'
import { findingCases } from '@jipsalpim/engine/risk/finding-cases.ts'
import { type FindingId, findingIds } from '@jipsalpim/engine/risk/finding-ids.ts'
import type { Cap, Severity } from '@jipsalpim/engine/assessment.ts'
import { describeTitle } from '@jipsalpim/engine/words/describe.ts'
import { table } from './markdown.ts'
import { say } from './method-words.ts'

/** Findings whose points come from a table of accident rates; the rest are stated assumptions. */
const measured: readonly FindingId[] = ['jeonse-high', 'jeonse-notable', 'secured-debts', 'many-homes']
/** Score numbers of signals that have several. */
const steps: Partial<Record<FindingId, readonly number[]>> = {
  'mortgage-high': [41, 42, 43],
  'jeonse-high': [51, 52, 53],
  'secured-debts': [56, 61, 62, 63],
  'tenancy-registration': [18, 19],
}

/** Every signal with its points, and the odds that they imply. */
export function printSignals(): string {
  const words = say.examples.severity
  const rows = findingIds.flatMap((id) => {
    const [input, code] = findingCases[id]
    const found = assess(input).findings.find((f) => f.id === id)
    return (steps[id] ?? [code]).map((number) => {
      const row = findingRow(currentPack.weights, number)
      const cap = capsOf(currentPack, [{ ...(found ?? fail(id)), code: number, severity: row.severity }]).find(isHard(row.severity)) ?? null
      const { title, article } = row.rule
      return [
        `${describeTitle(id)} \`${id}\``,
        String(number),
        words[row.severity],
        id === 'many-homes' ? say.table.steps : String(row.weight),
        id === 'many-homes' ? say.table.steps : row.weight === 0 ? '–' : `× ${(Math.round(Math.exp(row.weight / k) * 10) / 10).toString()}`,
        measured.includes(id) ? say.table.measured : say.table.assumed,
        cap === null ? '' : `${cap.grade} ${cap.score}`,
        article === undefined ? title : `${title} ${article}`,
      ]
    })
  })
  const odds = last(accidentOdds.rows).source.title
  return `### ${say.table.title}\n\n${say.table.text}\n\n${table(say.table.head, rows)}\n\n${say.odds.source}(${say.table.measured}): ${odds}.`
}

/** Stricter than what the severity itself allows. */
const isHard = (severity: Severity) => (cap: Cap): boolean => !(severity === 'danger' && cap.score === 59) && !(severity === 'caution' && cap.score === 79 && cap.finding !== 'deposit-not-covered-low')
const fail = (id: string): never => {
  throw new Error(`${id} is not found on its own case`)
}
