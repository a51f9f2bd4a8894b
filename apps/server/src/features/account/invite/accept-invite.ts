import type { userInviteTake } from '@jipsalpim/contract/areas/account/invite.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { returnTry, spendTry } from '../../../http/limits.ts'
import { isOnePerson } from '../person/person-keys.ts'
import { insertEvent, userBySeq } from '../queries.ts'
import { wasInvitedThrough, findCode, insertInvite, inviteOf } from './queries.ts'

/** Longer-standing members cannot enter an invitation code. */
const DAYS = 30
export const inviteDeadline = (joined: Date): Date => new Date(joined.getTime() + DAYS * 86_400_000)

/**
 * Takes the inviter's code: once, within a month of signing up. Not from another account of the same person, and not
 * from a user whom this user invited, directly or through others.
 */
export const acceptInvite: Action<typeof userInviteTake> = async (ctx, { code }, user) => {
  const spent = await spendTry(ctx, 'invite-code', user)
  const folded = code.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
  const found = await findCode(ctx.db, folded)
  if (!found) throw new Fail('inviteUnregistered')
  await returnTry(ctx, spent)
  if (found.gone) throw new Fail('inviteUnknown')
  if (await inviteOf(ctx.db, user.seq)) throw new Fail('inviteUsed')
  if (found.over) throw new Fail('inviteExpired')
  const { created_at } = await userBySeq(ctx.db, user.seq)
  const isRound =
    (await isOnePerson(ctx, found.user_seq, user.seq)) || (await wasInvitedThrough(ctx.db, found.user_seq, user.seq))
  if (isRound || inviteDeadline(created_at) <= ctx.now()) throw new Fail('inviteRefused')
  return ctx.tx(async (tx) => {
    if (!(await insertInvite(tx.db, user.seq, found.code))) throw new Fail('inviteUsed')
    await insertEvent(tx.db, user.seq, 'invited')
    return {}
  })
}
