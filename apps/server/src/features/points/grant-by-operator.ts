import { createHash } from 'node:crypto'
import type { operatorPointsGive } from '@jipsalpim/contract/areas/points/calls.ts'
import { MOST_A_DAY } from '@jipsalpim/contract/areas/points/points-terms.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { grantPoints, type PointGrant } from './grant-points.ts'
import { grantedToday, isOrderOf, isUser, lockGrantsOf, lotOfCause } from './queries.ts'

/** One operator can give a limited sum per day; more needs a campaign, which a second operator approves. */
export const grantByOperator: Action<typeof operatorPointsGive> = (ctx, input, operator) => {
  const { user_seq, order_seq, won, reason } = input
  return ctx.tx(async (tx) => {
    const known = order_seq === null ? isUser(tx.db, user_seq) : isOrderOf(tx.db, user_seq, order_seq)
    if (!(await known)) throw new Fail('notFound')
    // Operators cannot give points to themselves.
    if (user_seq === operator.seq) throw new Fail('operatorRefused', { reason: 'own' })
    await lockGrantsOf(tx.db, operator.seq)
    const digest = createHash('sha256').update(reason).digest('base64url')
    const gift: PointGrant = {
      user_seq,
      won,
      given_by: operator.seq,
      ...(order_seq === null
        ? ({ kind: 'gift', cause: `gift:${user_seq}:${operator.seq}:${dayInSeoul(tx.now())}:${digest}` } as const)
        : ({ kind: 'apology', cause: `order:${order_seq}` } as const)),
    }
    const isRepeat = (await lotOfCause(tx.db, gift.cause)) !== undefined
    if (!isRepeat && (await grantedToday(tx.db, operator.seq)) + won > MOST_A_DAY)
      throw new Fail('operatorRefused', { reason: 'limit' })
    const { lot, fresh } = await grantPoints(tx, gift)
    return { won: lot.won, ends_on: lot.ends_on, fresh }
  })
}
