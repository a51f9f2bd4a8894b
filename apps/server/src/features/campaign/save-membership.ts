import { createHmac } from 'node:crypto'
import type { Membership } from '@jipsalpim/contract/areas/campaign/calls.ts'
import type { User } from '../../kernel/serve.ts'
import type { Context } from '../../kernel/context.ts'
import { insertMember, memberOfPartner } from './queries.ts'
import { readPass } from './read-pass.ts'

/** Links the membership in a partner's pass to this account, unless it belongs to another account. */
export async function saveMembership(ctx: Context, pass: string, user: User): Promise<Membership> {
  const read = readPass(ctx, pass)
  if (typeof read === 'string') return read
  const { partner, member } = read
  const member_index = createHmac('sha256', ctx.settings.signingKey).update(`member ${partner} ${member}`).digest()
  // One statement: of two accounts with one membership, or two memberships of one account, the table's keys decide.
  await insertMember(ctx.db, { partner, member_index, user_seq: user.seq })
  const existing = await memberOfPartner(ctx.db, { partner, user_seq: user.seq })
  return existing?.member_index.equals(member_index) ? 'kept' : 'taken'
}
