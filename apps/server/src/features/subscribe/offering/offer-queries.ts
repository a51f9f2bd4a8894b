import type { Day } from '@jipsalpim/engine/values/day.ts'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
export type PlanOfferRow = Selectable<Database['subscribe_offer']>

/** The offers valid now, best first. */
export const offersInForce = (db: Db): Promise<PlanOfferRow[]> =>
  db
    .selectFrom('subscribe_offer')
    .selectAll()
    .where('from_at', '<=', sql<Date>`app_now()`)
    .where('until_on', '>=', sql<Day>`(app_now() at time zone 'Asia/Seoul')::date`)
    .orderBy('price')
    .orderBy('plan_offer_seq')
    .execute()

/** False if its start has passed meanwhile. */
export const insertOffer = async (
  db: Db,
  offer: { price: number; from_at: string; until_on: Day },
): Promise<boolean> => {
  const { rows } = await sql`insert into subscribe_offer (price, from_at, until_on)
    select ${offer.price}, ${offer.from_at}::timestamptz, ${offer.until_on}::date where ${offer.from_at}::timestamptz > app_now()
    returning plan_offer_seq`.execute(db)
  return rows.length > 0
}
