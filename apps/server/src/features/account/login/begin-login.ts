import { createHash } from 'node:crypto'
import type { Input } from '@jipsalpim/contract/call.ts'
import type { loginAppleState, loginKakaoState } from '@jipsalpim/contract/areas/account/login.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import { hashToken, newToken, sign } from '../../../crypto/token.ts'
import { Fail, type Action, type User } from '../../../kernel/serve.ts'
import type { Context, Settings } from '../../../kernel/context.ts'
import { safeReturnPath } from './safe-return-path.ts'
import { insertLoginState, type Provider } from './queries.ts'

/**
 * Sends the browser to the provider with a state of our own: stored as a hash, used once, with the page to return to.
 */
export const beginKakaoLogin: Action<typeof loginKakaoState> = (ctx, input, user) => begin(ctx, 'kakao', input, user)
export const beginAppleLogin: Action<typeof loginAppleState> = (ctx, input, user) => begin(ctx, 'apple', input, user)

async function begin(ctx: Context, provider: Provider, input: Input<typeof loginKakaoState>, user: User | null) {
  if (input.link && !user) throw new Fail('logInFirst')
  const [state, nonce] = [newToken(), newToken()]
  await insertLoginState(ctx.db, {
    state_hash: hashToken(state),
    provider,
    nonce,
    next: safeReturnPath(input.next),
    link_user_seq: input.link && user ? user.seq : null,
  })
  const challenge = createHash('sha256').update(verifierOf(ctx.settings, state)).digest('base64url')
  const authorizeUrl = ctx.login[provider].authorizeUrl({
    redirectUri: returnTo(ctx.settings, provider),
    state,
    nonce,
    challenge,
  })
  return { authorizeUrl, state }
}

/** Where the provider sends the browser back. */
export const returnTo = (settings: Settings, provider: Provider): string =>
  settings.origin + link(provider === 'kakao' ? 'analyzeLogin' : 'analyzeAppleLogin')

/** PKCE's verifier of a login: derived from its state with our key, so that it need not be stored. */
export const verifierOf = (settings: Settings, state: string): string => sign(settings.signingKey, 'pkce', state)
