import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../../../../db/database.ts'
import type { Context } from '../../../kernel/context.ts'

type Db = Context['db']
type Price = Selectable<Database['order_price']>
type Discount = Selectable<Database['order_discount']>
export type ChangeRow = Selectable<Database['order_change']>
const appNow = sql<Date>`app_now()`
type State = 'past' | 'now' | 'later' | 'void'

export const allProducts = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('order_product').select('product').orderBy('product').execute()).map((p) => p.product)
export const allPrices = (db: Db): Promise<(Price & { state: State })[]> =>
  db
    .selectFrom('order_price as p')
    .selectAll('p')
    .select(
      sql<State>`case when p.void_at is not null then 'void' when p.from_at > app_now() then 'later'
        when exists (select from order_price n where n.product = p.product and n.void_at is null
          and n.from_at > p.from_at and n.from_at <= app_now()) then 'past' else 'now' end`.as('state'),
    )
    .orderBy('p.from_at', 'desc')
    .orderBy('p.price_seq', 'desc')
    .execute()
export const allDiscounts = (db: Db): Promise<(Discount & { state: State })[]> =>
  db
    .selectFrom('order_discount as d')
    .selectAll('d')
    .select(
      sql<State>`case when d.until_at <= app_now() then 'past' when d.from_at > app_now() then 'later' else 'now' end`.as(
        'state',
      ),
    )
    .orderBy('d.from_at', 'desc')
    .orderBy('d.discount_seq', 'desc')
    .execute()

/** Of the prices that are in force at some time from now until then; 0 if it is not sold. */
export const highestListPrice = async (db: Db, product: string, until: Date): Promise<number> => {
  const { rows } = await sql<{ price: number }>`
    select coalesce(max(price), 0)::float8 as price from order_price p
    where product = ${product} and void_at is null and from_at <= ${until}::timestamptz and not exists (
      select from order_price n where n.product = p.product and n.void_at is null
        and n.from_at > p.from_at and n.from_at <= app_now())`.execute(db)
  return rows[0]?.price ?? 0
}

export const openChanges = (db: Db): Promise<ChangeRow[]> =>
  db.selectFrom('order_change').selectAll().where('decided_at', 'is', null).orderBy('change_seq').execute()
export const insertChange = (
  db: Db,
  c: Pick<Insertable<Database['order_change']>, 'kind' | 'product' | 'reason' | 'made_by'> & { terms: object },
) =>
  db
    .insertInto('order_change')
    .values({ ...c, terms: JSON.stringify(c.terms) })
    .returning('change_seq')
    .executeTakeFirstOrThrow()
export const lockChangeRow = (db: Db, changeSeq: number): Promise<ChangeRow | undefined> =>
  db.selectFrom('order_change').selectAll().where('change_seq', '=', changeSeq).forUpdate().executeTakeFirst()
export const decideChange = (
  db: Db,
  changeSeq: number,
  d: { decided_by: number; approved: boolean; decided_why: string },
) =>
  db
    .updateTable('order_change')
    .set({ ...d, decided_at: appNow })
    .where('change_seq', '=', changeSeq)
    .execute()

/** False if its start has passed meanwhile, or another price of the product starts at the same time. */
export const addPrice = async (
  db: Db,
  p: { product: string; from_at: string; price: number; tax_free: number },
): Promise<boolean> => {
  const { rows } = await sql`insert into order_price (product, from_at, price, tax_free)
    select ${p.product}, ${p.from_at}::timestamptz, ${p.price}, ${p.tax_free} where ${p.from_at}::timestamptz > app_now()
    on conflict do nothing returning price_seq`.execute(db)
  return rows.length > 0
}
/**
 * Effective from its date, or immediately if that has passed, because a stop cannot be too late. Existing orders can
 * still be paid, and are delivered.
 */
export const stopSelling = async (db: Db, product: string, fromAt: string | null): Promise<boolean> => {
  const { rows } = await sql`insert into order_price (product, from_at, price)
    values (${product}, greatest(${fromAt}::timestamptz, app_now()), null)
    on conflict do nothing returning price_seq`.execute(db)
  return rows.length > 0
}
export const voidPrice = async (db: Db, product: string, priceSeq: number): Promise<boolean> =>
  (
    await db
      .updateTable('order_price')
      .set({ void_at: appNow })
      .where('price_seq', '=', priceSeq)
      .where('product', '=', product)
      .where('void_at', 'is', null)
      .where('from_at', '>', appNow)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

type NewDiscount = {
  product: string
  name: string
  gives: string
  amount: number
  most: number | null
  from_at: string
  until_at: string | null
}
/** Adds a discount at our own cost; discounts that another issuer bears are campaigns. */
export const addDiscount = async (db: Db, d: NewDiscount): Promise<boolean> => {
  const { rows } =
    await sql`insert into order_discount (product, issuer_seq, name, gives, amount, most, from_at, until_at)
    select ${d.product}, issuer_seq, ${d.name}, ${d.gives}, ${d.amount}, ${d.most}, ${d.from_at}::timestamptz, ${d.until_at}::timestamptz
    from coupon_issuer where code = 'jipsalpim' and ${d.from_at}::timestamptz > app_now()
    returning discount_seq`.execute(db)
  return rows.length > 0
}
export const endDiscount = async (db: Db, product: string, discountSeq: number, until: string): Promise<boolean> => {
  const done = await sql`update order_discount set until_at = greatest(${until}::timestamptz, app_now())
    where discount_seq = ${discountSeq} and product = ${product} and from_at < greatest(${until}::timestamptz, app_now())
      and (until_at is null or until_at > greatest(${until}::timestamptz, app_now()))`.execute(db)
  return (done.numAffectedRows ?? 0n) > 0n
}
