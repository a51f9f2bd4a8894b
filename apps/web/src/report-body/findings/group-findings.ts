import type { Evidence, Finding } from '@jipsalpim/engine/assessment.ts'

export type FindingGroup = {
  findings: readonly [Finding, ...Finding[]]
  evidence: readonly Evidence[]
  /** The lines of `evidence` that are drawn on this card: each line is drawn on one card only. */
  shown: readonly Evidence[]
  /** True if they are based on the price of the home and on no line of the register. */
  onPrice: boolean
}

/**
 * Findings whose first evidence is the same line of the register are one group, in the order of the worst of each; so
 * are those based on the price of the home. A finding with neither is a group of its own, and so is one that is only to
 * be noted.
 */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = Map.groupBy(findings, (finding) => baseOf(finding) ?? finding)
  const placed = new Set<string>()
  return [...groups.entries()].flatMap(([base, group]) => {
    const [first, ...rest] = group
    if (first === undefined) return []
    const lines = new Map(group.flatMap((f) => f.evidence).map((e) => [keyOf(e), e]))
    const shown = [...lines].filter(([key]) => key === base || !(groups.has(key) || placed.has(key)))
    for (const [key] of shown) placed.add(key)
    return [
      {
        findings: [first, ...rest],
        evidence: [...lines.values()],
        shown: shown.map(([, line]) => line),
        onPrice: base === PRICE,
      },
    ]
  })
}

const PRICE = 'price'
function baseOf({ severity, numbers, evidence: [first] }: Finding): string | null {
  if (severity === 'note') return null
  if (first !== undefined) return keyOf(first)
  return 'price' in numbers || 'limit' in numbers ? PRICE : null
}

const keyOf = ({ section, rank, entry }: Evidence): string => `${section} ${rank} ${entry}`

/** The number of lines of the register that the findings are based on. */
export const linesOf = (findings: readonly Finding[]): number =>
  new Set(findings.flatMap((f) => f.evidence).map(keyOf)).size
