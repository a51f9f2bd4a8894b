import type { LoginProfile } from '@jipsalpim/providers/login/port.ts'
import { Fail, type User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { endSession } from '../session/end-session.ts'
import { openSession } from '../session/open-session.ts'
import { returnTo } from './begin-login.ts'
import { linkLogin } from './link-login.ts'
import type { Persona } from './persona.ts'
import type { Provider } from './queries.ts'
import { findOrCreateAccount } from './find-or-create-account.ts'

export type Bound = { nonce: string | null; verifier: string | null; next: string | null; link_user_seq: number | null }
export type LoginReturn = {
  provider: Provider
  code: string
  bound: Bound
  persona: Persona | null
  /** Sent by the browser, once: Apple's form. */
  name: string | null
  source: string | null
  /** The user already logged in in the returning browser. */
  caller: User | null
}

/** Handles a return from a provider: a login, or the link of another login to the current account. */
export async function enter(ctx: Context, input: LoginReturn) {
  const { bound, caller, persona, source } = input
  // A link begun by one user cannot be finished by another.
  if (bound.link_user_seq !== null && caller?.seq !== bound.link_user_seq) throw new Fail('authFailed')
  const answer = await fetchProfile(ctx, input)
  const profile = { ...answer, name: answer.name ?? input.name }
  if (bound.link_user_seq === null || !caller) {
    const { status, ...who } = await findOrCreateAccount(ctx, profile, { persona, source })
    const session = await openSession(ctx, { ...who, limited: status === '탈퇴요청' }, profile.provider)
    return { status, session, next: bound.next, linked: false }
  }
  await linkLogin(ctx, caller.seq, profile)
  const session = await openSession(ctx, { user_seq: caller.seq, role: caller.role, limited: false }, profile.provider)
  await endSession(ctx, caller.seq, caller.session.seq, 'linked')
  return { status: '정상' as const, session, next: bound.next, linked: true }
}

async function fetchProfile(ctx: Context, { provider, code, bound }: LoginReturn): Promise<LoginProfile> {
  const { nonce, verifier } = bound
  const answer = await ctx.login[provider].profile({
    code,
    redirectUri: returnTo(ctx.settings, provider),
    nonce,
    verifier,
  })
  if (answer.ok) return answer.value
  ctx.log.warn({ provider, kind: answer.kind, why: reasonOf(answer) }, 'login: no profile')
  if (answer.kind === 'refused') throw new Fail(answer.reason === 'under-14' ? 'underAge' : 'authFailed')
  throw new Fail('authRetry')
}

/** Without the message: it may quote the code. */
const reasonOf = (answer: { kind: string; reason?: string; why?: string }): string =>
  answer.reason ?? answer.why ?? answer.kind
