import type { NextAct } from '../assessment.ts'
import { bindsTrustee } from '../property/trust.ts'
import { addDays } from '../values/day.ts'
import { finder, guaranteeOf, leaseActs, listActs, missingFacts } from './act-list.ts'
import type { Judged } from './act-ids.ts'
import type { RiskFacts } from './signal.ts'
import { dueOn } from './stage.ts'

/** A tenant who lives there keeps the rank gained by moving in and registering, and prepares for the end. */
export function actsLiving(f: RiskFacts, { findings, grade, withheld }: Judged, ending: boolean): NextAct[] {
  const has = finder(findings)
  const { lease } = f.input
  const danger = grade === '위험' || grade === '매우위험'
  const end = dueOn('end', lease, f.day)
  const over = end !== null && f.day > end
  const notice = dueOn('notice', lease, f.day)
  const late = notice !== null && notice < f.day
  return listActs([
    [
      has('auction-opening', 'public-sale', 'share-auction'),
      'demand-distribution',
      dueOn('court-notice', lease, f.day),
    ],
    [has('move-out-request'), 'refuse-moving-out', f.day],
    [over, 'register-tenancy', null],
    [over, 'claim-guarantee', null],
    [danger, 'keep-standing', null],
    [danger && guaranteeOf(f).open && bindsTrustee(f.trustLease), 'apply-guarantee', dueOn('half-term', lease, f.day)],
    [withheld.includes('trust-ledger'), 'get-trust-ledger', null],
    [withheld.includes('land-register'), 'get-building-register', null],
    ...missingFacts(withheld, null),
    [withheld.includes('land-right'), 'get-land-register', null],
    [has('pending-application'), 'recheck-pending', addDays(f.day, 1)],
    [ending && !over && !late, 'give-notice', notice],
    // no notice was given: the lease renews, and the tenant may end it with three months' notice (주임법 6조의2)
    [ending && !over && late, 'end-renewed', null],
    [ending && !over, 'register-tenancy', end],
    [true, 'check-fixed-date', null],
    [!danger, 'keep-standing', null],
    ...leaseActs(f).filter(([, id]) => id !== 'apply-guarantee' || !danger),
    [true, 'watch-register', null],
  ])
}
