import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Outcome } from '../outcome.ts'

/** The person who has verified a phone number, according to the agency (본인확인기관). */
export type Certified = {
  /** Our id, as the agency returns it: another id belongs to another user's window. */
  merchantUid: string
  certifiedAt: Date
  name: string
  birthday: Day
  /** As received; null if the contract does not cover it. */
  phone: string | null
  /** 연계정보: identifies the same person at every service. */
  ci: string | null
  /** 중복가입확인정보: identifies the same person at this service. */
  di: string | null
}
/** `not-certified`: the window was closed, or failed. */
export type IdentityRefusal = 'not-found' | 'not-certified'

export interface IdentityPort {
  /** The result of the window. A read, and safe to retry. */
  read(certificationId: string): Promise<Outcome<Certified, IdentityRefusal>>
  /** The agency deletes what it certified for us. Idempotent. */
  forget(certificationId: string): Promise<Outcome<true>>
}
