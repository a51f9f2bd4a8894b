import type { User } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { readMember } from '../../account/person/read-member.ts'
import type { Member } from '../code/refusal.ts'

/** The user's facts that campaigns have conditions on, as of now. */
export async function memberOf(
  ctx: Pick<Context, 'db' | 'now' | 'hooks'>,
  user: Pick<User, 'seq' | 'role'>,
): Promise<Member> {
  const [{ days }, partners] = await Promise.all([readMember(ctx, user.seq), ctx.hooks.readPartners(ctx, user.seq)])
  return { role: user.role, partners: partners.map((p) => p.partner), days }
}
