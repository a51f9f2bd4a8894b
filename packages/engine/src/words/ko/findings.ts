import type { FindingId } from '../../risk/finding-ids.ts'
import { dealFindings } from './findings-deal.ts'
import { documentFindings } from './findings-document.ts'
import { eulguFindings } from './findings-eulgu.ts'
import { gapguFindings } from './findings-gapgu.ts'
import { moneyFindings } from './findings-money.ts'
import type { FindingBody } from './text.ts'

/** What each finding says. A catalogue of its own: the verdict needs the titles alone. */
export const findingBodies: Readonly<Record<FindingId, FindingBody>> = {
  ...moneyFindings,
  ...gapguFindings,
  ...eulguFindings,
  ...documentFindings,
  ...dealFindings,
}
