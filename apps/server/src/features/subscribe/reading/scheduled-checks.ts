import { dueBy, planCheck, type CheckPlan } from '@jipsalpim/engine/watch/cadence.ts'
import type { LeaseDays, LeaseSpan } from '../lease-days.ts'

/** The checks scheduled for a watch between `from` and `until`, whose deadline had passed at `over`. */
type Span = { from: Date; until: Date; over: Date }

/** The times are fixed by the calendar and the days of the lease, so that they can be counted afterwards. */
export function scheduledBy(lease: LeaseDays, uniqueNo: string | null, { from, until, over }: Span): CheckPlan[] {
  const { contract_on: contractOn, balance_on: balanceOn, move_in_on: moveInOn, lease_end_on: endsOn } = lease
  const turns: CheckPlan[] = []
  for (let after = from; ;) {
    const turn = planCheck({
      lease: { contractOn, balanceOn, moveInOn, endsOn },
      highRisk: false,
      uniqueNo: uniqueNo ?? '',
      after,
      lastExtractAt: null,
      openCase: false,
    })
    // Its deadline has not passed: it is not missed.
    if (turn.at >= until || dueBy(turn) > over) return turns
    turns.push(turn)
    after = turn.at
  }
}

/** The checks scheduled within a span, by the days that the lease had at each time. */
export const scheduledChecks = (leases: readonly LeaseSpan[], uniqueNo: string | null, { from, until, over }: Span) =>
  leases
    .map(({ lease, ...span }) => ({
      lease,
      from: span.from > from ? span.from : from,
      until: span.to < until ? span.to : until,
    }))
    .filter((span) => span.from < span.until)
    .flatMap(({ lease, ...span }) => scheduledBy(lease, uniqueNo, { ...span, over }))
