import { byUrgency, dueBy, planCheck, type CheckPlan } from '@jipsalpim/engine/watch/cadence.ts'
import type { TxContext } from '../../../kernel/context.ts'
import { openCases, type HomeRow, type WatchRow } from '../queries.ts'

export type HomePlan = Pick<CheckPlan, 'at' | 'slot'> & { kind: HomeRow['next_kind']; dueBy: Date }

const DANGEROUS: ReadonlySet<string | null> = new Set(['위험', '매우위험'])

/**
 * The next turn of a home: the earliest that any of its leases asks for. `again`: an application ended, so the register is
 * read at once. A home whose owner cannot be read has no list of applications to ask for: its register is read instead.
 */
export async function planHome(
  tx: Pick<TxContext, 'db' | 'now'>,
  home: HomeRow,
  watches: readonly WatchRow[],
  again: boolean,
): Promise<HomePlan> {
  const now = tx.now()
  const openCase = (await openCases(tx.db, home.home_seq)).length > 0
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
  const [plan] = plans.toSorted((a, b) => a.at.getTime() - b.at.getTime() || byUrgency(a, b))
  // Nobody is left to check for: the row is idle, and this turn is never taken.
  if (!plan) return { at: now, kind: home.next_kind, slot: 'daily', dueBy: now }
  if (again) return { at: now, kind: 'extract', slot: plan.slot, dueBy: soon(now) }
  // Two turns without an answer from the list: the register is read, which is dearer and does not lie.
  const fallBack = home.next_kind === 'cases' && home.failures === 2 && !isReadWithin(home.last_extract_at, now, 20)
  if (fallBack) return { at: now, kind: 'extract', slot: plan.slot, dueBy: soon(now) }
  // A first register that was not read yet comes before everything else.
  const kind = home.unique_no === null ? 'first' : plan.kind === 'cases' && !home.owner_sealed ? 'extract' : plan.kind
  return { at: plan.at, kind, slot: plan.slot, dueBy: dueBy(plan) }
}

const soon = (now: Date): Date => new Date(now.getTime() + 3_600_000)
const isReadWithin = (at: Date | null, now: Date, hours: number): boolean =>
  at !== null && now.getTime() - at.getTime() < hours * 3_600_000

/** After a failure: 2, 5, 15 and 30 minutes, then hourly; never later than its own turn. */
export function retryAfter(failures: number, now: Date): Date {
  const minutes = [2, 5, 15, 30, 60][Math.min(failures - 1, 4)] ?? 60
  return new Date(now.getTime() + minutes * 60_000)
}
