import { sql } from 'kysely'
import type { Sweep } from '../../kernel/manifest.ts'

/** Who has used a campaign's coupon or a newcomer's discount, as keyed hashes: once the period of their row is over. */
export const sweepPersons: Sweep = async (db, limit) => {
  const { rows } = await sql<{
    n: number
  }>`select coupon_person_sweep(${limit}) + order_discount_person_sweep(${limit}) as n`.execute(db)
  return rows[0]?.n ?? 0
}
