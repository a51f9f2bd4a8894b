import type { Finding } from '../assessment.ts'
import type { FindingId } from '../risk/finding-ids.ts'
import { chosen } from './chosen.ts'
import { dealFindings } from './ko/findings-deal.ts'
import { documentFindings } from './ko/findings-document.ts'
import { eulguFindings } from './ko/findings-eulgu.ts'
import { gapguFindings } from './ko/findings-gapgu.ts'
import { moneyFindings } from './ko/findings-money.ts'
import type { FindingBody } from './ko/text.ts'
import { describeTitle } from './describe.ts'

/** What each finding says. A catalogue of its own: the verdict needs the titles alone. */
export const findingBodies: Readonly<Record<FindingId, FindingBody>> = {
  ...moneyFindings,
  ...gapguFindings,
  ...eulguFindings,
  ...documentFindings,
  ...dealFindings,
}

/** A finding in words, its numbers filled in. */
export function describeFinding(f: Pick<Finding, 'id' | 'numbers'>): { title: string; body: string } {
  const bodies = chosen(findingBodies, (translation) => translation.findings)
  // ids of findings are FindingId: only signals make them
  return { title: describeTitle(f.id), body: bodies[f.id as FindingId](f.numbers) }
}
