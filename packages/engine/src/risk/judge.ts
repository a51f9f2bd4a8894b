import type { Cap, Finding, Grade } from '../assessment.ts'
import { bindsTrustee } from '../property/trust.ts'
import { depositIds, firstKey } from './advice-rules.ts'
import { capsOf } from './caps.ts'
import { ceilingOf } from './ceiling.ts'
import type { FindingId } from './finding-ids.ts'
import { gradeOf, withheldBy, type WithheldId } from './grade.ts'
import { scoreOf } from './score.ts'
import { type RiskFacts, weigh } from './signal.ts'
import { signals } from './signals.ts'

export type Judgement = { findings: Finding[]; caps: Cap[]; withheld: WithheldId[]; grade: Grade; score: number | null }

/**
 * Runs every signal, then computes caps, score and grade. Findings are sorted worst first, then in signal order.
 * `atMost`: the same home at the highest value it can have, when its own price is unknown.
 */
export function judgeRisk(f: RiskFacts, atMost: RiskFacts | null = null): Judgement {
  const own = findAll(f)
  const hidden = atMost === null ? [] : heavier(own, findAll(atMost))
  const findings = hidden.length === 0 ? own : own.map((x) => (x.id === bearer ? bearing(x, hidden) : x))
  const found = [...capsOf(f.pack, findings), ...capsOf(f.pack, hidden).map((cap) => ({ ...cap, finding: bearer }))]
  const withheld = withheldBy(f)
  const reached = scoreOf(findings, found)
  const grade = gradeOf(f.pack, reached, found, withheld)
  const ceiling = grade === '판단보류' ? null : ceilingOf(f)
  // reported only when it limits the score; it is above the lowest score of 양호
  const caps = ceiling !== null && ceiling.score < reached ? [...found, ceiling] : found
  const score = scoreOf(findings, caps)
  const sorted = findings.toSorted((a, b) => rank[a.severity] - rank[b.severity] || b.weight - a.weight)
  return { findings: sorted, caps, withheld, grade, score: grade === '판단보류' ? null : score }
}

function findAll(f: RiskFacts): Finding[] {
  const all: Finding[] = []
  for (const signal of signals) {
    const found = signal(f)
    if (found !== null) all.push(boundFirst(f, weigh(f.pack, found)))
  }
  return all
}

/** For a finding about the deposit when the lease does not bind the trustee: the consent comes first. */
const boundFirst = (f: RiskFacts, x: Finding): Finding =>
  bindsTrustee(f.trustLease) || !ofDeposit.has(x.id)
    ? x
    : { ...x, numbers: { ...x.numbers, [firstKey]: f.trustLease === 'refused' ? 'trust-no-consent' : 'trust' } }
const ofDeposit: ReadonlySet<string> = new Set(depositIds)

/** The finding that makes the price unknown also takes the points that the highest possible value would cost. */
const bearer: FindingId = 'land-right-missing'

/** Findings that cost more points in `there` than in `here`, or exist only in `there`. */
const heavier = (here: readonly Finding[], there: readonly Finding[]): Finding[] =>
  there.flatMap((x) => {
    const known = here.find((h) => h.id === x.id)
    if (known === undefined) return [x]
    return x.weight > known.weight || x.severity !== known.severity
      ? [{ ...x, weight: Math.max(0, x.weight - known.weight) }]
      : []
  })

const bearing = (x: Finding, hidden: readonly Finding[]): Finding => ({
  ...x,
  severity: hidden.some((h) => h.severity === 'danger') ? 'danger' : x.severity,
  weight: x.weight + hidden.reduce((sum, h) => sum + h.weight, 0),
  numbers: { ...x.numbers, atMost: hidden.some((h) => h.severity === 'danger') ? 1 : 0 },
})

const rank = { danger: 0, caution: 1, note: 2 }
