import type { loginKakao } from '@jipsalpim/contract/account.ts'
import type { Input } from '@jipsalpim/contract/call.ts'
import type { LoginProfile } from '@jipsalpim/providers/login/port.ts'
import { hashToken } from '../../crypto/token.ts'
import { Fail, type Action } from '../../http/serve.ts'
import type { Context } from '../../main/context.ts'
import { openSession } from './open-session.ts'
import { personaOf, type Persona } from './persona.ts'
import { useLoginState } from './queries.ts'
import { kakaoReturn } from './start-kakao-login.ts'
import { takeIn } from './take-in.ts'

/** The way back from Kakao. The state must be ours and fresh; a persona's code, in development, needs none. */
export const logInKakao: Action<typeof loginKakao> = async (ctx, input) => {
  const persona = ctx.settings.production || !ctx.settings.sandbox ? null : personaOf(input.code ?? '')
  const bound = await boundTo(ctx, input, persona)
  if (input.error !== undefined || !input.code) throw new Fail('authFailed')
  const profile = await askKakao(ctx, input.code, bound.nonce)
  const user = await takeIn(ctx, profile, persona)
  return { status: user.status, session: await openSession(ctx, user.user_seq), next: bound.next }
}

async function boundTo(
  ctx: Context,
  input: Input<typeof loginKakao>,
  persona: Persona | null,
): Promise<{ nonce: string | null; next: string | null }> {
  const bound = input.state === undefined ? undefined : await useLoginState(ctx.db, hashToken(input.state))
  if (bound) return bound
  if (persona && input.state === undefined) return { nonce: null, next: null }
  throw new Fail('authFailed')
}

async function askKakao(ctx: Context, code: string, nonce: string | null): Promise<LoginProfile> {
  const answer = await ctx.login.kakao.profile({ code, redirectUri: kakaoReturn(ctx.settings), nonce })
  if (answer.ok) return answer.value
  ctx.log.warn({ kind: answer.kind, why: answer.message }, 'login: no profile')
  throw new Fail(answer.kind === 'refused' ? 'authFailed' : 'authRetry')
}
