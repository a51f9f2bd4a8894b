import type { logout } from '@jipsalpim/contract/account.ts'
import type { Action } from '../../http/serve.ts'
import { revokeSession } from './queries.ts'

export const logOut: Action<typeof logout> = async (ctx, _, user) => {
  await revokeSession(ctx.db, user.seq, user.session.hash)
  return {}
}
