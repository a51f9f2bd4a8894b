import type { needMobile } from '@jipsalpim/contract/areas/account/account.ts'
import type { Action } from '../../../kernel/serve.ts'
import { userBySeq } from '../queries.ts'
import { isMobileNeeded } from './queries.ts'

/**
 * True when the flag is on, the user has no verified phone number, and they own something here (specification, section
 * 5).
 */
export const readNeedMobile: Action<typeof needMobile> = async (ctx, _, user) => {
  const { phone_sealed, phone_verified_at } = await userBySeq(ctx.db, user.seq)
  const valid = phone_sealed !== null && phone_verified_at !== null
  if (valid || !(await isMobileNeeded(ctx.db))) return { need_mobile: false }
  return { need_mobile: (await ctx.hooks.hasReports(ctx, user.seq)) || (await ctx.hooks.hasWatches(ctx, user.seq)) }
}
