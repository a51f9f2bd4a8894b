import type { Day } from '@jipsalpim/engine/values/day.ts'
import type { Outcome } from '../outcome.ts'

/** Who has shown that a telephone is his, as the agency (본인확인기관) says. */
export type Certified = {
  /** Ours, told back: another one is another person's window. */
  merchantUid: string
  certifiedAt: Date
  name: string
  birthday: Day
  /** As given; null where the contract does not cover it. */
  phone: string | null
  /** 연계정보: the same person at every service. */
  ci: string | null
  /** 중복가입확인정보: the same person at this service. */
  di: string | null
}
/** `not-certified`: the window was left, or said no. */
export type IdentityRefusal = 'not-found' | 'not-certified'

export interface IdentityPort {
  /** What the window came to. A read, and safe to ask again. */
  read(certificationId: string): Promise<Outcome<Certified, IdentityRefusal>>
  /** The agency forgets what it certified for us. Done again it is still done. */
  forget(certificationId: string): Promise<Outcome<true>>
}
