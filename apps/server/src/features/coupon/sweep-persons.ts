import { sql } from 'kysely'
import type { Sweep } from '../../kernel/manifest.ts'

/**
 * Deletes who has used a campaign's coupon or a new-member discount (keyed hashes), once the period of the row is over.
 */
export const sweepPersons: Sweep = async (db, limit) => {
  const { rows } = await sql<{
    n: number
  }>`select coupon_person_sweep(${limit}) + order_discount_person_sweep(${limit}) as n`.execute(db)
  return rows[0]?.n ?? 0
}
