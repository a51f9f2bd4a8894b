import type { DisputeRole } from '@jipsalpim/contract/areas/report/dispute-terms.ts'
import { describeTitle } from '@jipsalpim/engine/words/describe.ts'
import { operatorDisputeWords as w } from './dispute-words.ts'

type Who = { side: 'buyer' | 'other'; role: DisputeRole; verified: boolean }
export const whoOf = ({ side, role, verified }: Who): string =>
  side === 'buyer' ? w.buyer : `${w.roles[role]} (${verified ? w.verified : w.unverified})`
export const aboutOf = ({ finding }: { finding: string | null }): string =>
  finding === null ? w.other : describeTitle(finding)
