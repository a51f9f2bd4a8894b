import { sql } from 'kysely'
import type { Sweep } from '../../kernel/manifest.ts'

/**
 * Deletes registers and owners of homes without watches, and the assessments of their alerts. Rows of watches, events
 * and alerts are kept, without data that names a third party.
 */
export const sweepHomes: Sweep = async (db, limit, period) => {
  const gone = await sql`
    update subscribe_home set owner_sealed = null, facts_sealed = null where home_seq in (
      select home_seq from subscribe_turn join subscribe_home using (home_seq) where idle_since < app_now() - ${period}::interval
        and num_nonnulls(owner_sealed, facts_sealed) > 0 limit ${limit})`.execute(db)
  const prints = await sql`
    update subscribe_print set register_sealed = null where print_seq in (
      select p.print_seq from subscribe_print p join subscribe_turn t using (home_seq)
      where t.idle_since < app_now() - ${period}::interval and p.register_sealed is not null limit ${limit})`.execute(
    db,
  )
  await sql`delete from subscribe_price where home_seq in (
    select p.home_seq from subscribe_price p join subscribe_turn t using (home_seq)
    where t.idle_since < app_now() - ${period}::interval limit ${limit})`.execute(db)
  return Math.max(Number(gone.numAffectedRows ?? 0n), Number(prints.numAffectedRows ?? 0n))
}
