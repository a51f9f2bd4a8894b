import { assess } from '@jipsalpim/engine/assess.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { postNotice } from '../../message/post-notice.ts'
import { placeOf } from '../alerting/post-alert.ts'
import { inputOf } from '../judging/input-of.ts'
import { changeWatch, endWatch, livingWatches, type HomeRow, type WatchRow } from '../queries.ts'

/** The first register was read: the service of everybody who waited for it has begun. */
export async function beginAll(tx: TxContext, home: HomeRow, register: RegisterDocument): Promise<void> {
  const today = dayInSeoul(tx.now())
  for (const watch of await livingWatches(tx.db, home.home_seq)) {
    await tx.hooks.watchOrders.onBegun(tx, watch.order_seq)
    const { grade } = assess(await inputOf(tx, watch, home, register, today))
    await changeWatch(tx.db, watch.watch_seq, { grade })
    await tellBegun(tx, watch, home)
  }
}

/** Once for each watch: a repeat has the same reference. */
export const tellBegun = (tx: TxContext, watch: WatchRow, home: HomeRow) =>
  postNotice(tx, {
    user_seq: watch.user_seq,
    order_seq: watch.order_seq,
    template: 'watch-begun',
    variables: { home: placeOf(home) },
    reference: `watch-begun-${watch.watch_seq}`,
  })

/** The home cannot be watched: everybody gets everything back. */
export async function refuseAll(tx: TxContext, home: HomeRow): Promise<void> {
  for (const watch of await livingWatches(tx.db, home.home_seq)) {
    await endWatch(tx.db, watch, 'stopped')
    await tx.hooks.watchOrders.onRefused(tx, watch.order_seq, 'watch-not-found')
  }
}
