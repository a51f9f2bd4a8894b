import type { DisputeRole } from '@jipsalpim/contract/areas/report/dispute-terms.ts'
import { describeTitle } from '@jipsalpim/engine/words/describe.ts'
import { disputeDeskWords as w } from './dispute-desk-words.ts'

export const whoOf = ({ side, role }: { side: 'buyer' | 'other'; role: DisputeRole }): string =>
  side === 'buyer' ? w.buyer : w.roles[role]
export const aboutOf = ({ finding }: { finding: string | null }): string =>
  finding === null ? w.other : describeTitle(finding)
