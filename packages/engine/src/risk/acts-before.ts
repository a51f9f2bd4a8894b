import type { NextAct } from '../assessment.ts'
import { taxLookUpDeposit } from '../law/tax-look-up.ts'
import { addDays, type Day } from '../values/day.ts'
import type { Facts } from '../property/facts.ts'
import { bindsTrustee } from '../property/trust.ts'
import { valueOf } from '../values/known.ts'
import { finder, leaseActs, listActs, missingFacts } from './act-list.ts'
import type { Judged } from './act-ids.ts'
import { clearFirstIds, walkAwayIds } from './advice-rules.ts'
import { type RiskFacts, told } from './signal.ts'

/** Before the contract, on its day, and until the balance is paid: the money can still be withheld. */
export function actsBefore(f: RiskFacts, { findings, grade, withheld }: Judged): NextAct[] {
  const has = finder(findings)
  const { lease, home, deal } = f.input
  const contract = upcoming(valueOf(lease.contractDate), f.day)
  const moveIn = upcoming(valueOf(lease.moveInDate), f.day)
  const by = contract ?? moveIn
  const open = (id: string) => withheld.includes(id)
  const mortgages = f.debts.filter((d) => d.what === 'mortgage')
  const money = has('mortgage-high', 'jeonse-high', 'secured-debts', 'deposit-not-covered')
  const signed = valueOf(lease.contractDate) !== null && contract === null
  const away = has(...walkAwayIds)
  const comes = moveIn !== null || !f.moveInTold
  return listActs([
    // none of the three has a due day: "until a day" would suggest that the money may be sent on that day
    [away && !signed, 'do-not-sign', null],
    [away && signed, 'leave-contract', null],
    [
      !away && (grade === '매우위험' || has(...clearFirstIds)),
      'do-not-pay',
      null,
      { findings: findings.filter((x) => x.severity === 'danger').length },
    ],
    [has('move-out-request'), 'refuse-moving-out', f.day],
    [has('owner-mismatch', 'agent-without-papers', 'agent-unproven', 'sublease') || open('owner'), 'confirm-owner', by],
    [has('payee-mismatch'), 'check-payee', by],
    [open('trust-ledger'), 'get-trust-ledger', by],
    [open('land-register'), 'get-building-register', by],
    ...missingFacts(withheld, by),
    [has('pending-application'), 'recheck-pending', addDays(f.day, 1)],
    [has('separate-registration') || open('land-right'), 'get-land-register', by],
    [
      money && grade !== '양호' && mortgages.length > 0,
      'pay-off-mortgage',
      moveIn ?? contract,
      { count: mortgages.length },
    ],
    [mortgages.length > 0 && plansToRepay(f), 'get-repay-papers', moveIn ?? contract],
    // a smaller deposit is no safer when the lease does not bind the trustee
    [money && (grade === '위험' || grade === '매우위험') && bindsTrustee(f.trustLease), 'lower-deposit', by],
    [has('joint-collateral'), 'get-joint-list', by],
    ['unknown' in home.violation || 'unknown' in home.use || has('sources-disagree'), 'check-ledger', by],
    ['unknown' in lease.landlordName, 'check-identity', by],
    [true, 'check-guarantee', by],
    [!signed && (told(f.input.landlord?.taxes) === null || has('tax-refused')), 'ask-tax-certificate', by],
    [true, 'look-up-landlord', contract === null ? null : earliest(addDays(contract, -7), f.day)],
    [signed && overTaxLimit(f), 'look-up-taxes', moveIn],
    [comes && told(deal?.payeeName) === null, 'check-payee', moveIn ?? by],
    [comes, 'recheck-register', moveIn],
    // a lease that does not bind the trustee gets no rank from moving in, and no guarantor accepts it
    [comes && bindsTrustee(f.trustLease), 'move-in-and-fix', moveIn],
    ...leaseActs(f),
    [true, 'watch-register', null],
  ])
}

export const plansToRepay = ({ input }: Facts): boolean => (told(input.plan?.firstRepay) ?? 0) !== 0

const upcoming = (d: Day | null, today: Day): Day | null => (d !== null && d >= today ? d : null)
/** Returns a due day that is never in the past. */
const earliest = (d: Day, today: Day): Day => (d < today ? today : d)

function overTaxLimit(f: RiskFacts): boolean {
  const limit = taxLookUpDeposit.at(f.day)?.value
  return f.deposit !== null && limit !== undefined && f.deposit > limit
}
