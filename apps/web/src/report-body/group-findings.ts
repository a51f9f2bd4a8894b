import type { Evidence, Finding } from '@jipsalpim/engine/assessment.ts'

export type FindingGroup = { findings: readonly [Finding, ...Finding[]]; evidence: readonly Evidence[] }

/**
 * Findings that rest first of all on the same line of the register are one group, in the order of the worst of each; one
 * without a line stands alone. What is only to be noted is a group of its own, too.
 */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = Map.groupBy(findings, (finding) => lineOf(finding) ?? finding)
  return [...groups.values()].flatMap((group) => {
    const [first, ...rest] = group
    if (first === undefined) return []
    const lines = new Map(group.flatMap((f) => f.evidence).map((e) => [keyOf(e), e]))
    return [{ findings: [first, ...rest], evidence: [...lines.values()] }]
  })
}

function lineOf({ severity, evidence: [first] }: Finding): string | null {
  return first === undefined || severity === 'note' ? null : keyOf(first)
}

const keyOf = ({ section, rank, entry }: Evidence): string => `${section} ${rank} ${entry}`

/** How many lines of the register the findings rest on. */
export const linesOf = (findings: readonly Finding[]): number =>
  new Set(findings.flatMap((f) => f.evidence).map(keyOf)).size
