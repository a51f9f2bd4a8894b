import { addMonths, day, type Day } from '../values/day.ts'
import { type Known, known, unknown } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import { convertedRent } from './conversion.ts'
import { dated, inForce, type RuleRef } from './dated.ts'
import { leaseAct } from './renewal.ts'

/**
 * After a tacit or a demanded renewal the tenant may end the lease: this many months after the landlord receives the
 * notice.
 */
export const earlyEnd = dated<{ months: number }>('early-end', 'event', [
  { from: day('1999-03-01'), value: { months: 3 }, source: leaseAct('제6조의2, 제6조의3제4항') },
])

/** 증액 상한: one `part`th of deposit and rent, and not within this many months of the contract or the last increase. */
export const increaseCap = dated<{ part: number; months: number }>('increase-cap', 'event', [
  {
    from: day('1990-02-19'),
    value: { part: 20, months: 12 },
    source: { ...leaseAct('시행령 구 제2조'), title: '주택임대차보호법 시행령' },
  },
  { from: day('2020-07-31'), value: { part: 20, months: 12 }, source: leaseAct('제7조') },
])

/** 실거주를 이유로 한 거절 뒤 제3자 임대: months of converted rent, and months of the difference. */
export const wrongRefusal = dated<{ months: number; difference: number }>('wrong-refusal', 'event', [
  { from: day('2020-07-31'), value: { months: 3, difference: 24 }, source: leaseAct('제6조의3제5항·제6항') },
])

export type EndInput = {
  /** How the current term began. */
  term: 'first' | 'silent' | 'demanded' | 'agreed-anew'
  /** The day the landlord received the tenant's notice. */
  noticeReceived: Day | null
}

/** When the tenant's notice ends the lease; without that right, unknown 'out-of-range': an agreement is needed. */
export function endByNotice({ term, noticeReceived }: EndInput): Known<{ endsOn: Day; rule: RuleRef }> {
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

export type IncreaseInput = {
  deposit: Won
  rent: Won
  on: Day
  /** The day of the contract, or of the last increase if there was one. */
  lastAgreedOn: Day | null
}
export type Increase = {
  deposit: Won
  rent: Won
  /** No increase before this day; null if it is past or unknown. */
  notBefore: Day | null
  rule: RuleRef
}

/** The highest deposit and rent after an increase. A city's or a province's rule (조례) may be lower. */
export function increaseCeiling({ deposit, rent, on, lastAgreedOn }: IncreaseInput): Known<Increase> {
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

export type WrongRefusalInput = {
  refusedOn: Day
  before: { deposit: Won; rent: Won }
  /** The rent of the new tenant; null if unknown. */
  after: { deposit: Won; rent: Won } | null
  /** The tenant's provable loss. */
  loss: Won
}

/** Damages for a false refusal '실거주': the largest of three sums. */
export function wrongRefusalDamages(ask: WrongRefusalInput): Known<{
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
