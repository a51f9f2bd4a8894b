import type { campaignSignup } from '@jipsalpim/contract/areas/campaign/calls.ts'
import type { Input } from '@jipsalpim/contract/call.ts'
import type { Action, User } from '../../kernel/serve.ts'
import type { Context } from '../../kernel/context.ts'
import { saveMembership } from './save-membership.ts'
import { insertSignup } from './queries.ts'

export const signUp: Action<typeof campaignSignup> = async (ctx, { partner_pass, ...marks }, user) => ({
  kept: await saveMarks(ctx, marks, user),
  membership: partner_pass === null ? 'none' : await saveMembership(ctx, partner_pass, user),
})

/** A browser without a known source stores nothing, so that a later one with a source can. */
async function saveMarks(ctx: Context, marks: Marks, user: User): Promise<boolean> {
  if (Object.values(marks).every((mark) => mark === null)) return false
  return insertSignup(ctx.db, { user_seq: user.seq, ...marks })
}
type Marks = Omit<Input<typeof campaignSignup>, 'partner_pass'>
