import type { Outcome } from '../outcome.ts'

export type LoginProfile = {
  provider: 'kakao' | 'apple'
  /** The provider's stable id of the person: the identity. An e-mail never links accounts by itself. */
  subject: string
  email: string | null
  name: string | null
  /** As given ('+82 10-…'); normalised by the caller. */
  phone: string | null
  /** What the vendor wants to see again when the login is unlinked; null where its own number of the person is enough. */
  grant: string | null
}
export type LoginRefusal = 'bad-code' | 'redirect-mismatch' | 'under-14'

export interface LoginPort {
  /** Where the browser goes. `state`, `nonce` and the challenge (PKCE, S256) are bound to the browser by the caller. */
  authorizeUrl(r: { redirectUri: string; state: string; nonce: string; challenge: string }): string
  /** Nonce and verifier are null for a code that no page of ours asked for: a persona's, in development. */
  profile(r: {
    code: string
    redirectUri: string
    nonce: string | null
    verifier: string | null
  }): Promise<Outcome<LoginProfile, LoginRefusal>>
  /** The vendor forgets that this person uses us. Done again it is still done. */
  unlink(r: { subject: string; grant: string | null }): Promise<Outcome<true>>
}
