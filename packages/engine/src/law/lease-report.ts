import { addDays, day, type Day } from '../values/day.ts'
import { type Known, known, unknown } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import { dated, inForce, type RuleRef, type Source } from './dated.ts'

const statute = (article: string): Source => ({
  title: '부동산 거래신고 등에 관한 법률',
  article,
  confidence: 'statute',
  checkedOn: day('2026-06-08'),
})

/** 전월세 신고: days after the contract, and the deposit or rent above which it is due. */
export const leaseReport = dated<{ days: number; deposit: Won; rent: Won }>('lease-report', 'contract', [
  {
    from: day('2021-06-01'),
    value: { days: 30, deposit: 60_000_000, rent: 300_000 },
    source: statute('제6조의2·제6조의3, 시행령 제4조의3'),
  },
])

/**
 * 과태료 for a late or missing report, least and most by delay and amount, and for a false one; null while it was not
 * collected (계도기간).
 */
export const leaseReportFine = dated<{ least: Won; most: Won; false: Won } | null>('lease-report-fine', 'contract', [
  { from: day('2021-06-01'), value: null, source: statute('제28조제5항제3호') },
  {
    from: day('2025-06-01'),
    value: { least: 20_000, most: 300_000, false: 1_000_000 },
    source: statute('제28조제5항제3호, 시행령 별표 3'),
  },
])

export type LeaseReportInput = {
  contractDate: Day | null
  deposit: Won | null
  rent: Won | null
  /** 법정동코드, at least 5 digits. */
  dongCode: string | null
  /** 'unchanged': renewed with the same deposit and rent. Changes and endings are due like new contracts. */
  event: 'new' | 'renewed-changed' | 'unchanged' | 'changed' | 'ended'
}
export type LeaseReportDuty = {
  must: boolean
  why: 'over-threshold' | 'under-threshold' | 'district-out' | 'renewed-unchanged'
  /** The last day, if a report is due. */
  due: Day | null
  fine: { least: Won; most: Won; false: Won } | null
  /** A report with the contract gives the 확정일자 (제6조의5). */
  givesFixedDate: boolean
  /** Where the text or the facts do not decide: the safe answer, to report. */
  doubt: 'region-unknown' | 'region-ambiguous' | null
  rule: RuleRef
}

/** Whether this contract must be reported, until when, and the fine for not reporting. */
export function leaseReportDuty(ask: LeaseReportInput): Known<LeaseReportDuty> {
  const { contractDate, deposit, rent } = ask
  if (contractDate === null) return unknown('not-given', '계약일')
  const found = inForce(leaseReport, contractDate)
  if ('unknown' in found) return found
  const { value, rule } = found.value
  const over = (deposit ?? 0) > value.deposit || (rent ?? 0) > value.rent
  if (!over && (deposit === null || rent === null)) return unknown('not-given', deposit === null ? '보증금' : '월세')
  const region = regionOf(ask.dongCode, contractDate)
  const why =
    ask.event === 'unchanged'
      ? 'renewed-unchanged'
      : !over
        ? 'under-threshold'
        : region === 'out'
          ? 'district-out'
          : 'over-threshold'
  const must = why === 'over-threshold'
  const fine = inForce(leaseReportFine, contractDate)
  return known(
    {
      must,
      why,
      due: must ? addDays(contractDate, value.days) : null,
      fine: must && 'value' in fine ? fine.value.value : null,
      givesFixedDate: must,
      doubt: must && region !== 'in' ? (region === 'unknown' ? 'region-unknown' : 'region-ambiguous') : null,
      rule,
    },
    found.source,
    found.asOf,
  )
}

/**
 * 특별자치시·특별자치도·시·구, and 군 of a 광역시 or of 경기도 (시행령 4조의3 2항). A 군 has 7 to 9 as its third digit. Those of 전라남도 belong
 * since 2026-07-01 to 전남광주통합특별시, to no 도 and no 광역시: the text does not cover them. A register's address still maps to
 * the older code.
 */
function regionOf(code: string | null, on: Day): 'in' | 'out' | 'either' | 'unknown' {
  if (code === null) return 'unknown'
  if (!/^[7-9]$/.test(code[2] ?? '')) return 'in'
  if (/^(12|46)/.test(code)) return on < '2026-07-01' ? 'out' : 'either'
  return /^(26|27|28|29|30|31|41)/.test(code) ? 'in' : 'out'
}
