import type { withdrawalAsk } from '@jipsalpim/contract/areas/account/withdrawal.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { insertEvent } from '../queries.ts'
import { endSessions } from '../session/end-session.ts'
import { limitSessions } from '../session/queries.ts'
import { obstaclesOf } from './obstacles.ts'
import { insertWithdrawal } from './queries.ts'

/**
 * Schedules the withdrawal in three days. Watches stop at once with their refund, while their owner can still be
 * notified. Every other device is logged out, this one can only undo the withdrawal; and the user is notified, in case
 * somebody else requested it.
 */
export const requestWithdrawal: Action<typeof withdrawalAsk> = (ctx, { reason, leave_tickets, stop_watches }, user) =>
  ctx.tx(async (tx) => {
    const obstacles = await obstaclesOf(ctx, user.seq, tx.db)
    if (obstacles.length > 0) throw new Fail('withdrawalUnable', { obstacles })
    const { amount: tickets } = await tx.hooks.unusedTickets(tx.db, user.seq)
    if (tickets > leave_tickets) throw new Fail('withdrawalUnable', { obstacles, tickets })
    const { count: watches } = await tx.hooks.livingWatches(tx, user.seq)
    if (watches > stop_watches) throw new Fail('withdrawalUnable', { obstacles, watches })
    if (watches > 0) await tx.hooks.stopWatches(tx, user.seq)
    const asked = await insertWithdrawal(tx.db, user.seq, reason)
    if (!asked) throw new Fail('withdrawalAsked')
    await endSessions(tx, user.seq, 'withdrawn', user.session.seq)
    await limitSessions(tx.db, user.seq, true)
    await insertEvent(tx.db, user.seq, 'withdrawal-asked', { withdrawal_seq: asked.withdrawal_seq })
    await tx.hooks.postNotice(tx, {
      user_seq: user.seq,
      order_seq: null,
      template: 'withdrawal-asked',
      variables: { until: dayInSeoul(asked.due_at) },
      reference: `withdrawal-${asked.withdrawal_seq}`,
    })
    return { due_at: asked.due_at.toISOString() }
  })
