import { addDays, addMonths, day, type Day } from '../values/day.ts'
import type { Won } from '../values/won.ts'
import { type Dated, dated, refer, type RuleRef, type Source } from './dated.ts'
import { guaranteeWindow } from './guarantee-window.ts'
import { leaseReportDuty } from './lease-report.ts'
import { opposability, opposableFrom } from './opposability.ts'
import { renewalNotice, renewalWindow } from './renewal.ts'
import { taxLookUpDeposit } from './tax-look-up.ts'

const law = (title: string, article: string): Source => ({
  title,
  article,
  confidence: 'statute',
  checkedOn: day('2026-06-08'),
})

/** 전입신고: within this many days of moving in. */
export const moveInReport = dated<{ days: number }>('move-in-report', 'event', [
  { from: day('2009-04-01'), value: { days: 14 }, source: law('주민등록법', '제11조·제16조') },
])

/** 확정일자: the rank counts from the day of issue, with 대항요건. */
export const fixedDate = dated<true>('fixed-date', 'event', [
  { from: day('1989-12-30'), value: true, source: law('주택임대차보호법', '제3조의2제2항') },
])

/** 임차권등기명령: after the lease has ended; since 2023-07-19 registered before it is served on the landlord. */
export const tenancyRegistration = dated<{ beforeService: boolean }>('tenancy-registration-order', 'event', [
  { from: day('1999-03-01'), value: { beforeService: false }, source: law('주택임대차보호법', '제3조의3') },
  { from: day('2023-07-19'), value: { beforeService: true }, source: law('주택임대차보호법', '제3조의3제3항') },
])

/** 배당요구: by the day set by the court, before the first sale day. */
export const distributionDemand = dated<true>('distribution-demand', 'event', [
  { from: day('2002-07-01'), value: true, source: law('민사집행법', '제84조·제88조') },
])

/** 보증사고: this many months after the end without the deposit. */
export const guaranteeAccident = dated<{ months: number }>('guarantee-accident', 'application', [
  {
    from: day('2013-09-10'),
    value: { months: 1 },
    source: {
      title: '주택도시보증공사 전세보증금반환보증 상품 안내',
      confidence: 'official',
      checkedOn: day('2026-10-04'),
    },
  },
])

export const deadlineIds = [
  'look-up-taxes',
  'report-lease',
  'move-in-report',
  'fixed-date',
  'opposable',
  'apply-guarantee',
  'renewal-notice',
  'lease-ends',
  'register-tenancy',
  'claim-guarantee',
  'demand-distribution',
] as const
export type DeadlineId = (typeof deadlineIds)[number]

/** `from` and `by` are days, `by` the last one. Null: open on that side, or set by another party and unknown. */
export type Deadline = {
  id: DeadlineId
  from: Day | null
  by: Day | null
  /** Assumptions for missing input: 'term-two-years', 'balance-on-move-in', 'move-in-on-contract' … */
  assumed: readonly string[]
  rule: RuleRef
}

export type LeaseDates = {
  contractDate: Day | null
  moveInDate: Day | null
  balanceDate: Day | null
  endDate: Day | null
  deposit: Won | null
  rent: Won | null
  dongCode: string | null
  /** 배당요구의 종기 that the court announced, once an auction has begun. */
  distributionBy: Day | null
  on: Day
}

/** Every relevant day of a lease, in order; days that cannot be computed are omitted. */
export function leaseDeadlines(lease: LeaseDates): Deadline[] {
  const { contractDate, moveInDate, balanceDate, endDate, deposit, rent, dongCode, on } = lease
  const report = leaseReportDuty({ contractDate, deposit, rent, dongCode, event: 'new' })
  const window = guaranteeWindow({ balanceOn: balanceDate, movedInOn: moveInDate, endsOn: endDate })
  const guarantee = 'value' in window ? window.value : null
  const endsOn = endDate ?? guarantee?.term.lastDay ?? null
  const twoYears = endDate === null ? ['term-two-years'] : []
  const renewal = renewalWindow({ endsOn, contractDate, rightUsed: false, on })
  const deadlines: readonly (Deadline | null)[] = [
    contractDate !== null && deposit !== null && deposit > (taxLookUpDeposit.at(contractDate)?.value ?? Infinity)
      ? of('look-up-taxes', taxLookUpDeposit, contractDate, contractDate, moveInDate)
      : null,
    'value' in report && report.value.must
      ? {
          id: 'report-lease',
          from: contractDate,
          by: report.value.due,
          assumed: report.value.doubt === null ? [] : [report.value.doubt],
          rule: report.value.rule,
        }
      : null,
    moveInDate === null
      ? null
      : of('move-in-report', moveInReport, moveInDate, moveInDate, addDays(moveInDate, moveInDays(moveInDate))),
    // the law sets no last day, but on every day of delay another right may get ahead
    moveInDate === null ? null : of('fixed-date', fixedDate, moveInDate, contractDate, moveInDate),
    moveInDate === null ? null : of('opposable', opposability, moveInDate, opposableFrom(moveInDate), null),
    guarantee === null
      ? null
      : {
          id: 'apply-guarantee',
          from: guarantee.from,
          by: guarantee.lastDay,
          assumed: [...twoYears, ...(balanceDate === null ? ['balance-on-move-in'] : [])],
          rule: guarantee.rule,
        },
    'value' in renewal && endsOn !== null
      ? of('renewal-notice', renewalNotice, contractDate ?? on, renewal.value.opens, renewal.value.lastDay, twoYears)
      : null,
    endsOn === null ? null : of('lease-ends', tenancyRegistration, endsOn, null, endsOn, twoYears),
    endsOn === null
      ? null
      : of('register-tenancy', tenancyRegistration, addDays(endsOn, 1), addDays(endsOn, 1), null, twoYears),
    endsOn === null
      ? null
      : of('claim-guarantee', guaranteeAccident, endsOn, addMonths(endsOn, accidentMonths(endsOn)), null, twoYears),
    lease.distributionBy === null
      ? null
      : of('demand-distribution', distributionDemand, lease.distributionBy, null, lease.distributionBy),
  ]
  return deadlines
    .filter((d) => d !== null)
    .toSorted((a, b) => ((a.by ?? a.from ?? '9') < (b.by ?? b.from ?? '9') ? -1 : 1))
}

const moveInDays = (on: Day): number => moveInReport.at(on)?.value.days ?? 14
const accidentMonths = (on: Day): number => guaranteeAccident.at(on)?.value.months ?? 1

function of<T>(
  id: DeadlineId,
  table: Dated<T>,
  on: Day,
  from: Day | null,
  by: Day | null,
  assumed: readonly string[] = [],
): Deadline | null {
  const row = table.at(on)
  return row === null ? null : { id, from, by, assumed, rule: refer(table, row) }
}
