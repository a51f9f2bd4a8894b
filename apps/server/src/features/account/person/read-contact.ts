import type { Personal } from '../../../crypto/personal.ts'
import type { Context } from '../../../kernel/context.ts'
import { contactPlace } from './contact-place.ts'
import { userBySeq, usersBySeq, type UserRow } from '../queries.ts'

export type OpenContact = {
  name: Personal | null
  email: Personal | null
  phone: Personal | null
  verifiedAt: Date | null
}

/** A user's contact data: for gateways and messages, never for a log or a job. */
export const readContact = async (ctx: Pick<Context, 'db' | 'seal'>, userSeq: number): Promise<OpenContact> =>
  openContact(ctx, await userBySeq(ctx.db, userSeq))
/** The contact data of several users at once. */
export const readContacts = async (
  ctx: Pick<Context, 'db' | 'seal'>,
  userSeqs: readonly number[],
): Promise<ReadonlyMap<number, OpenContact>> =>
  new Map(
    userSeqs.length === 0 ? [] : (await usersBySeq(ctx.db, userSeqs)).map((u) => [u.user_seq, openContact(ctx, u)]),
  )
export function openContact(ctx: Pick<Context, 'seal'>, user: UserRow): OpenContact {
  const open = (column: 'name_sealed' | 'email_sealed' | 'phone_sealed') => {
    const sealed = user[column]
    return sealed && ctx.seal.open(contactPlace(column, user.user_seq), sealed)
  }
  return {
    name: open('name_sealed'),
    email: open('email_sealed'),
    phone: open('phone_sealed'),
    verifiedAt: user.phone_verified_at,
  }
}
