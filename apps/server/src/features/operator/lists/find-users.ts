import type { operatorFind } from '@jipsalpim/contract/areas/operator/back-office.ts'
import type { Action } from '../../../kernel/serve.ts'
import type { Context } from '../../../kernel/context.ts'
import { findPeople } from '../../account/person/find-people.ts'
import {
  insertAuditOfShown,
  orderByMerchant,
  orderByNumber,
  orderOfReport,
  ordersOf,
  type FoundOrder,
} from '../queries.ts'
import { presentMasked } from '../story/present-masked.ts'
import { describeOrder } from '../story/present-order.ts'
import { watchAccessLog } from '../access/watch-access-log.ts'

/** Searches by the whole value: part of a number finds no user. The users found are recorded in the access log. */
export const findUsers: Action<typeof operatorFind> = async (ctx, { by, text }, operator) => {
  const found = await search(ctx, by, text)
  const people = (await Promise.all(found.people.map((seq) => presentMasked(ctx, seq)))).filter((p) => p !== null)
  if (people.length > 0) {
    const seen = people.map((p) => p.user_seq)
    await insertAuditOfShown(ctx.db, operator.seq, { call: 'operatorFind', subject: { by, found: true } }, seen)
    await watchAccessLog(ctx, operator.seq)
  }
  return { people, orders: found.orders.map(describeOrder) }
}

type Found = { people: number[]; orders: FoundOrder[] }
async function search(
  ctx: Context,
  by: 'phone' | 'email' | 'order' | 'report' | 'person',
  text: string,
): Promise<Found> {
  if (by === 'phone' || by === 'email') return withOrders(ctx, await findPeople(ctx, by, text))
  if (by === 'order' && !isNumber(text)) return withPeople(await orderByMerchant(ctx.db, text))
  if (!isNumber(text)) return { people: [], orders: [] }
  if (by === 'person') return withOrders(ctx, [Number(text)])
  return withPeople(await (by === 'order' ? orderByNumber : orderOfReport)(ctx.db, Number(text)))
}

const isNumber = (text: string): boolean => /^\d{1,15}$/.test(text)
const withOrders = async (ctx: Context, people: number[]): Promise<Found> => ({
  people,
  orders: people.length === 0 ? [] : await ordersOf(ctx.db, people),
})
const withPeople = (orders: FoundOrder[]): Found => ({ people: [...new Set(orders.map((o) => o.user_seq))], orders })
