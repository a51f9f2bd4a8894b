import type { userInvite } from '@jipsalpim/contract/areas/account/invite.ts'
import type { Action } from '../../../kernel/serve.ts'
import { userBySeq } from '../queries.ts'
import { countInvited, inviteOf } from './queries.ts'
import { inviteDeadline } from './accept-invite.ts'

export const readInvite: Action<typeof userInvite> = async (ctx, _, user) => {
  const [invited, came, { created_at }] = await Promise.all([
    countInvited(ctx.db, user.seq),
    inviteOf(ctx.db, user.seq),
    userBySeq(ctx.db, user.seq),
  ])
  const until = inviteDeadline(created_at)
  return {
    invited,
    came_at: came?.at.toISOString() ?? null,
    may_come_until: came || until <= ctx.now() ? null : until.toISOString(),
  }
}
