import type { Numbers } from '../values/numbers.ts'
import type { Finding, NextAct } from '../assessment.ts'
import { leaseReportDuty } from '../law/lease-report.ts'
import { bindsTrustee } from '../property/trust.ts'
import type { Day } from '../values/day.ts'
import { valueOf } from '../values/known.ts'
import type { ActId } from './act-ids.ts'
import type { RiskFacts } from './signal.ts'
import { guaranteeWindowOf } from './stage.ts'

export type ActRow = readonly [is: boolean, id: ActId, due: Day | null, numbers?: Numbers]

export const listActs = (rows: readonly ActRow[]): NextAct[] =>
  rows.filter(([is]) => is).map(([, id, due, numbers]) => ({ id, due, numbers: numbers ?? {} }))

export const finder =
  (findings: readonly Finding[]) =>
  (...ids: readonly string[]): boolean =>
    findings.some((x) => ids.includes(x.id))

/** Facts that only the user or a document can supply, at every stage; without them the grade is withheld. */
export const missingFacts = (withheld: readonly string[], by: Day | null): ActRow[] => {
  const open = (id: string) => withheld.includes(id)
  return [
    [open('cancel-conflict') || open('pages-missing') || open('register-past'), 'get-full-register', by],
    [open('deposit'), 'tell-deposit', null],
    [open('other-deposits'), 'get-other-deposits', by],
    [open('price') || open('price-told'), 'get-price', by],
  ]
}

export function leaseActs(f: RiskFacts): ActRow[] {
  const report = reportOf(f)
  const guarantee = guaranteeOf(f)
  return [
    [report.must, 'report-lease', report.due, report.fine],
    [guarantee.open && bindsTrustee(f.trustLease), 'apply-guarantee', guarantee.due, guarantee.assumed],
  ]
}

/** 전월세 신고: due and not past its deadline. Without a contract date only the duty itself is listed. */
function reportOf(f: RiskFacts): { must: boolean; due: Day | null; fine: Numbers } {
  const { contractDate, rent } = f.input.lease
  const signed = valueOf(contractDate)
  const duty = leaseReportDuty({
    contractDate: signed ?? f.day,
    deposit: f.deposit,
    rent: valueOf(rent) ?? 0,
    dongCode: valueOf(f.place),
    event: 'new',
  })
  if ('unknown' in duty || !duty.value.must) return { must: false, due: null, fine: {} }
  const due = signed === null ? null : duty.value.due
  const { fine } = duty.value
  return { must: due === null || due >= f.day, due, fine: fine === null ? {} : { fine: fine.most } }
}

/** The last day to apply for the guarantee, counted from moving in; null when that day is unknown. */
export function guaranteeOf(f: RiskFacts): { open: boolean; due: Day | null; assumed: Numbers } {
  const window = guaranteeWindowOf(f.input.lease)
  if ('unknown' in window) return { open: true, due: null, assumed: {} }
  const { lastDay, term } = window.value
  return { open: lastDay >= f.day, due: lastDay, assumed: term.assumed ? { assumedMonths: term.months ?? 0 } : {} }
}
