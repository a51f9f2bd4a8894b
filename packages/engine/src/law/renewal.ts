import { addDays, addMonths, day, type Day } from '../values/day.ts'
import { type Known, known, unknown } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import { convertedRent } from './conversion.ts'
import { dated, inForce, type RuleRef, type Source } from './dated.ts'

const statute = (article: string): Source => ({
  title: '주택임대차보호법',
  article,
  confidence: 'statute',
  checkedOn: day('2026-06-08'),
})

/** Months before the end between which notice is given: no later notice keeps the lease from going on. */
export const renewalNotice = dated<{ opens: number; closes: number }>('renewal-notice', 'contract', [
  { from: day('1989-12-30'), value: { opens: 6, closes: 1 }, source: statute('구 제6조제1항') },
  // for leases concluded or renewed from this day on (부칙 법률 제17363호 2조)
  { from: day('2020-12-10'), value: { opens: 6, closes: 2 }, source: statute('제6조제1항') },
])

/** 계약갱신요구권: how often, for how many months, and the causes for which the landlord may refuse. */
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
      source: statute('제6조의3'),
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

/** 묵시적 갱신: the months that the lease then runs, and the unpaid rents that rule it out. */
export const silentRenewal = dated<{ months: number; arrears: number }>('silent-renewal', 'event', [
  { from: day('2009-05-08'), value: { months: 24, arrears: 2 }, source: statute('제6조제2항·제3항') },
])

/** After a silent or a demanded renewal the tenant may end the lease: so many months after the landlord has the notice. */
export const earlyEnd = dated<{ months: number }>('early-end', 'event', [
  { from: day('1999-03-01'), value: { months: 3 }, source: statute('제6조의2, 제6조의3제4항') },
])

/** 증액 상한: one `part`th of deposit and rent, and not within so many months of the contract or the last raise. */
export const increaseCap = dated<{ part: number; months: number }>('increase-cap', 'event', [
  {
    from: day('1990-02-19'),
    value: { part: 20, months: 12 },
    source: { ...statute('시행령 구 제2조'), title: '주택임대차보호법 시행령' },
  },
  { from: day('2020-07-31'), value: { part: 20, months: 12 }, source: statute('제7조') },
])

/** 실거주를 이유로 한 거절 뒤 제3자 임대: months of converted rent, and months of the difference. */
export const wrongRefusal = dated<{ months: number; difference: number }>('wrong-refusal', 'event', [
  { from: day('2020-07-31'), value: { months: 3, difference: 24 }, source: statute('제6조의3제5항·제6항') },
])

export type RenewalWindow = {
  opens: Day
  /** The last day on which the notice may reach the other side: the window closes at 00:00 of the next. */
  lastDay: Day
  /** Where neither gives notice: the lease goes on for this time. */
  silent: { from: Day; to: Day }
  /** The right to demand renewal: null where the law did not know it yet, or it was used. */
  right: { months: number; refusals: readonly RefusalCause[]; from: Day; to: Day } | null
  state: 'before' | 'open' | 'closed'
  rule: RuleRef
}

export type RenewalAsk = {
  /** The last day of the term. */
  endsOn: Day | null
  /** When the running contract was concluded or last renewed. */
  contractDate: Day | null
  rightUsed: boolean
  on: Day
}

/** When must who have said what, for a lease that ends on a day. */
export function renewalWindow({ endsOn, contractDate, rightUsed, on }: RenewalAsk): Known<RenewalWindow> {
  if (endsOn === null) return unknown('not-given', '계약 종료일')
  // a lease whose contract day nobody told runs under the newer window, unless it is over already
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

export type EndAsk = {
  /** How the running term came about. */
  term: 'first' | 'silent' | 'demanded' | 'agreed-anew'
  /** The day on which the landlord had the tenant's notice. */
  noticeReceived: Day | null
}

/** When the tenant's notice ends the lease; without that right, unknown 'out-of-range': an agreement is needed. */
export function endByNotice({ term, noticeReceived }: EndAsk): Known<{ endsOn: Day; rule: RuleRef }> {
  if (noticeReceived === null) return unknown('not-given', '통지가 닿은 날')
  // 대법원 2024-01-11 2023다258672: the months run from the notice, even before the renewed term begins
  if (term !== 'silent' && term !== 'demanded') return unknown('out-of-range', '중도해지 약정')
  const found = inForce(earlyEnd, noticeReceived)
  if ('unknown' in found) return found
  return known(
    { endsOn: addMonths(noticeReceived, found.value.value.months), rule: found.value.rule },
    found.source,
    found.asOf,
  )
}

export type IncreaseAsk = {
  deposit: Won
  rent: Won
  on: Day
  /** The contract, or the last raise if there was one. */
  lastAgreedOn: Day | null
}
export type Increase = {
  deposit: Won
  rent: Won
  /** Nothing may be raised before this day; null when it is past or not known. */
  notBefore: Day | null
  rule: RuleRef
}

/** The most that deposit and rent may be after a raise. A city's or a province's rule (조례) may be lower. */
export function increaseCeiling({ deposit, rent, on, lastAgreedOn }: IncreaseAsk): Known<Increase> {
  const found = inForce(increaseCap, on)
  if ('unknown' in found) return found
  const { part, months } = found.value.value
  const free = lastAgreedOn === null ? null : addMonths(lastAgreedOn, months)
  const notBefore = free !== null && on < free ? free : null
  const raised = (won: Won) => (notBefore === null ? won + Math.floor(won / part) : won)
  return known(
    { deposit: raised(deposit), rent: raised(rent), notBefore, rule: found.value.rule },
    found.source,
    found.asOf,
  )
}

export type WrongRefusalAsk = {
  refusedOn: Day
  before: { deposit: Won; rent: Won }
  /** What a third person pays; null when that is not known. */
  after: { deposit: Won; rent: Won } | null
  /** Loss that the tenant can prove. */
  loss: Won
}

/** Damages for a refusal '실거주' that was not true: the largest of three. */
export function wrongRefusalDamages(ask: WrongRefusalAsk): Known<{
  won: Won
  months: Won
  difference: Won | null
  loss: Won
  rule: RuleRef
}> {
  const found = inForce(wrongRefusal, ask.refusedOn)
  if ('unknown' in found) return found
  const before = convertedRent(ask.before.deposit, ask.before.rent, ask.refusedOn)
  if ('unknown' in before) return before
  const after = ask.after === null ? null : convertedRent(ask.after.deposit, ask.after.rent, ask.refusedOn)
  const { months, difference } = found.value.value
  const threeMonths = before.value * months
  const gap = after === null || 'unknown' in after ? null : Math.max(0, (after.value - before.value) * difference)
  return known(
    {
      won: Math.max(threeMonths, gap ?? 0, ask.loss),
      months: threeMonths,
      difference: gap,
      loss: ask.loss,
      rule: found.value.rule,
    },
    found.source,
    found.asOf,
  )
}
