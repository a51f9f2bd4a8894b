import type { Day } from '@jipsalpim/engine/values/day.ts'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import { prepared } from '../../../../../db/prepared.ts'
import type { Context } from '../../kernel/context.ts'
import type { Difference } from './books/compare-books.ts'

type Db = Context['db']
export type AttemptRow = Selectable<Database['payment_attempt']>
export type AttemptState = AttemptRow['state']
export type RefundRow = Selectable<Database['payment_refund']>
export type WebhookRow = Selectable<Database['payment_webhook']>
const appNow = sql<Date>`app_now()`

/** Null if the order already has an open or paid attempt: the unique index decides between concurrent tabs. */
export const insertAttempt = (
  db: Db,
  a: Pick<AttemptRow, 'order_seq' | 'vendor' | 'merchant_uid' | 'amount' | 'method'>,
) =>
  db
    .insertInto('payment_attempt')
    .values(a)
    .onConflict((c) => c.doNothing())
    .returningAll()
    .executeTakeFirst()

export const insertFreeAttempt = (db: Db, a: { order_seq: number; merchant_uid: string }) =>
  db
    .insertInto('payment_attempt')
    .values({ ...a, vendor: 'free', amount: 0, captured: 0, state: 'paid', settled_at: appNow })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Inserts a payment in addition to the one that settles its order; it is booked only to be refunded. */
export const insertSurplus = (
  db: Db,
  a: Pick<
    AttemptRow,
    'order_seq' | 'vendor' | 'merchant_uid' | 'method' | 'gateway_id' | 'amount' | 'captured' | 'paid_on'
  >,
) =>
  db
    .insertInto('payment_attempt')
    .values({ ...a, state: 'cancelled', reason: 'paid-again', surplus: true, settled_at: appNow })
    .returningAll()
    .executeTakeFirstOrThrow()

