import type { loginKakaoState } from '@jipsalpim/contract/account.ts'
import { link, places } from '@jipsalpim/contract/routes.ts'
import { hashToken, newToken } from '../../crypto/token.ts'
import type { Action } from '../../http/serve.ts'
import type { Settings } from '../../main/context.ts'
import { insertLoginState } from './queries.ts'

/** Sends the browser to Kakao with a state of our own: kept hashed, used once, with where the person wanted to go. */
export const startKakaoLogin: Action<typeof loginKakaoState> = async (ctx, { next }) => {
  const [state, nonce] = [newToken(), newToken()]
  await insertLoginState(ctx.db, { state_hash: hashToken(state), provider: 'kakao', nonce, next: ownPlace(next) })
  return { authorizeUrl: ctx.login.kakao.authorizeUrl({ redirectUri: kakaoReturn(ctx.settings), state, nonce }) }
}

export const kakaoReturn = (settings: Settings): string => settings.origin + link('analyzeLogin')

/** A built place of the product, by its path: no other site, no parameters that a stranger chose. */
function ownPlace(next: string | undefined): string | null {
  const path = next?.split('?')[0]
  const found = places().find((p) => p.path === path && !p.path.includes(':') && !('planned' in p.route))
  return found?.path ?? null
}
