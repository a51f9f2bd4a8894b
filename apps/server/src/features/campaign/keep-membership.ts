import { createHmac } from 'node:crypto'
import type { Membership } from '@jipsalpim/contract/areas/campaign/calls.ts'
import type { User } from '../../kernel/serve.ts'
import type { Context } from '../../kernel/context.ts'
import { insertMember, memberOfPartner } from './queries.ts'
import { readPass } from './read-pass.ts'

/** The membership that a partner's pass shows becomes this account's, unless it is another account's already. */
export async function keepMembership(ctx: Context, pass: string, user: User): Promise<Membership> {
  const read = readPass(ctx, pass)
  if (typeof read === 'string') return read
  const { partner, member } = read
  const member_index = createHmac('sha256', ctx.settings.signingKey).update(`member ${partner} ${member}`).digest()
  // One statement: two accounts with one membership, or two memberships of one account, are decided by the table's keys.
  await insertMember(ctx.db, { partner, member_index, user_seq: user.seq })
  const held = await memberOfPartner(ctx.db, { partner, user_seq: user.seq })
  return held?.member_index.equals(member_index) ? 'kept' : 'taken'
}
