import type { Output } from '@jipsalpim/contract/call.ts'
import type { userType } from '@jipsalpim/contract/areas/account/account.ts'
import type { Action, User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { userBySeq } from '../queries.ts'

export const readType: Action<typeof userType> = (ctx, _, user) => typeOf(ctx, user)

/** A realtor by role, else as the user says, else a tenant if they have ordered reports; otherwise unknown. */
export async function typeOf(
  ctx: Pick<Context, 'db' | 'hooks'>,
  { seq, role }: Pick<User, 'seq' | 'role'>,
): Promise<Output<typeof userType>> {
  if (role === 'realtor') return { type: 'realtor', stated: false }
  const { stated_type: statedType } = await userBySeq(ctx.db, seq)
  if (statedType !== null) return { type: statedType, stated: true }
  return { type: (await ctx.hooks.hasReports(ctx, seq)) ? 'tenant' : null, stated: false }
}
