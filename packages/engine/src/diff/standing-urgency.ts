import type { Evidence } from '../assessment.ts'
import type { ChangeJudgement } from './judge-change.ts'
import { overallUrgency, type Urgency } from './urgency.ts'

/**
 * The most urgent of the changes that are still in force: an entry that was made and cancelled between the two registers
 * is none. Null if nothing is left and everything could be compared.
 */
export function standingUrgency({ changes, diff }: ChangeJudgement): Urgency | null {
  const cancelled = new Set(
    changes.flatMap(({ change }) => (change.kind === 'cancelled' ? change.on.map((e) => nameOf(e)) : [])),
  )
  const standing = changes.filter(
    ({ change }) => change.entries.length === 0 || !change.entries.every((e) => cancelled.has(nameOf(e))),
  )
  return overallUrgency(standing, diff.doubts)
}

const nameOf = ({ section, rank, entry }: Evidence): string => [section, rank, entry].join('|')
