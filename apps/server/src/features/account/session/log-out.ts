import type { logout } from '@jipsalpim/contract/areas/account/login.ts'
import type { Action } from '../../../kernel/serve.ts'
import { endSession } from './end-session.ts'

export const logOut: Action<typeof logout> = async (ctx, _, user) => {
  await endSession(ctx, user.seq, user.session.seq, 'logout')
  return {}
}
