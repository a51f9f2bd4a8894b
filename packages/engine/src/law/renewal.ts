import { addDays, addMonths, day, type Day } from '../values/day.ts'
import { type Known, known, unknown } from '../values/known.ts'
import { dated, inForce, type RuleRef, type Source } from './dated.ts'

/** An article of 주택임대차보호법. */
export const leaseAct = (article: string): Source => ({
  title: '주택임대차보호법',
  article,
  confidence: 'statute',
  checkedOn: day('2026-06-08'),
})

/** Window for the notice, in months before the end: without a notice in it the lease renews. */
export const renewalNotice = dated<{ opens: number; closes: number }>('renewal-notice', 'contract', [
  { from: day('1989-12-30'), value: { opens: 6, closes: 1 }, source: leaseAct('구 제6조제1항') },
  // for leases concluded or renewed from this day on (부칙 법률 제17363호 2조)
  { from: day('2020-12-10'), value: { opens: 6, closes: 2 }, source: leaseAct('제6조제1항') },
])

/** 계약갱신요구권: how often, for how many months, and the grounds on which the landlord may refuse. */
export const renewalRight = dated<{ times: number; months: number; refusals: readonly RefusalCause[] }>(
  'renewal-right',
  'event',
  [
    {
      from: day('2020-07-31'),
      value: {
        times: 1,
        months: 24,
        refusals: [
          'two-rents-unpaid',
          'obtained-by-deceit',
          'agreed-compensation',
          'sublet-without-consent',
          'damaged-by-fault',
          'lost',
          'demolition-or-rebuilding',
          'landlord-moves-in',
          'serious-breach',
        ],
      },
      source: leaseAct('제6조의3'),
    },
  ],
)
export const refusalCauses = [
  'two-rents-unpaid',
  'obtained-by-deceit',
  'agreed-compensation',
  'sublet-without-consent',
  'damaged-by-fault',
  'lost',
  'demolition-or-rebuilding',
  'landlord-moves-in',
  'serious-breach',
] as const
export type RefusalCause = (typeof refusalCauses)[number]

/** 묵시적 갱신: the months of the renewed term, and the unpaid rents that exclude it. */
export const silentRenewal = dated<{ months: number; arrears: number }>('silent-renewal', 'event', [
  { from: day('2009-05-08'), value: { months: 24, arrears: 2 }, source: leaseAct('제6조제2항·제3항') },
])

export type RenewalWindow = {
  opens: Day
  /** The last day on which the notice may arrive: the window closes at 00:00 of the next. */
  lastDay: Day
  /** The renewed term if neither side gives notice. */
  silent: { from: Day; to: Day }
  /** The right to demand renewal: null before the law had it, or if it was used. */
  right: { months: number; refusals: readonly RefusalCause[]; from: Day; to: Day } | null
  state: 'before' | 'open' | 'closed'
  rule: RuleRef
}

export type RenewalInput = {
  /** The last day of the term. */
  endsOn: Day | null
  /** When the running contract was concluded or last renewed. */
  contractDate: Day | null
  rightUsed: boolean
  on: Day
}

/** Who must give notice and when, for a lease that ends on a day. */
export function renewalWindow({ endsOn, contractDate, rightUsed, on }: RenewalInput): Known<RenewalWindow> {
  if (endsOn === null) return unknown('not-given', '계약 종료일')
  // a lease with an unknown contract day has the newer window, unless it has ended already
  const found = inForce(renewalNotice, contractDate ?? on)
  if ('unknown' in found) return found
  const { value, rule } = found.value
  const opens = addMonths(endsOn, -value.opens)
  const lastDay = addDays(addMonths(endsOn, -value.closes), -1)
  const silent = inForce(silentRenewal, on)
  const right = rightUsed ? null : inForce(renewalRight, on)
  const next = addDays(endsOn, 1)
  const until = (months: number) => addDays(addMonths(next, months), -1)
  return known(
    {
      opens,
      lastDay,
      silent: { from: next, to: until('value' in silent ? silent.value.value.months : 24) },
      right:
        right === null || 'unknown' in right
          ? null
          : {
              months: right.value.value.months,
              refusals: right.value.value.refusals,
              from: next,
              to: until(right.value.value.months),
            },
      state: on < opens ? 'before' : on <= lastDay ? 'open' : 'closed',
      rule,
    },
    found.source,
    found.asOf,
  )
}
