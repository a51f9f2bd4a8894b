import type { Context, TxContext } from '../../../kernel/context.ts'
import { personKeys } from '../../account/person/person-keys.ts'
import { readMember } from '../../account/person/read-member.ts'
import type { OrderRow } from '../order-row.ts'
import { discountsUsedElsewhere, insertDiscountPersons, newMemberDiscountsOf } from '../queries.ts'

/** How long the user has been a member, and which discounts the same person has used with another account. */
export type NewMember = {
  days: number
  hadElsewhere: ReadonlySet<number>
  /** Anyone can create accounts: only a verified identity proves that a new account is a new person. */
  verified: boolean
}

export async function readNewMember(
  ctx: Pick<Context, 'db' | 'now' | 'seal' | 'settings' | 'hooks'>,
  userSeq: number,
): Promise<NewMember> {
  const { all, verified } = await personKeys(ctx, userSeq)
  const [{ days }, had] = await Promise.all([readMember(ctx, userSeq), discountsUsedElsewhere(ctx.db, userSeq, all)])
  return { days, hadElsewhere: new Set(had), verified }
}

/** Records which person used the new-member discounts of an order, in the payment's transaction. */
export async function recordNewMember(tx: TxContext, order: Pick<OrderRow, 'order_seq' | 'user_seq' | 'discount'>) {
  if (order.discount === 0) return
  const discounts = await newMemberDiscountsOf(tx.db, order.order_seq)
  if (discounts.length === 0) return
  const { all } = await personKeys(tx, order.user_seq)
  await insertDiscountPersons(tx.db, { discounts, user_seq: order.user_seq, keys: all })
}
