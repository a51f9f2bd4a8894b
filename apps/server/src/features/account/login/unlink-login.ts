import type { loginUnlink } from '@jipsalpim/contract/areas/account/login.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { insertEvent } from '../queries.ts'
import { needFreshLogin } from '../session/fresh-login.ts'
import { deleteLogin, lockLogins } from './queries.ts'

/** Unlinks one of two logins. The last one stays: without it nobody could log in. */
export const unlinkLogin: Action<typeof loginUnlink> = async (ctx, { provider }, user) => {
  needFreshLogin(ctx, user)
  return ctx.tx(async (tx) => {
    const logins = await lockLogins(tx.db, user.seq)
    if (!logins.some((l) => l.provider === provider)) throw new Fail('notFound')
    if (logins.length === 1) throw new Fail('lastLogin')
    await deleteLogin(tx.db, user.seq, provider)
    await insertEvent(tx.db, user.seq, 'login-unlinked', { provider })
    return {}
  })
}
