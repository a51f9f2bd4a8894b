import type { authToken, userInfo, userRole } from '@jipsalpim/contract/account.ts'
import type { Action } from '../../http/serve.ts'
import { maskPhone } from './phone.ts'
import { termsFor } from './queries.ts'
import { readContact } from './read-contact.ts'

export const readUser: Action<typeof userInfo> = async (ctx, _, user) => {
  const { name, email, phone } = await readContact(ctx, user.seq)
  const terms = await termsFor(ctx.db, user.seq)
  return {
    user_seq: user.seq,
    name,
    email,
    mobile: phone && maskPhone(phone),
    role: user.role,
    terms_missing: terms.filter((t) => t.required && t.agreed_at === null).map((t) => t.code),
  }
}
export const readRole: Action<typeof userRole> = async (_ctx, _, user) => ({ role: user.role })
export const readToken: Action<typeof authToken> = async (_ctx, _, user) => ({
  user_seq: user.seq,
  expiresAt: user.session.expiresAt.toISOString(),
})
