import type { loginAppleConfirm } from '@jipsalpim/contract/areas/account/login.ts'
import { hashToken } from '../../../crypto/token.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { verifierOf } from './begin-login.ts'
import { enter } from './enter.ts'
import { personaOf } from './persona.ts'
import { spendLoginState, statePlace } from './queries.ts'

/** The browser that began the login fetches what Apple has posted to us meanwhile. */
export const logInApple: Action<typeof loginAppleConfirm> = async (ctx, { state, signup_source }, user) => {
  const hash = hashToken(state)
  const bound = await spendLoginState(ctx.db, 'apple', hash)
  if (!bound?.code_sealed) throw new Fail('authFailed')
  const code = ctx.seal.open(statePlace('code_sealed', hash), bound.code_sealed).reveal()
  return enter(ctx, {
    provider: 'apple',
    code,
    bound: { ...bound, verifier: verifierOf(ctx.settings, state) },
    persona: ctx.settings.production || !ctx.settings.sandbox ? null : personaOf(code),
    name: bound.name_sealed && ctx.seal.open(statePlace('name_sealed', hash), bound.name_sealed).reveal(),
    source: signup_source ?? null,
    caller: user,
  })
}
