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

/** `first` to `last`: the days of charges for which a price is asked today. `month`, `year`: the highest list prices. */
export type Asking = { today: Day; first: Day; last: Day; month: number; year: number }
/** As many watches are read by one statement, so that it ends in time however many there are. */
const READ_AT_ONCE = 20_000
/**
 * The watches that may have to be asked, told or ended, of the next ones after `after` that a stored card renews: those
 * whose price may rise, and those with a question or a notice due. Whether it is so is decided under the watch's lock.
 * `last`: the last one that was read; null if there is none.
 */
export const watchesToAsk = async (
  db: Db,
  { today, first, last, month, year }: Asking,
  after: number,
): Promise<{ last: number | null; watches: number[] }> => {
  const { rows } = await sql<{ last: number | null; watches: number[] }>`
    with read as materialized (
      select watch_seq, plan from subscribe_watch
      where ended_at is null and ends_on is null and card_seq is not null and state = 'active' and watch_seq > ${after}
      order by watch_seq limit ${READ_AT_ONCE}
    )
    select (select max(watch_seq) from read) as last, array(
      select w.watch_seq from read w
        join lateral (select nth, to_on + 1 as charge_on from subscribe_period p
          where p.watch_seq = w.watch_seq and p.state = 'paid' order by nth desc limit 1) paid on true
        left join subscribe_consent c on c.watch_seq = w.watch_seq and c.nth = paid.nth + 1
      where paid.charge_on between ${today}::date and ${last}::date and case
        when c.offer_seq is not null then c.ask_until < ${today}::date
          and (c.agreed or c.plan_offer_seq is null) and (c.agreed and c.reminded_at is not null) is not true
        else paid.charge_on >= ${first}::date and case w.plan when 'year' then ${year}::bigint else ${month}::bigint end > (
          select p.price from subscribe_period p where p.watch_seq = w.watch_seq and p.state = 'paid' and not p.bridge
          order by nth desc limit 1)
        end
      order by w.watch_seq
    ) as watches`.execute(db)
  return rows[0] ?? { last: null, watches: [] }
}
