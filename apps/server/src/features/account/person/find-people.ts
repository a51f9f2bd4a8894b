import type { Context } from '../../../kernel/context.ts'
import { foundByAny } from '../../../sealing/found-by.ts'
import { plainPhone } from './phone.ts'
import { peopleFoundBy } from '../queries.ts'

/** The accounts with exactly this phone number or e-mail address. */
export async function findPeople(ctx: Context, by: 'phone' | 'email', typed: string): Promise<number[]> {
  const plain = by === 'phone' ? plainPhone(typed) : typed
  if (plain === null) return []
  const column = by === 'phone' ? 'phone_index' : 'email_index'
  return (await peopleFoundBy(ctx.db, column, foundByAny(ctx, by, plain))).map((p) => p.user_seq)
}
