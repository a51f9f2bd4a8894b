import type { authToken } from '@jipsalpim/contract/areas/account/login.ts'
import { hashToken, newToken } from '../../../crypto/token.ts'
import type { Action } from '../../../kernel/serve.ts'
import { missingTerms } from '../terms/missing-terms.ts'
import { insertToken } from './queries.ts'

/** Checks the session, and returns a fresh token where the current one is a day old (docs/decisions/0020). */
export const checkToken: Action<typeof authToken> = async (ctx, _, user) => {
  const expiresAt = user.session.expiresAt.toISOString()
  const terms_missing = (await missingTerms(ctx, user.seq)).length > 0
  if (!user.session.old) return { user_seq: user.seq, expiresAt, session: null, terms_missing }
  const token = newToken()
  await insertToken(ctx.db, user.session.seq, hashToken(token))
  return { user_seq: user.seq, expiresAt, session: { token, expiresAt }, terms_missing }
}
