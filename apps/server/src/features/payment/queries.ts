import type { Day } from '@jipsalpim/engine/values/day.ts'
import { sql, type Selectable } from 'kysely'
import type { Database } from '../../../../../db/database.ts'
import type { Context } from '../../main/context.ts'
import type { Difference } from './compare-books.ts'

type Db = Context['db']
export type AttemptRow = Selectable<Database['payment_attempt']>
export type AttemptState = AttemptRow['state']
export type RefundRow = Selectable<Database['payment_refund']>
export type WebhookRow = Selectable<Database['payment_webhook']>
const appNow = sql<Date>`app_now()`

/** Null when an open or paid attempt stands: the unique index decides, whatever tabs and clicks do. */
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

/** The open or paid attempt of an order, else its newest. */
export const attemptOf = (db: Db, merchantUid: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('merchant_uid', '=', merchantUid)
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

export const noteOpened = (db: Db, attemptSeq: number) =>
  db.updateTable('payment_attempt').set({ opened_at: appNow }).where('attempt_seq', '=', attemptSeq).execute()
export const noteAsked = (db: Db, attemptSeq: number) =>
  db.updateTable('payment_attempt').set({ checked_at: appNow }).where('attempt_seq', '=', attemptSeq).execute()
/** Counts the rungs of the resolver's ladder; the new count. */
export const countCheck = async (db: Db, attemptSeq: number): Promise<number> =>
  (
    await db
      .updateTable('payment_attempt')
      .set((e) => ({ checks: e('checks', '+', 1) }))
      .where('attempt_seq', '=', attemptSeq)
      .returning('checks')
      .executeTakeFirstOrThrow()
  ).checks

export type AttemptFacts = Partial<Pick<AttemptRow, 'gateway_id' | 'captured' | 'reason' | 'paid_on'>>
/** Compare-and-set; false when the attempt is in none of `from`, because somebody was first. */
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
  r: { attempt_seq: number; amount: number; reason: string; due_on: Day; tax_free: number },
) => db.insertInto('payment_refund').values(r).returningAll().executeTakeFirstOrThrow()
/** A refund that was made at the gateway, by hand: known only after the fact. */
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
/** Committed before the gateway is asked: from here on it may have happened. */
export const noteRefundAsked = async (db: Db, refundSeq: number): Promise<number | null> => {
  const row = await db
    .updateTable('payment_refund')
    .set((e) => ({ state: 'unknown', checks: e('checks', '+', 1) }))
    .where('refund_seq', '=', refundSeq)
    .where('state', 'in', ['pending', 'unknown'])
    .returning('checks')
    .executeTakeFirst()
  return row?.checks ?? null
}
export const moveRefund = async (db: Db, refundSeq: number, to: 'done' | 'refused'): Promise<boolean> => {
  const moved = await db
    .updateTable('payment_refund')
    .set({ state: to, ...(to === 'done' && { done_at: appNow }) })
    .where('refund_seq', '=', refundSeq)
    .where('state', 'in', ['pending', 'unknown'])
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}
export const setRefundAmount = (db: Db, refundSeq: number, amount: number) =>
  db.updateTable('payment_refund').set({ amount }).where('refund_seq', '=', refundSeq).executeTakeFirstOrThrow()

/** Null for one that was received before. */
export const insertWebhook = (
  db: Db,
  w: { vendor: string; event_key: string; body_sealed: Buffer; merchant_uid: string },
) =>
  db
    .insertInto('payment_webhook')
    .values(w)
    .onConflict((c) => c.columns(['vendor', 'event_key']).doNothing())
    .returning('webhook_seq')
    .executeTakeFirst()
export const webhookBySeq = (db: Db, webhookSeq: number): Promise<WebhookRow | undefined> =>
  db.selectFrom('payment_webhook').selectAll().where('webhook_seq', '=', webhookSeq).executeTakeFirst()
/** One look at the gateway answers every hint about the payment that came before it. */
export const noteWebhooksDone = (db: Db, w: WebhookRow, upTo: number) =>
  db
    .updateTable('payment_webhook')
    .set({ processed_at: appNow })
    .where('vendor', '=', w.vendor)
    .where('merchant_uid', '=', w.merchant_uid)
    .where('webhook_seq', '<=', upTo)
    .where('processed_at', 'is', null)
    .execute()
export const newestWebhook = async (
  db: Db,
  w: { vendor: string; merchant_uid: string | null },
): Promise<{ webhook_seq: number; recent: number }> =>
  db
    .selectFrom('payment_webhook')
    .select([
      sql<number>`coalesce(max(webhook_seq), 0)`.as('webhook_seq'),
      sql<number>`count(*) filter (where received_at > app_now() - interval '10 seconds')`.as('recent'),
    ])
    .where('vendor', '=', w.vendor)
    .where('merchant_uid', '=', w.merchant_uid)
    .executeTakeFirstOrThrow()

/** Every try at a gateway that was begun between two moments, in the order of their making. */
export const attemptsBetween = (db: Db, vendor: 'portone' | 'payple', from: Date, to: Date): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
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

export type DifferenceKind = Selectable<Database['payment_difference']>['kind']
export const keepDifference = (
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
/** The orders over which the books differ. */
export const openDifferences = (db: Db, vendor: 'portone' | 'payple') =>
  db
    .selectFrom('payment_difference')
    .select('merchant_uid')
    .distinct()
    .where('vendor', '=', vendor)
    .where('settled_at', 'is', null)
    .execute()
/** What was asked about and is found no more has come to agree. */
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
