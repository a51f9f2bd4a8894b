import type { Finding } from '../assessment.ts'
import type { FindingId } from '../risk/finding-ids.ts'
import { chosen } from './chosen.ts'
import { findingBodies } from './ko/findings.ts'
import { describeTitle } from './describe.ts'

/** A finding as text, with its numbers. */
export function describeFinding(f: Pick<Finding, 'id' | 'numbers'>): { title: string; body: string } {
  const bodies = chosen(findingBodies, (translation) => translation.findings)
  // ids of findings are FindingId: only signals make them
  return { title: describeTitle(f.id), body: bodies[f.id as FindingId](f.numbers) }
}
