import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import { JOB_CHANNEL } from '../kernel/queue.ts'

/**
 * Makes a dead job due again, with all its retries. The second of two concurrent calls finds it alive, or finished and
 * deleted.
 */
export async function revive(db: Kysely<Database>, jobSeq: number): Promise<'revived' | 'alive' | 'not-there'> {
  const { rows } = await sql`
    with back as (
      update platform_job set state = 'retry', attempts = 0, lost = 0, run_at = app_now()
      where job_seq = ${jobSeq} and state = 'dead' returning name
    )
    select pg_notify(${JOB_CHANNEL}, name) from back`.execute(db)
  if (rows.length > 0) return 'revived'
  const there = await db.selectFrom('platform_job').select('state').where('job_seq', '=', jobSeq).executeTakeFirst()
  return there ? 'alive' : 'not-there'
}
