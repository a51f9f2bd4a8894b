import type { subscribeLook } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { LOOKS_A_DAY } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { homeBySeq, isServed, lockOwnWatch } from '../queries.ts'
import { checkRequestsToday } from './request-queries.ts'
import { scheduleCheckNow } from './schedule-check-now.ts'

/** Requests the list and the register now; limited per day, because each reading costs money. */
export const requestCheck: Action<typeof subscribeLook> = (ctx, { id }, user) =>
  ctx.tx(async (tx) => {
    const watch = await lockOwnWatch(tx.db, user.seq, id)
    if (!watch) throw new Fail('notFound')
    const home = await homeBySeq(tx.db, watch.home_seq)
    if (!isServed(watch.state) || !home?.unique_no) throw new Fail('watchState')
    const before = await checkRequestsToday(tx.db, watch.watch_seq)
    if (before >= LOOKS_A_DAY) throw new Fail('dayLimit')
    await tx.db.insertInto('subscribe_look').values({ watch_seq: watch.watch_seq }).execute()
    await scheduleCheckNow(tx, home.home_seq)
    return { asked_at: tx.now().toISOString(), left_today: LOOKS_A_DAY - before - 1 }
  })
