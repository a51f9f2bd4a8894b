import { watchingStates } from '@jipsalpim/contract/areas/subscribe/watch-terms.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import type { WatchRow } from '../queries.ts'

type Db = Context['db']

/** Users with a watch from before the month that begins on `until`, who were not sent a statement up to then. */
export const usersToState = async (db: Db, until: Day, most: number): Promise<number[]> => {
  const { rows } = await sql<{ user_seq: number }>`
    select distinct user_seq from subscribe_watch
    where ended_at is null and stated_until < ${until}::date
      and state = any(${[...watchingStates]}::text[]) and begun_at < ${until}::date::timestamp at time zone 'Asia/Seoul'
    limit ${most}`.execute(db)
  return rows.map(({ user_seq }) => user_seq)
}
export const isToState = (watch: WatchRow, until: Day): boolean =>
  watchingStates.some((s) => s === watch.state) &&
  watch.stated_until < until &&
  watch.begun_at < new Date(`${until}T00:00:00+09:00`)
/** False if another run has marked one of them since. */
export const markStated = async (db: Db, watchSeqs: readonly number[], until: Day): Promise<boolean> => {
  const { rows } = await sql`
    update subscribe_watch set stated_until = ${until}::date where watch_seq in (
      select watch_seq from subscribe_watch where watch_seq = any(${watchSeqs}::bigint[])
        and stated_until < ${until}::date order by watch_seq for update)
    returning watch_seq`.execute(db)
  return rows.length === watchSeqs.length
}
