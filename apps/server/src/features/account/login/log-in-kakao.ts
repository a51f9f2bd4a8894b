import type { Input } from '@jipsalpim/contract/call.ts'
import type { loginKakao } from '@jipsalpim/contract/areas/account/login.ts'
import { hashToken } from '../../../crypto/token.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { verifierOf } from './begin-login.ts'
import { enter, type Bound } from './enter.ts'
import { personaOf, type Persona } from './persona.ts'
import { spendLoginState } from './queries.ts'

/** The return from Kakao. The state must be ours and fresh; a persona's code, in development, needs none. */
export const logInKakao: Action<typeof loginKakao> = async (ctx, input, user) => {
  const persona = ctx.settings.production || !ctx.settings.sandbox ? null : personaOf(input.code ?? '')
  const bound = await boundTo(ctx, input, persona)
  if (input.error !== undefined || !input.code) throw new Fail('authFailed')
  return enter(ctx, {
    provider: 'kakao',
    code: input.code,
    bound,
    persona,
    name: null,
    source: input.signup_source ?? null,
    caller: user,
  })
}

const unbound: Bound = { nonce: null, next: null, verifier: null, link_user_seq: null }

async function boundTo(ctx: Context, { state }: Input<typeof loginKakao>, persona: Persona | null): Promise<Bound> {
  const found = state === undefined ? undefined : await spendLoginState(ctx.db, 'kakao', hashToken(state))
  if (found && state !== undefined) return { ...found, verifier: verifierOf(ctx.settings, state) }
  if (persona && state === undefined) return unbound
  throw new Fail('authFailed')
}
