import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Outcome } from '../outcome.ts'

/** One application (신청사건) as the registry's list shows it. */
export type SeenApplication = {
  /** 접수일, 'YYYY-MM-DD'; null when the row has none. */
  receivedOn: Day | null
  /** 접수번호, digits only; null when the row has none. */
  receiptNo: string | null
  /** 등기소 and 담당(계) as printed. */
  office: string | null
  /** 등기목적 as printed. */
  purpose: string
  /** 처리상태 as printed: an open set, read by the engine's watch module. */
  stateWord: string
}
export type ApplicationsRefusal =
  /** The same IROS ID is used at the same time. */
  | 'id-in-use'
  /** More than 100 look-ups per hour with this ID: the registry answers with a warning. Slow down. */
  | 'over-use-warning'
  /** More than 300 look-ups per hour: the ID is blocked for an hour. */
  | 'blocked'
  /** Maintenance. */
  | 'closed-hours'
  /** The home does not exist. */
  | 'not-found'
export interface ApplicationsPort {
  /** The vendor's name, stored with each check. */
  vendor: string
  /** The pending applications of one home. An empty list means: none under this owner's name. */
  list(home: {
    uniqueNo: string
    ownerName: string
    kind: 'land' | 'building' | 'unit'
    identity: number
  }): Promise<Outcome<readonly SeenApplication[], ApplicationsRefusal>>
  /** How many registry identities are configured: `identity` is 0-based. */
  identities: number
}
