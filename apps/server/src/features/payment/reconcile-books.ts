import { day, dayInSeoul, daysBetween } from '@jipsalpim/engine/values/day.ts'
import type { GatewayPayment } from '@jipsalpim/providers/payment/port.ts'
import type { JobHandler } from '../../jobs/runner.ts'
import type { Context } from '../../main/context.ts'
import { compareBooks, type Difference, type OurBook } from './compare-books.ts'
import { giveBackRest } from './give-back-rest.ts'
import { inquirePayment } from './inquire-payment.ts'
import {
  attemptBySeq,
  attemptOf,
  attemptsBetween,
  attemptsOf,
  keepDifference,
  openDifferences,
  refundsOf,
  settleDifferences,
  type AttemptRow,
} from './queries.ts'
import { reconcilePaid } from './reconcile-paid.ts'
import { settlePayment } from './settle-payment.ts'

/** A payment that begins before midnight may end, be cancelled or be told of days later. */
const DAYS = 4
/** What was begun just now is still on its way. */
const QUIET_MINUTES = 30
/**
 * What is older may be given back by hand at the gateway, and the notice of it be lost: each morning one older stretch
 * of as many days is laid beside, too. A stretch is further back by its own length than the one of the morning before, so
 * that in as many mornings as there are stretches every payment of half a year is seen again. A difference that stands
 * open is asked about every morning.
 */
const OLDER_STRETCHES = 44

/**
 * Every morning the gateways' books are laid beside ours. What differs is asked once more by the road that settles it;
 * what differs even then is kept for a person, and closed by itself once it agrees.
 */
export const reconcileBooks: JobHandler<'payment.reconcile'> = async (ctx, asked) => {
  const stretch = asked.stretch ?? daysBetween(FIRST_MORNING, dayInSeoul(ctx.now())) % OLDER_STRETCHES
  const to = new Date(ctx.now().getTime() - QUIET_MINUTES * 60_000)
  const recent = daysBefore(to, DAYS)
  const older = daysBefore(recent, stretch * DAYS)
  try {
    for (const vendor of ['portone', 'payple'] as const) {
      const asked = await layBeside(ctx, vendor, recent, to)
      const before = await layBeside(ctx, vendor, daysBefore(older, DAYS), older)
      await askOpenAgain(ctx, vendor, new Set([...asked, ...before]))
    }
  } catch (error) {
    if (!(error instanceof Silent)) throw error
    ctx.log.warn({ why: error.message }, 'payment: the books are compared later')
    await ctx.enqueue('payment.reconcile', { stretch }, { afterSeconds: AGAIN_SECONDS, key: 'schedule' })
  }
}
const FIRST_MORNING = day('2026-01-01')
const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 86_400_000)

/** A gateway may be away all morning: nothing is judged meanwhile. */
class Silent extends Error {}
const AGAIN_SECONDS = 1800

type Vendor = 'portone' | 'payple'
/** The orders that were asked about. */
async function layBeside(ctx: Context, vendor: Vendor, from: Date, to: Date): Promise<string[]> {
  const books = await readBooks(ctx, vendor, from, to)
  // An attempt may be older than its payment, which the gateway files under the day it began there.
  const attempts = await attemptsBetween(ctx.db, vendor, daysBefore(from, 1), to)
  const known = new Set(attempts.map((a) => a.merchant_uid))
  const found: Found[] = []
  for (const merchant_uid of known) {
    const tries = attempts.filter((a) => a.merchant_uid === merchant_uid)
    found.push({ merchant_uid, difference: await differenceOf(ctx, tries, books?.get(merchant_uid) ?? null) })
  }
  for (const [merchant_uid, told] of books ?? [])
    if (!known.has(merchant_uid)) found.push({ merchant_uid, difference: await withoutTry(ctx, merchant_uid, told) })
  await keepFound(ctx, vendor, found)
  return found.map((f) => f.merchant_uid)
}

/**
 * What stands open and was not `asked` about this morning is asked about by its own number: it closes on the morning
 * after it agrees, however old it is.
 */