/** The attempt that decides the order's state: the open or paid one, else the newest. */
export const attemptOf = (db: Db, merchantUid: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('merchant_uid', '=', merchantUid)
    .where('surplus', '=', false)
    .orderBy(sql`state in ('pending', 'unknown', 'paid')`, 'desc')
    .orderBy('attempt_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
/** The same for an order at a gateway (not a free one). */
export const gatewayAttemptOf = (db: Db, orderSeq: number): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .where('vendor', '<>', 'free')
    .where('surplus', '=', false)
    .orderBy(sql`state in ('pending', 'unknown', 'paid')`, 'desc')
    .orderBy('attempt_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
export const attemptBySeq = (db: Db, attemptSeq: number): Promise<AttemptRow | undefined> =>
  db.selectFrom('payment_attempt').selectAll().where('attempt_seq', '=', attemptSeq).executeTakeFirst()
export const paidAttemptOfOrder = (db: Db, orderSeq: number): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'paid')
    .executeTakeFirst()

/** Payments in addition to the one that settles the order. */
export const surplusOfOrder = (db: Db, orderSeq: number): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .where('surplus', '=', true)
    .orderBy('attempt_seq')
    .execute()

export const markOpened = (db: Db, attemptSeq: number) =>
  db.updateTable('payment_attempt').set({ opened_at: appNow }).where('attempt_seq', '=', attemptSeq).execute()
export const markAsked = (db: Db, attemptSeq: number) =>
  db.updateTable('payment_attempt').set({ checked_at: appNow }).where('attempt_seq', '=', attemptSeq).execute()
/** Counts the resolver's checks; returns the new count. */
export const countCheck = async (db: Db, attemptSeq: number): Promise<number> =>
  (
    await db
      .updateTable('payment_attempt')
      .set((e) => ({ checks: e('checks', '+', 1) }))
      .where('attempt_seq', '=', attemptSeq)
      .returning('checks')
      .executeTakeFirstOrThrow()
  ).checks

export type AttemptFacts = Partial<
  Pick<AttemptRow, 'gateway_id' | 'captured' | 'reason' | 'paid_on' | 'card_name' | 'receipt_url'>
>
/** Compare-and-set; false if the attempt is in none of `from`, because a concurrent change won. */
export const moveAttempt = async (
  db: Db,
  attemptSeq: number,
  from: readonly AttemptState[],
  to: AttemptState,
  facts: AttemptFacts = {},
): Promise<boolean> => {
  const settled = to === 'paid' || to === 'failed' || to === 'cancelled'
  const moved = await db
    .updateTable('payment_attempt')
    .set({ state: to, ...facts, ...(settled && { settled_at: appNow }) })
    .where('attempt_seq', '=', attemptSeq)
    .where('state', 'in', from)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}
export const setGatewayId = (db: Db, attemptSeq: number, gateway_id: string) =>
  db.updateTable('payment_attempt').set({ gateway_id }).where('attempt_seq', '=', attemptSeq).execute()
export const setCaptured = (db: Db, attemptSeq: number, captured: number) =>
  db.updateTable('payment_attempt').set({ captured }).where('attempt_seq', '=', attemptSeq).execute()

export const insertRefund = (
  db: Db,
  r: Pick<RefundRow, 'attempt_seq' | 'amount' | 'reason' | 'tax_free' | 'of_order_seq'> & { due_on: Day },
) => db.insertInto('payment_refund').values(r).returningAll().executeTakeFirstOrThrow()
/** Inserts a refund made manually at the gateway, which we learn of afterwards. */
export const insertDoneRefund = (db: Db, r: { attempt_seq: number; amount: number; reason: string }) =>
  db
    .insertInto('payment_refund')
    .values({ ...r, state: 'done', done_at: appNow })
    .returningAll()
    .executeTakeFirstOrThrow()
export const refundBySeq = (db: Db, refundSeq: number): Promise<RefundRow | undefined> =>
  db.selectFrom('payment_refund').selectAll().where('refund_seq', '=', refundSeq).executeTakeFirst()
export const refundsOf = (db: Db, attemptSeq: number): Promise<RefundRow[]> =>
  db.selectFrom('payment_refund').selectAll().where('attempt_seq', '=', attemptSeq).orderBy('refund_seq').execute()
/** Counts the tries; null if the refund is settled or waits for an operator's decision. */
export const countRefundCheck = async (db: Db, refundSeq: number): Promise<number | null> => {
  const row = await db
    .updateTable('payment_refund')
    .set((e) => ({ checks: e('checks', '+', 1) }))
    .where('refund_seq', '=', refundSeq)
    .where('state', 'in', ['pending', 'unknown'])
    .returning('checks')
    .executeTakeFirst()
  return row?.checks ?? null
}
/**
 * Compare-and-set; false if a concurrent change won. 'unknown' is committed before the gateway is called, because the
 * refund may happen from then on. A definite answer also settles a refund in doubt.
 */
export const moveRefund = async (
  db: Db,
  refundSeq: number,
  to: RefundRow['state'],
  from: readonly RefundRow['state'][] = ['pending', 'unknown', 'doubt'],
): Promise<boolean> => {
  const moved = await db
    .updateTable('payment_refund')
    .set({ state: to, ...(to === 'done' && { done_at: appNow }) })
    .where('refund_seq', '=', refundSeq)
    .where('state', 'in', from)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}
export const setRefundAmount = (db: Db, refundSeq: number, amount: number) =>
  db.updateTable('payment_refund').set({ amount }).where('refund_seq', '=', refundSeq).executeTakeFirstOrThrow()

type Hint = { vendor: string; merchant_uid: string; gateway_id: string | null }
/** The maximum number of payment ids collected from hints about one order before the gateway is asked. */
const NAMED_AT_MOST = 3
/** True if a hint about this order is already queued, and this one adds no new payment id. */
export const addsNothingNew = async (db: Db, { gateway_id, ...about }: Hint): Promise<boolean> => {
  const [waiting] = await waitingHint(db, about)
  if (!waiting) return false
  const named = waiting.gateway_ids
  return gateway_id === null || named.includes(gateway_id) || named.length >= NAMED_AT_MOST
}
const waitingHint = prepared((db, w: Pick<Hint, 'vendor' | 'merchant_uid'>) =>
  db
    .selectFrom('payment_webhook')
    .select('gateway_ids')
    .where('vendor', '=', w.vendor)
    .where('event_key', '=', w.merchant_uid)
    .whereRef('told', '>', 'asked'),
)
/**
 * Updates the order's single hint row; null if a queued hint already covers this one. `recent`: the gateway has just
 * been asked.
 */
export const saveHint = (db: Db, { gateway_id, ...w }: Hint & { body_sealed: Buffer }) => {
  const named = sql<
    string[]
  >`(case when payment_webhook.processed_at is null then payment_webhook.gateway_ids else '{}' end || excluded.gateway_ids)`
  return db
    .insertInto('payment_webhook')
    .values({ ...w, event_key: w.merchant_uid, gateway_ids: gateway_id === null ? [] : [gateway_id] })
    .onConflict((c) =>
      c
        .columns(['vendor', 'event_key'])
        .doUpdateSet({
          told: sql`payment_webhook.told + 1`,
          received_at: appNow,
          processed_at: null,
          body_sealed: w.body_sealed,
          gateway_ids: sql`(${named})[cardinality(${named}) - ${NAMED_AT_MOST - 1}::int :]`,
        })
        .where(
          sql<boolean>`payment_webhook.told = payment_webhook.asked
            or (cardinality(payment_webhook.gateway_ids) < ${NAMED_AT_MOST}::int and not payment_webhook.gateway_ids @> excluded.gateway_ids)`,
        ),
    )
    .returning([
      'webhook_seq',
      sql<boolean>`coalesce(payment_webhook.asked_at > app_now() - interval '10 seconds', false)`.as('recent'),
    ])
    .executeTakeFirst()
}
export const webhookBySeq = (db: Db, webhookSeq: number): Promise<WebhookRow | undefined> =>
  db.selectFrom('payment_webhook').selectAll().where('webhook_seq', '=', webhookSeq).executeTakeFirst()
type Asked = Pick<WebhookRow, 'webhook_seq' | 'asked'>
/** Committed before the gateway is called: a hint that arrives later waits for another call. */
export const markHintsAsked = (db: Db, w: Pick<Hint, 'vendor' | 'merchant_uid'>) =>
  db
    .updateTable('payment_webhook')
    .set((e) => ({ asked: e.ref('told'), asked_at: appNow }))
    .where('vendor', '=', w.vendor)
    .where('merchant_uid', '=', w.merchant_uid)
    .where('processed_at', 'is', null)
    .returning(['webhook_seq', 'asked', 'gateway_ids'])
    .execute()
/**
 * One call to the gateway answers every hint about the payment that arrived before the call, but none that arrived
 * later.
 */
export const markHintsDone = (db: Db, hints: readonly Asked[]) =>
  db
    .updateTable('payment_webhook as w')
    .from(
      sql<Asked>`unnest(${hints.map((h) => h.webhook_seq)}::bigint[], ${hints.map((h) => h.asked)}::int[])`.as<'h'>(
        sql`h(webhook_seq, asked)`,
      ),
    )
    .set({ processed_at: appNow })
    .whereRef('w.webhook_seq', '=', 'h.webhook_seq')
    .whereRef('w.told', '=', 'h.asked')
    .execute()

/**
 * All attempts at a gateway whose window was last opened between two instants, oldest first. A window may also be
 * opened again for an older order.
 */
export const attemptsBetween = (db: Db, vendor: 'portone' | 'payple', from: Date, to: Date): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('opened_at', '>=', from)
    .where('opened_at', '<', to)
    .orderBy('attempt_seq')
    .execute()

/** Attempts without a known payment whose window was opened between two instants, least recently checked first. */
export const openAttemptsBetween = (
  db: Db,
  vendor: 'portone' | 'payple',
  from: Date,
  to: Date,
): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('opened_at', '>=', from)
    .where('opened_at', '<', to)
    .where('state', 'in', ['pending', 'unknown', 'failed'])
    .where('amount', '>', 0)
    .orderBy('checked_at', (o) => o.asc().nullsFirst())
    .orderBy('attempt_seq')
    .execute()

export const attemptsOf = (db: Db, vendor: 'portone' | 'payple', merchantUid: string): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('merchant_uid', '=', merchantUid)
    .orderBy('attempt_seq')
    .execute()

export const saveDifference = (
  db: Db,
  vendor: 'portone' | 'payple',
  merchantUid: string,
  { kind, ours, theirs }: Difference,
) =>
  db
    .insertInto('payment_difference')
    .values({
      vendor,
      merchant_uid: merchantUid,
      kind,
      ours_paid: ours?.paid ?? null,
      ours_back: ours?.back ?? null,
      theirs_paid: theirs?.paid ?? null,
      theirs_back: theirs?.back ?? null,
    })
    .onConflict((c) => c.columns(['vendor', 'merchant_uid', 'kind']).where('settled_at', 'is', null).doNothing())
    .execute()
/** The orders for which the books differ. */
export const openDifferences = (db: Db, vendor: 'portone' | 'payple') =>
  db
    .selectFrom('payment_difference')
    .select('merchant_uid')
    .distinct()
    .where('vendor', '=', vendor)
    .where('settled_at', 'is', null)
    .execute()
/** Closes the differences that were checked and no longer found. */
export const settleDifferences = (
  db: Db,
  vendor: 'portone' | 'payple',
  { asked, still }: { asked: readonly string[]; still: readonly string[] },
) =>
  db
    .updateTable('payment_difference')
    .set({ settled_at: appNow })
    .where('vendor', '=', vendor)
    .where('settled_at', 'is', null)
    .where(sql<boolean>`merchant_uid = any(${asked}::text[])`)
    .where(sql<boolean>`merchant_uid <> all(${still}::text[])`)
    .execute()
