import type { Day } from '@jipsalpim/engine/values/day.ts'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
export type OfferRow = Selectable<Database['subscribe_consent']>

/** The open or answered price questions of these watches, until the day of the charge. */
export const openOffers = (db: Db, watchSeqs: readonly number[], today: Day): Promise<OfferRow[]> =>
  watchSeqs.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('subscribe_consent')
        .selectAll()
        .where('watch_seq', 'in', watchSeqs)
        .where('charge_on', '>=', today)
        .orderBy('nth', 'desc')
        .execute()

export const offerOf = (db: Db, watchSeq: number, nth: number): Promise<OfferRow | undefined> =>
  db
    .selectFrom('subscribe_consent')
    .selectAll()
    .where('watch_seq', '=', watchSeq)
    .where('nth', '=', nth)
    .executeTakeFirst()
/** Undefined if the question was already asked. */
export const insertOffer = (
  db: Db,
  offer: Pick<OfferRow, 'watch_seq' | 'nth' | 'charge_on' | 'price_before' | 'price' | 'ask_until'>,
): Promise<OfferRow | undefined> =>
  db
    .insertInto('subscribe_consent')
    .values(offer)
    .onConflict((c) => c.columns(['watch_seq', 'nth']).doNothing())
    .returningAll()
    .executeTakeFirst()
/** Stores an accepted offer; one that was withdrawn before is accepted again. */
export const upsertAgreed = (db: Db, row: Omit<OfferRow, 'offer_seq' | 'asked_at' | 'noticed_at' | 'reminded_at'>) =>
  db
    .insertInto('subscribe_consent')
    .values(row)
    .onConflict((c) => c.columns(['watch_seq', 'nth']).doUpdateSet(row))
    .execute()
/** An offered plan that was declined or withdrawn: the watch continues as before. */
export const isDeclinedPlan = ({ plan_offer_seq, agreed }: OfferRow): boolean => plan_offer_seq !== null && !agreed
export const changeOffer = (
  db: Db,
  offerSeq: number,
  to: Partial<Pick<OfferRow, 'agreed' | 'answered_at' | 'noticed_at' | 'reminded_at'>>,
) => db.updateTable('subscribe_consent').set(to).where('offer_seq', '=', offerSeq).execute()

/** Watches that a stored card renews on one of these days. */
export const renewingBetween = async (db: Db, from: Day, until: Day, after: number): Promise<number[]> => {
  const { rows } = await sql<{ watch_seq: number }>`
    select w.watch_seq from subscribe_watch w
      join lateral (select to_on from subscribe_period p where p.watch_seq = w.watch_seq and p.state = 'paid'
        order by nth desc limit 1) last on true
    where w.ended_at is null and w.ends_on is null and w.card_seq is not null and w.state = 'active'
      and last.to_on + 1 between ${from}::date and ${until}::date and w.watch_seq > ${after}
    order by w.watch_seq limit 500`.execute(db)
  return rows.map((r) => r.watch_seq)
}
