import { byUrgency, dueBy, planCheck, type CheckPlan } from '@jipsalpim/engine/watch/cadence.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { casesSince, servedWatches, type CaseRow, type HomeRow, type WatchRow } from '../queries.ts'
import { knownSince } from './known-since.ts'

export type NextCheck = Pick<HomeRow, 'next_at' | 'next_kind' | 'next_slot' | 'due_by'>
/** What the next check depends on besides the home: loaded for one home, or for thousands in one statement. */
export type Around = {
  /** The active watches. */
  watches: readonly Pick<WatchRow, 'contract_on' | 'balance_on' | 'move_in_on' | 'lease_end_on' | 'grade'>[]
  /** The open applications, and those of the last month. */
  cases: readonly Pick<CaseRow, 'phase' | 'phase_at' | 'gone_at' | 'closed_at'>[]
}

/** The fields of a home that its next check depends on. */
export type PlannedHome = Pick<
  HomeRow,
  | 'unique_no'
  | 'owner_known'
  | 'next_kind'
  | 'next_slot'
  | 'due_by'
  | 'failures'
  | 'last_success_at'
  | 'last_extract_at'
  | 'last_extract_says'
  | 'made_at'
>

export async function aroundHome(
  tx: Pick<TxContext, 'db' | 'now'>,
  homeSeq: number,
): Promise<{ cases: CaseRow[]; watches: WatchRow[] }> {
  const [cases, watches] = await Promise.all([
    casesSince(tx.db, homeSeq, knownSince(tx.now())),
    servedWatches(tx.db, homeSeq),
  ])
  return { cases, watches }
}

/** Hours until a register that could not be fully compared is paid for and read again. */
const UNSURE_HOURS = 20
/**
 * Hours from one register read in place of a failing list to the next: less than the daily promise, so that what is
 * received after the first is seen in time on the second.
 */
const SUBSTITUTE_HOURS = 23

/**
 * The next check of a home. If an application has ended, the register is read immediately, unless it was just refused
 * because one is being entered, and again after an hour if it does not show the result. After a failure the source is
 * asked again before the next scheduled check; if only the list failed, only the list. Otherwise the earliest check that
 * one of the leases requires.
 */
export function planNextCheck(
  home: PlannedHome,
  {
    extractFrom,
    needsCases,
    isEntered,
    isListMissing,
  }: { extractFrom: Date | null; needsCases: boolean; isEntered: boolean; isListMissing: boolean },
  around: Around,
  now: Date,
): NextCheck {
  const plan = planOf(home, around, now)
  // No paid watch, so no check is needed; a payment makes the home due immediately.
  if (!plan) return { next_at: tomorrow(now), next_kind: home.next_kind, next_slot: 'daily', due_by: tomorrow(now) }
  const own: NextCheck = { next_at: plan.at, next_kind: kindOf(home, plan), next_slot: plan.slot, due_by: dueBy(plan) }
  const retry = home.failures === 0 ? now : retryAfter(home.failures, now)
  // Already read today and not fully comparable: the same register would be paid for again.
  const waits = home.last_extract_says === 'unsure' && isReadWithin(home.last_extract_at, now, UNSURE_HOURS)
  if (home.unique_no === null) return { ...own, next_at: retry, next_kind: 'first', due_by: home.due_by }
  if (isEntered) return { ...own, next_kind: 'extract' }
  const extract: NextCheck | null =
    extractFrom === null || waits ? null : { ...own, ...extractAt(extractFrom > retry ? extractFrom : retry) }
  if (extract && extractFrom !== null && extractFrom <= now) return extract
  if (needsCases) return { ...own, next_at: now, next_kind: 'cases', due_by: soon(now) }
  // A register that cannot show the result yet waits for a check that is due before it.
  if (extract && extract.next_at <= plan.at) return extract
  // The list failed twice or more: read the register, which costs more but is authoritative.
  const isCovered = isReadWithin(home.last_extract_at, now, SUBSTITUTE_HOURS)
  if (home.failures >= 2 && home.next_kind === 'cases' && !isCovered)
    return { ...own, next_at: now, next_kind: 'extract', due_by: soon(now) }
  if (isListMissing && retry < plan.at)
    return { ...own, next_at: retry, next_kind: 'cases', due_by: dueBy({ at: now, promiseHours: plan.promiseHours }) }
  if (home.failures > 0 && retry < plan.at && !(waits && !home.owner_known))
    return { ...own, next_at: retry, next_kind: waits ? 'cases' : home.next_kind, due_by: home.due_by }
  return own
}

const DANGEROUS: ReadonlySet<string | null> = new Set(['위험', '매우위험'])

/** The earliest check that an active watch requires; null without one. */
export function planOf(home: PlannedHome, { watches, cases }: Around, now: Date): CheckPlan | null {
  const openCase = cases.some((c) => c.closed_at === null)
  const plans = watches.map((watch) =>
    planCheck({
      lease: {
        contractOn: watch.contract_on,
        balanceOn: watch.balance_on,
        moveInOn: watch.move_in_on,
        endsOn: watch.lease_end_on,
      },
      highRisk: DANGEROUS.has(watch.grade),
      uniqueNo: home.unique_no ?? '',
      after: now,
      lastExtractAt: home.last_extract_at,
      openCase,
    }),
  )
  return plans.toSorted((a, b) => a.at.getTime() - b.at.getTime() || byUrgency(a, b))[0] ?? null
}

/**
 * If the owners are unknown, the list cannot be asked for and the register is read instead. So it is if the last
 * register could not be fully compared.
 */
function kindOf(home: PlannedHome, plan: CheckPlan): 'cases' | 'extract' {
  if (home.last_extract_says === 'unsure' && !isReadWithin(home.last_extract_at, plan.at, UNSURE_HOURS))
    return 'extract'
  return plan.kind === 'cases' && !home.owner_known ? 'extract' : plan.kind
}

const tomorrow = (now: Date): Date => new Date(now.getTime() + 86_400_000)
const extractAt = (at: Date) => ({ next_at: at, next_kind: 'extract' as const, due_by: soon(at) })
const soon = (now: Date): Date => new Date(now.getTime() + 3_600_000)
const isReadWithin = (at: Date | null, now: Date, hours: number): boolean =>
  at !== null && now.getTime() - at.getTime() < hours * 3_600_000

/** After a failure: 2, 5, 15 and 30 minutes, then hourly. */
function retryAfter(failures: number, now: Date): Date {
  const minutes = [2, 5, 15, 30, 60][Math.min(failures - 1, 4)] ?? 60
  return new Date(now.getTime() + minutes * 60_000)
}
