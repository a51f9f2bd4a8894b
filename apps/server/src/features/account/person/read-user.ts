import type { userEmail, userInfo, userName, userRole } from '@jipsalpim/contract/areas/account/account.ts'
import { revealed } from '../../../crypto/personal.ts'
import type { Action } from '../../../kernel/serve.ts'
import { loginsOf } from '../login/queries.ts'
import { maskPhone } from './phone.ts'
import { userBySeq } from '../queries.ts'
import { openContact, readContact } from './read-contact.ts'
import { missingTerms } from '../terms/missing-terms.ts'

export const readUser: Action<typeof userInfo> = async (ctx, _, user) => {
  const row = await userBySeq(ctx.db, user.seq)
  const { name, email, phone, verifiedAt } = openContact(ctx, row)
  return {
    user_seq: user.seq,
    name: revealed(name),
    email: revealed(email),
    mobile: phone && maskPhone(phone.reveal()),
    mobile_verified: phone !== null && verifiedAt !== null,
    role: user.role,
    logins: (await loginsOf(ctx.db, user.seq)).map((l) => ({
      provider: l.provider,
      linked_at: l.linked_at.toISOString(),
    })),
    stopped_at: row.stopped_at?.toISOString() ?? null,
    terms_missing: await missingTerms(ctx, user.seq),
  }
}
export const readRole: Action<typeof userRole> = async (_ctx, _, user) => ({ role: user.role })
export const readName: Action<typeof userName> = async (ctx, _, user) => ({
  name: revealed((await readContact(ctx, user.seq)).name),
})
export const readEmail: Action<typeof userEmail> = async (ctx, _, user) => ({
  email: revealed((await readContact(ctx, user.seq)).email),
})
