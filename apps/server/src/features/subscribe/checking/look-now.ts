import type { subscribeLook } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { LOOKS_A_DAY } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import { sql } from 'kysely'
import { Fail, type Action } from '../../../kernel/serve.ts'
import { homeBySeq, isServed, lockOwnWatch } from '../queries.ts'
import { lookAtOnce } from './look-at-once.ts'

/** Sends for the list and the register of this minute; a few a day, because each reading costs us money. */
export const lookNow: Action<typeof subscribeLook> = (ctx, { id }, user) =>
  ctx.tx(async (tx) => {
    const watch = await lockOwnWatch(tx.db, user.seq, id)
    if (!watch) throw new Fail('notFound')
    const home = await homeBySeq(tx.db, watch.home_seq)
    if (!isServed(watch.state) || !home?.unique_no) throw new Fail('watchState')
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from subscribe_look where watch_seq = ${watch.watch_seq}
        and (asked_at at time zone 'Asia/Seoul')::date = (app_now() at time zone 'Asia/Seoul')::date`.execute(tx.db)
    const before = rows[0]?.n ?? 0
    if (before >= LOOKS_A_DAY) throw new Fail('dayLimit')
    await tx.db.insertInto('subscribe_look').values({ watch_seq: watch.watch_seq }).execute()
    await lookAtOnce(tx, home.home_seq)
    return { asked_at: tx.now().toISOString(), left_today: LOOKS_A_DAY - before - 1 }
  })
