import type { AddressHit } from '@jipsalpim/providers/address/port.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { periodOf } from '@jipsalpim/engine/watch/billing.ts'
import { sql } from 'kysely'
import type { Context, TxContext } from '../../../kernel/context.ts'
import { checkKey } from '../checking/check-key.ts'
import { insertHome, insertPeriod, insertWatch, watchesUnit, type Lease } from '../queries.ts'

export type NewWatch = Lease & {
  user_seq: number
  order_seq: number
  of_order_seq: number | null
  /** The stored card that pays for the next period; null: the watch ends with the first one. */
  card_seq: number | null
  plan: 'month' | 'year'
  /** The price paid for the first period, and its value including discounts borne by others; won. */
  price: number
  worth: number
  hit: AddressHit
  address: string
  building_dong: string | null
  building_ho: string | null
  /** The register that the buyer confirmed; null: the only one at the address. */
  chosen_no: string | null
}

/**
 * Begins a paid watch in the payment's transaction. Its home has a row of its own until the register is found; then all
 * watches of that register share one row. The first check runs immediately.
 */
export async function beginWatch(
  tx: TxContext,
  { hit, price, worth, address, building_dong, building_ho, chosen_no, ...watch }: NewWatch,
) {
  const { home_seq } = await insertHome(tx.db, {
    hit: JSON.stringify(hit),
    address,
    building_dong,
    building_ho,
    chosen_no,
  })
  const anchor_on = dayInSeoul(tx.now())
  const { to } = periodOf(anchor_on, watch.plan, 0)
  // Without a card for the next period, the watch ends with the paid one.
  const ends_on = watch.card_seq === null ? to : null
  const { watch_seq } = await insertWatch(tx.db, { ...watch, home_seq, anchor_on, ends_on })
  await insertPeriod(tx.db, {
    watch_seq,
    nth: 0,
    from_on: anchor_on,
    to_on: to,
    price,
    worth,
    order_seq: watch.order_seq,
    state: 'paid',
    paid_at: tx.now(),
  })
  await tx.enqueue('subscribe.check', { home_seq }, { key: checkKey(home_seq) })
}

/** Serializes beginning and moving a user's watches: two of one home must see each other. */
export const lockWatching = (ctx: Pick<Context, 'db'>, userSeq: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('notifier', ${userSeq}))`.execute(ctx.db)

/** True if this user already watches this unit of this lot: they must not pay twice. */
export const isWatched = (
  ctx: Pick<Context, 'db'>,
  userSeq: number,
  home: { address_jibun: string | null; building_dong: string | null; building_ho: string | null },
): Promise<boolean> =>
  watchesUnit(ctx.db, userSeq, { lot: home.address_jibun, dong: home.building_dong, ho: home.building_ho })