async function askOpenAgain(ctx: Context, vendor: Vendor, asked: ReadonlySet<string>): Promise<void> {
  for (const { merchant_uid } of await openDifferences(ctx.db, vendor)) {
    if (asked.has(merchant_uid)) continue
    const tries = await attemptsOf(ctx.db, vendor, merchant_uid)
    const listed = await ctx.payment[vendor].listed(merchant_uid)
    if (!listed.ok) throw new Silent(`${vendor}: ${listed.message}`)
    // A gateway that keeps no list tells of a try only.
    if (tries.length === 0 && listed.value === null) continue
    const difference = await (tries.length > 0
      ? differenceOf(ctx, tries, listed.value)
      : withoutTry(ctx, merchant_uid, listed.value ?? []))
    await keepFound(ctx, vendor, [{ merchant_uid, difference }])
  }
}

/** What was asked about; null: the books agree. */
type Found = { merchant_uid: string; difference: Difference | null }
async function keepFound(ctx: Context, vendor: Vendor, found: readonly Found[]): Promise<void> {
  for (const { merchant_uid, difference } of found) {
    if (!difference) continue
    ctx.log.error({ vendor, merchant_uid, kind: difference.kind }, 'payment: the books differ')
    await keepDifference(ctx.db, vendor, merchant_uid, difference)
  }
  const asked = found.map((f) => f.merchant_uid)
  const still = found.filter((f) => f.difference).map((f) => f.merchant_uid)
  await settleDifferences(ctx.db, vendor, { asked, still })
}

/** A payment that the gateway lists and that none of the tries at hand is of. */
const withoutTry = async (ctx: Context, merchantUid: string, told: readonly GatewayPayment[]) =>
  compareBooks(await ourBook(ctx, await attemptOf(ctx.db, merchantUid)), told)

/** Everything that the gateway lists, by order; null where it keeps no list. */
async function readBooks(
  ctx: Context,
  vendor: Vendor,
  from: Date,
  to: Date,
): Promise<Map<string, GatewayPayment[]> | null> {
  const books = new Map<string, GatewayPayment[]>()
  for (let page = 1; ; page++) {
    const answer = await ctx.payment[vendor].books({ from, to, page })
    if (!answer.ok) throw new Silent(`${vendor}: ${answer.message}`)
    if (!answer.value) return null
    for (const payment of answer.value.payments)
      books.set(payment.merchantUid, [...(books.get(payment.merchantUid) ?? []), payment])
    if (!answer.value.more) return books
  }
}

async function differenceOf(
  ctx: Context,
  tries: readonly AttemptRow[],
  listed: readonly GatewayPayment[] | null,
): Promise<Difference | null> {
  const attempt = weightiest(tries)
  const first = compareBooks(await ourBook(ctx, attempt), listed ?? (await ask(ctx, attempt)))
  if (!first) return null
  if (attempt.state === 'paid') await reconcilePaid(ctx, attempt)
  else if (attempt.state === 'cancelled' && first.theirs) await giveBackRest(ctx, attempt.attempt_seq, first.theirs)
  else await settlePayment(ctx, attempt.merchant_uid)
  const again = (await attemptBySeq(ctx.db, attempt.attempt_seq)) ?? attempt
  // A second payment under one number shows in the list only; the inquiry tells of the one that is ours.
  const told = first.kind === 'twice' ? (listed ?? []) : await ask(ctx, again)
  return compareBooks(await ourBook(ctx, again), told)
}

async function ask(ctx: Context, attempt: AttemptRow): Promise<GatewayPayment[]> {
  const held = await inquirePayment(ctx, attempt)
  if (!held.ok) throw new Silent(`payment ${attempt.attempt_seq}: ${held.message}`)
  return held.value ? [held.value] : []
}

async function ourBook(ctx: Context, attempt: AttemptRow | undefined): Promise<OurBook> {
  if (!attempt) return null
  const refunds = await refundsOf(ctx.db, attempt.attempt_seq)
  return {
    paid: attempt.captured ?? 0,
    back: refunds.reduce((sum, r) => sum + (r.state === 'done' ? r.amount : 0), 0),
    open: refunds.some((r) => r.state === 'pending' || r.state === 'unknown'),
  }
}

/** Of several tries of one order, the one that holds money; else the newest. */
function weightiest(tries: readonly AttemptRow[]): AttemptRow {
  const found = tries.find((a) => (a.captured ?? 0) > 0) ?? tries.at(-1)
  if (!found) throw new Error('an order without a try')
  return found
}
