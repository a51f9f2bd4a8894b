import type { Outcome } from '../outcome.ts'

export type LoginProfile = {
  provider: 'kakao' | 'apple'
  /** The provider's stable id of the user: the identity. An email never links accounts by itself. */
  subject: string
  email: string | null
  name: string | null
  /** As received ('+82 10-…'); normalised by the caller. */
  phone: string | null
  /** The token that the vendor requires to unlink the login; null if its own user id is enough. */
  grant: string | null
}
export type LoginRefusal = 'bad-code' | 'redirect-mismatch' | 'under-14'

export interface LoginPort {
  /** The URL for the browser. The caller binds `state`, `nonce` and the challenge (PKCE, S256) to the browser. */
  authorizeUrl(r: { redirectUri: string; state: string; nonce: string; challenge: string }): string
  /** Nonce and verifier are null for a code that none of our pages requested: a persona's, in development. */
  profile(r: {
    code: string
    redirectUri: string
    nonce: string | null
    verifier: string | null
  }): Promise<Outcome<LoginProfile, LoginRefusal>>
  /** The vendor unlinks this user from us. Idempotent. */
  unlink(r: { subject: string; grant: string | null }): Promise<Outcome<true>>
}
