import type { Cap, Finding } from '../assessment.ts'

/** 0–100, higher is safer: 100 less the weights of the findings, limited by the lowest cap. */
export function scoreOf(findings: readonly Finding[], caps: readonly Cap[]): number {
  const sum = findings.reduce((n, f) => n + f.weight, 0)
  return Math.max(0, Math.min(100 - sum, ...caps.map((c) => c.score)))
}
