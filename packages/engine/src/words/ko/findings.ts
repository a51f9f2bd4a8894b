import type { FindingId } from '../../risk/finding-ids.ts'
import { dealFindings } from './findings-deal.ts'
import { documentFindings } from './findings-document.ts'
import { eulguFindings } from './findings-eulgu.ts'
import { gapguFindings } from './findings-gapgu.ts'
import { moneyFindings } from './findings-money.ts'
import type { FindingBody } from './text.ts'

/** The text of each finding. A separate catalogue: the verdict only needs the titles. */
export const findingBodies: Readonly<Record<FindingId, FindingBody>> = {
  ...moneyFindings,
  ...gapguFindings,
  ...eulguFindings,
  ...documentFindings,
  ...dealFindings,
}
