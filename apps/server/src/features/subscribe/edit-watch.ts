import type { subscribeEdit } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { PAUSE_DAYS } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { addDays, dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { dueBy } from '@jipsalpim/engine/watch/cadence.ts'
import { Fail, type Action } from '../../kernel/serve.ts'
import { saveSchedule } from './checking/claim-queries.ts'
import { aroundHome, planOf } from './checking/plan-home.ts'
import { keepLeaseDays } from './lease-days.ts'
import { presentWatches } from './present-watch.ts'
import { changeWatch, homeBySeq, isLiving, lockOwnWatch, ownWatches, type WatchRow } from './queries.ts'
import { remarkPlace } from './sealed-place.ts'

/**
 * Changes the lease, a pause, the quiet hours, the channels, or the reason for stopping. New dates of the lease may
 * require an earlier check.
 */
export const editWatch: Action<typeof subscribeEdit> = (ctx, input, user) =>
  ctx.tx(async (tx) => {
    const watch = await lockOwnWatch(tx.db, user.seq, input.subscribe_seq)
    if (!watch) throw new Fail('notFound')
    const { subscribe_seq: _, remark, ...changes } = input
    // The reason for stopping can still be given after the end; nothing else can be changed.
    if (!isLiving(watch.state) && (remark === undefined || Object.keys(changes).length > 0))
      throw new Fail('watchState')
    const today = dayInSeoul(tx.now())
    const { pause_until: pause, quiet_hours: quiet, channels, lease } = changes
    if (pause && (pause < today || pause > addDays(today, PAUSE_DAYS)))
      throw new Fail('invalidInput', { pause_until: pause < today ? 'day-past' : 'day-too-late' })
    if (lease?.balance_on && lease.balance_on < today && lease.balance_on !== watch.balance_on)
      throw new Fail('invalidInput', { balance_on: 'day-past' })
    if (lease) await keepLeaseDays(tx, watch, columnsOf(lease))
    await changeWatch(tx.db, watch.watch_seq, {
      ...(pause !== undefined && { pause_until: pause }),
      ...(quiet !== undefined && { quiet_from: quiet?.from ?? null, quiet_until: quiet?.until ?? null }),
      ...(channels?.talk !== undefined && { by_talk: channels.talk }),
      ...(channels?.push !== undefined && { by_push: channels.push }),
      ...(lease && columnsOf(lease)),
      ...(remark !== undefined && {
        remark_sealed: remark ? tx.seal.seal(remarkPlace(watch.watch_seq), remark) : null,
      }),
    })
    if (lease) {
      const home = await homeBySeq(tx.db, watch.home_seq)
      // A running check may have read the old dates: make another check due, which plans with the new ones.
      if (home?.unique_no && home.lease_until !== null) await saveSchedule(tx.db, home.home_seq, { next_at: tx.now() })
      else if (home?.unique_no) {
        const plan = planOf(home, await aroundHome(tx, home.home_seq), tx.now())
        if (plan && plan.at < home.next_at)
          await saveSchedule(tx.db, home.home_seq, { next_at: plan.at, next_slot: plan.slot, due_by: dueBy(plan) })
      }
    }
    const [one] = await presentWatches(tx, await ownWatches(tx.db, user.seq, input.subscribe_seq))
    if (!one) throw new Fail('notFound')
    return one.item
  })

type LeaseInput = NonNullable<Parameters<typeof editWatch>[1]['lease']>
/** Omitted fields stay unchanged. */
function columnsOf(lease: LeaseInput): Partial<WatchRow> {
  const names = {
    contract_type: 'contract_type',
    deposit_amount: 'deposit',
    rental_amount: 'rent',
    contract_on: 'contract_on',
    balance_on: 'balance_on',
    move_in_on: 'move_in_on',
    end_on: 'lease_end_on',
  } as const satisfies Record<keyof LeaseInput, keyof WatchRow>
  return Object.fromEntries(
    Object.entries(lease).flatMap(([field, value]) =>
      value === undefined ? [] : [[names[field as keyof LeaseInput], value]],
    ),
  )
}
