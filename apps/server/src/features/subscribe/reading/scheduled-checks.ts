import { dueBy, planCheck, type CheckPlan } from '@jipsalpim/engine/watch/cadence.ts'
import type { Lease } from '../queries.ts'

/** The checks scheduled for a watch between `from` and `until`, whose deadline had passed at `over`. */
type Span = { from: Date; until: Date; over: Date }

/** The times are fixed by the calendar, so that they can be counted afterwards. */
export function scheduledChecks(watch: Lease, uniqueNo: string | null, { from, until, over }: Span): CheckPlan[] {
  const { contract_on: contractOn, balance_on: balanceOn, move_in_on: moveInOn, lease_end_on: endsOn } = watch
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
