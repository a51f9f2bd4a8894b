import type { Finding, Grade, NextAct, Numbers } from '../assessment.ts'
import { applicationWindow } from '../law/hug.ts'
import { leaseReport, leastTermMonths, taxLookUpDeposit } from '../law/lease-deadlines.ts'
import { addDays, addMonths, type Day } from '../values/day.ts'
import { valueOf } from '../values/known.ts'
import type { RiskFacts } from './signal.ts'

export const actIds = [
  'do-not-pay',
  'get-price',
  'tell-deposit',
  'get-other-deposits',
  'get-trust-ledger',
  'get-full-register',
  'get-land-register',
  'get-building-register',
  'confirm-owner',
  'pay-off-mortgage',
  'lower-deposit',
  'check-guarantee',
  'get-joint-list',
  'recheck-pending',
  'check-ledger',
  'ask-tax-certificate',
  'look-up-taxes',
  'look-up-landlord',
  'check-identity',
  'recheck-register',
  'move-in-and-fix',
  'report-lease',
  'apply-guarantee',
  'watch-register',
] as const
export type ActId = (typeof actIds)[number]

/** What to do, the most pressing first. The first one is the report's one thing to do now. */
export function actsOf(
  f: RiskFacts,
  findings: readonly Finding[],
  grade: Grade,
  withheld: readonly string[],
): NextAct[] {
  const has = (...ids: readonly string[]) => findings.some((x) => ids.includes(x.id))
  const { lease } = f.input
  const contract = upcoming(valueOf(lease.contractDate), f.day)
  const moveIn = upcoming(valueOf(lease.moveInDate), f.day)
  const before = contract ?? moveIn
  const unchecked = (id: string) => withheld.includes(id)
  const mortgages = f.debts.filter((d) => d.what === 'mortgage')
  const money = has('mortgage-high', 'jeonse-high', 'secured-debts', 'deposit-not-covered')

  const told: readonly (readonly [boolean, ActId, Day | null, Numbers?])[] = [
    [
      grade === '매우위험' || has(...stop),
      'do-not-pay',
      before,
      { findings: findings.filter((x) => x.severity === 'danger').length },
    ],
    [has('owner-mismatch') || unchecked('owner'), 'confirm-owner', before],
    [unchecked('trust-ledger'), 'get-trust-ledger', before],
    [unchecked('cancel-conflict') || unchecked('pages-missing'), 'get-full-register', before],
    [unchecked('deposit'), 'tell-deposit', null],
    [unchecked('other-deposits'), 'get-other-deposits', before],
    [unchecked('price'), 'get-price', before],
    [has('pending-application'), 'recheck-pending', addDays(f.day, 1)],
    [unchecked('land-register'), 'get-building-register', before],
    [has('separate-registration'), 'get-land-register', before],
    [
      money && grade !== '양호' && mortgages.length > 0,
      'pay-off-mortgage',
      moveIn ?? contract,
      { count: mortgages.length },
    ],
    [money && (grade === '위험' || grade === '매우위험'), 'lower-deposit', before],
    [has('joint-collateral'), 'get-joint-list', before],
    ['unknown' in f.input.home.violation || 'unknown' in f.input.home.use, 'check-ledger', before],
    ['unknown' in lease.landlordName, 'check-identity', before],
    [true, 'check-guarantee', before],
    [contract !== null || !known(lease.contractDate), 'ask-tax-certificate', before],
    [true, 'look-up-landlord', contract === null ? null : earliest(addDays(contract, -7), f.day)],
    [contract === null && known(lease.contractDate) && overTaxLimit(f), 'look-up-taxes', moveIn],
    [moveIn !== null || !f.moveInTold, 'recheck-register', moveIn],
    [moveIn !== null || !f.moveInTold, 'move-in-and-fix', moveIn],
    [mustReport(f), 'report-lease', reportDue(f)],
    [guaranteeOpen(f), 'apply-guarantee', guaranteeDue(f)],
    [true, 'watch-register', null],
  ]
  return told.filter(([is]) => is).map(([, id, due, numbers]) => ({ id, due, numbers: numbers ?? {} }))
}

const stop = [
  'auction-opening',
  'public-sale',
  'seizure',
  'provisional-registration',
  'provisional-disposition',
  'insolvency',
  'notice-registration',
  'trust',
]

const known = (k: { value: unknown } | { unknown: unknown }): boolean => 'value' in k
const upcoming = (d: Day | null, today: Day): Day | null => (d !== null && d >= today ? d : null)
/** Never a due day that is already past. */
const earliest = (d: Day, today: Day): Day => (d < today ? today : d)

function overTaxLimit(f: RiskFacts): boolean {
  const limit = taxLookUpDeposit.at(f.day)?.value
  return f.deposit !== null && limit !== undefined && f.deposit > limit
}

function mustReport(f: RiskFacts): boolean {
  const rule = leaseReport.at(f.day)?.value
  if (rule === undefined) return false
  const rent = valueOf(f.input.lease.rent) ?? 0
  const due = reportDue(f)
  return ((f.deposit ?? 0) > rule.deposit || rent > rule.rent) && (due === null || due >= f.day)
}

function reportDue(f: RiskFacts): Day | null {
  const signed = valueOf(f.input.lease.contractDate)
  const days = leaseReport.at(f.day)?.value.days
  return signed === null || days === undefined ? null : addDays(signed, days)
}

const guaranteeOpen = (f: RiskFacts): boolean => (guaranteeDue(f) ?? f.day) >= f.day

/** Before half of the term has run, counted from moving in; the term is the least one by law. */
function guaranteeDue(f: RiskFacts): Day | null {
  const from = valueOf(f.input.lease.moveInDate)
  const percent = applicationWindow.at(f.day)?.value
  const months = leastTermMonths.at(f.day)?.value
  if (from === null || percent === undefined || months === undefined) return null
  return addDays(addMonths(from, Math.floor((months * percent) / 100)), -1)
}
