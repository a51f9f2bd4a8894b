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
  /** The kept card that pays the next period; null: it ends with the first one. */
  card_seq: number | null
  plan: 'month' | 'year'
  /** What was paid for the first period, and what it is owed for with the discounts that others bear; won. */
  price: number
  worth: number
  hit: AddressHit
  address: string
  building_dong: string | null
  building_ho: string | null
  /** The register that the buyer confirmed; null: the only one of the address. */
  chosen_no: string | null
}

/**
 * Begins a watch that was paid for, in the payment's transaction. Its home has a row of its own until the register is
 * found; then everybody who watches that register shares one. The first check runs at once.
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
  // Without a card that pays the next period, it ends with the one that is paid.
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

/** One person's watches are begun and moved one after the other: two of one home must see each other. */
export const lockWatching = (ctx: Pick<Context, 'db'>, userSeq: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('notifier', ${userSeq}))`.execute(ctx.db)

/** True when this person watches this unit of this lot already: one of them would be paid for nothing. */
export const isWatched = (
  ctx: Pick<Context, 'db'>,
  userSeq: number,
  home: { address_jibun: string | null; building_dong: string | null; building_ho: string | null },
): Promise<boolean> =>
  watchesUnit(ctx.db, userSeq, { lot: home.address_jibun, dong: home.building_dong, ho: home.building_ho })
