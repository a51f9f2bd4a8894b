import type { Outcome } from '../outcome.ts'

export type LoginProfile = {
  provider: 'kakao' | 'apple'
  /** The provider's stable id of the person: the identity. An e-mail never links accounts by itself. */
  subject: string
  email: string | null
  name: string | null
  /** As given ('+82 10-…'); normalised by the caller. */
  phone: string | null
}
export type LoginRefusal = 'bad-code' | 'redirect-mismatch' | 'denied'

export interface LoginPort {
  /** Where the browser goes. `state` and `nonce` are bound to the browser by the caller. */
  authorizeUrl(r: { redirectUri: string; state: string; nonce: string }): string
  profile(r: { code: string; redirectUri: string; nonce: string | null }): Promise<Outcome<LoginProfile, LoginRefusal>>
}
