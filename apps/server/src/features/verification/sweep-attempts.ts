import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/**
 * Erases the agency's data after a day, used or not; an account that needs it longer has its own copy. The index of the
 * phone number stays as long as the attempt counts toward a limit.
 */
export async function sweepCells(db: Context['db'], limit: number, period: string): Promise<number> {
  const emptied = await sql`
    update verification_attempt set name_sealed = null, phone_sealed = null, birth_sealed = null, ci_sealed = null,
      ci_index = null, di_sealed = null
    where user_verify_seq in (
      select user_verify_seq from verification_attempt
      where ci_sealed is not null and settled_at < app_now() - ${period}::interval limit ${limit})`.execute(db)
  const uncounted = await sql`
    update verification_attempt set phone_index = null where user_verify_seq in (
      select user_verify_seq from verification_attempt
      where phone_index is not null and created_at < app_now() - ${period}::interval limit ${limit})`.execute(db)
  return Math.max(Number(emptied.numAffectedRows ?? 0n), Number(uncounted.numAffectedRows ?? 0n))
}

/** Deletes attempts after a year. */
export async function sweepAttempts(db: Context['db'], limit: number, period: string): Promise<number> {
  const gone = await sql`
    delete from verification_attempt where user_verify_seq in (
      select user_verify_seq from verification_attempt where created_at < app_now() - ${period}::interval limit ${limit})`.execute(
    db,
  )
  return Number(gone.numAffectedRows ?? 0n)
}
