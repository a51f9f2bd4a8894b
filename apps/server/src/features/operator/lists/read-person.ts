import type { operatorPerson } from '@jipsalpim/contract/areas/operator/back-office.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { typeOf } from '../../account/person/read-type.ts'
import { auditOn, devicesOf, eventsOf, ordersOf, personBySeq } from '../queries.ts'
import { presentMasked } from '../story/present-masked.ts'
import { describeOrder } from '../story/present-order.ts'

export const readPerson: Action<typeof operatorPerson> = async (ctx, { user_seq }) => {
  const row = await personBySeq(ctx.db, user_seq)
  const person = await presentMasked(ctx, user_seq)
  if (!row || !person) throw new Fail('notFound')
  return {
    person,
    type: (await typeOf(ctx, { seq: user_seq, role: row.role })).type,
    verified_at: row.phone_verified_at?.toISOString() ?? null,
    devices: await devicesOf(ctx.db, user_seq),
    orders: (await ordersOf(ctx.db, [user_seq])).map(describeOrder),
    events: (await eventsOf(ctx.db, user_seq)).map((e) => ({ kind: e.kind, at: e.at.toISOString() })),
    looked: (await auditOn(ctx.db, user_seq)).map((a) => ({ ...a, at: a.at.toISOString() })),
  }
}
