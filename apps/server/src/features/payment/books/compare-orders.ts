import type { GatewayPayment } from '@jipsalpim/providers/payment/port.ts'
import type { Context } from '../../../kernel/context.ts'
import { fetchPayments, type FetchedPayment } from '../settling/fetch-payments.ts'
import { bookPayments } from './book-payments.ts'
import { compareBooks, type Difference, type OurBook } from './compare-books.ts'
import {
  attemptOf,
  attemptsBetween,
  attemptsOf,
  saveDifference,
  openDifferences,
  refundsOf,
  settleDifferences,
  type AttemptRow,
} from '../queries.ts'
import { isOpen, sumBack } from '../refund/refund-state.ts'

/** Thrown if the gateway does not answer: it may be down all morning, so no more orders are compared. */
export class GatewayDown extends Error {}
export type Vendor = 'portone' | 'payple'
export type TimeRange = { from: Date; to: Date }
export const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 86_400_000)

/** Compares the gateway's book of a period with ours, order by order. Returns the order numbers that were compared. */
export async function compareOrders(ctx: Context, vendor: Vendor, { from, to }: TimeRange): Promise<string[]> {
  const books = await readBooks(ctx, vendor, { from, to })
  // An attempt may be older than its payment, which the gateway files under the day on which the payment began.
  const attempts = await attemptsBetween(ctx.db, vendor, daysBefore(from, 1), to)
  const numbers = [...new Set([...attempts.map((a) => a.merchant_uid), ...(books?.keys() ?? [])])]
  const found: Found[] = []
  for (const merchant_uid of numbers) {
    const listed = books && (books.get(merchant_uid) ?? [])
    found.push({ merchant_uid, difference: await differenceOf(ctx, vendor, merchant_uid, listed) })
  }
  await saveFound(ctx, vendor, found)
  return numbers
}

/**
 * Checks the open differences that are not in `asked`, each by its order number, so that a difference of any age is
 * closed at the next comparison after the books agree.
 */
export async function recheckOpenDifferences(ctx: Context, vendor: Vendor, asked: ReadonlySet<string>): Promise<void> {
  for (const { merchant_uid } of await openDifferences(ctx.db, vendor)) {
    if (asked.has(merchant_uid)) continue
    const listed = await ctx.payment[vendor].listed(merchant_uid)
    if (!listed.ok) throw new GatewayDown(`${vendor}: ${listed.message}`)
    // A gateway without a list can only be asked about single attempts.
    if (!listed.value && !(await attemptOf(ctx.db, merchant_uid))) continue
    await compareOrder(ctx, vendor, merchant_uid, listed.value)
  }
}

/** Compares one order. `listed`: its entries in the gateway's list; null if the gateway has no list. */
export async function compareOrder(
  ctx: Context,
  vendor: Vendor,
  merchant_uid: string,
  listed: readonly GatewayPayment[] | null,
): Promise<void> {
  const difference = await differenceOf(ctx, vendor, merchant_uid, listed)
  await saveFound(ctx, vendor, [{ merchant_uid, difference }])
}

/** The result of a comparison; a null difference: the books agree. */
type Found = { merchant_uid: string; difference: Difference | null }
async function saveFound(ctx: Context, vendor: Vendor, found: readonly Found[]): Promise<void> {
  for (const { merchant_uid, difference } of found) {
    if (!difference) continue
    ctx.log.error({ vendor, merchant_uid, kind: difference.kind }, 'payment: the books differ')
    await saveDifference(ctx.db, vendor, merchant_uid, difference)
  }
  const asked = found.map((f) => f.merchant_uid)
  const still = found.filter((f) => f.difference).map((f) => f.merchant_uid)
  await settleDifferences(ctx.db, vendor, { asked, still })
}

/** Everything on the gateway's list, by order; null if it has no list. */
async function readBooks(
  ctx: Context,
  vendor: Vendor,
  stretch: TimeRange,
): Promise<ReadonlyMap<string, GatewayPayment[]> | null> {
  const books = new Map<string, GatewayPayment[]>()
  for (let page = 1; ; page++) {
    const answer = await ctx.payment[vendor].books({ ...stretch, page })
    if (!answer.ok) throw new GatewayDown(`${vendor}: ${answer.message}`)
    if (!answer.value) return null
    for (const payment of answer.value.payments)
      books.set(payment.merchantUid, [...(books.get(payment.merchantUid) ?? []), payment])
    if (!answer.value.more) return books
  }
}

/**
 * Compares one order. If there is a difference, books everything that the gateway reports, so that it is settled or
 * refunded automatically; returns what still differs and needs an operator. A repeated check only adds to what was
 * found.
 */
async function differenceOf(
  ctx: Context,
  vendor: Vendor,
  merchantUid: string,
  listed: readonly GatewayPayment[] | null,
): Promise<Difference | null> {
  const attempt = await attemptOf(ctx.db, merchantUid)
  if (!attempt) return compareBooks(null, listed ?? [])
  const first = compareBooks(await ourBook(ctx, vendor, merchantUid), listed ?? (await fetchOrThrow(ctx, attempt)))
  if (!first) return null
  const now = await fetchOrThrow(ctx, attempt)
  const unlisted = (listed ?? []).filter((p) => !now.some((n) => n.gatewayId === p.gatewayId))
  const payments: readonly FetchedPayment[] = [...now, ...unlisted.map((p) => ({ ...p, paidOn: null }))]
  await bookPayments(ctx, attempt, payments)
  return compareBooks(await ourBook(ctx, vendor, merchantUid), payments)
}

async function fetchOrThrow(ctx: Context, attempt: AttemptRow): Promise<readonly FetchedPayment[]> {
  const answer = await fetchPayments(ctx, attempt)
  if (!answer.ok) throw new GatewayDown(`payment ${attempt.attempt_seq}: ${answer.message}`)
  return answer.value
}

async function ourBook(ctx: Context, vendor: Vendor, merchantUid: string): Promise<OurBook> {
  const tries = await attemptsOf(ctx.db, vendor, merchantUid)
  if (tries.length === 0) return null
  const taken = tries.filter((a) => (a.captured ?? 0) > 0)
  const refunds = (await Promise.all(taken.map((a) => refundsOf(ctx.db, a.attempt_seq)))).flat()
  return {
    paid: taken.reduce((sum, a) => sum + (a.captured ?? 0), 0),
    back: sumBack(refunds),
    ids: taken.flatMap((a) => a.gateway_id ?? []),
    open: refunds.some(isOpen),
  }
}
