import { day, type Day } from '../values/day.ts'
import type { Won } from '../values/won.ts'
import { type Dated, dated, last, refer, type RuleRef, type Source } from './dated.ts'
import { taxLookUpDeposit } from './tax-look-up.ts'

export const dutyIds = [
  'show-lease-records',
  'show-tax-certificates',
  'national-tax-look-up',
  'local-tax-look-up',
  'lease-records-look-up',
  'landlord-record-look-up',
  'broker-explains',
  'broker-shows-base-papers',
  'broker-keeps-sheet',
  'defaulters-published',
  'registered-landlord-insures',
  'insurer-stands-by-tenant',
] as const
export type DutyId = (typeof dutyIds)[number]
/** `whose`: who has the duty; a tenant's duty is the tenant's own right. The numbers are the row's, by name. */
export type Duty = {
  whose: 'landlord' | 'broker' | 'office' | 'tenant' | 'guarantor'
  numbers: Readonly<Record<string, number>>
}

const law = (title: string, article: string, confidence: Source['confidence'] = 'statute'): Source => ({
  title,
  article,
  confidence,
  checkedOn: day('2026-06-08'),
})
const of = (
  id: DutyId,
  from: string,
  whose: Duty['whose'],
  source: Source,
  numbers: Duty['numbers'] = {},
): Dated<Duty> => dated<Duty>(`duty-${id}`, 'contract', [{ from: day(from), value: { whose, numbers }, source }])

/**
 * Duties of landlord, broker and others towards the tenant, one table per duty. Deposits above `deposit` need no
 * consent after the contract.
 */
export const dutyTables: Readonly<Record<DutyId, Dated<Duty>>> = {
  'show-lease-records': of('show-lease-records', '2023-04-18', 'landlord', law('주택임대차보호법', '제3조의7제1호')),
  'show-tax-certificates': of(
    'show-tax-certificates',
    '2023-04-18',
    'landlord',
    law('주택임대차보호법', '제3조의7제2호'),
  ),
  'national-tax-look-up': of(
    'national-tax-look-up',
    '2023-04-01',
    'tenant',
    law('국세징수법', '제109조, 시행령 제97조'),
    { deposit: last(taxLookUpDeposit.rows).value },
  ),
  'local-tax-look-up': of('local-tax-look-up', '2023-04-01', 'tenant', law('지방세징수법', '제6조, 시행령 제8조'), {
    deposit: last(taxLookUpDeposit.rows).value,
  }),
  'lease-records-look-up': of(
    'lease-records-look-up',
    '2014-01-01',
    'tenant',
    law('주택임대차보호법', '제3조의6제3항·제4항'),
  ),
  // answered within seven days, and the landlord is notified; the monthly cap is from news, not from a text
  'landlord-record-look-up': of('landlord-record-look-up', '2025-05-27', 'tenant', law('주택도시기금법', '제34조의7'), {
    days: 7,
    years: 3,
    timesAMonth: 3,
  }),
  'broker-explains': of(
    'broker-explains',
    '2024-07-10',
    'broker',
    law('공인중개사법', '제25조·제25조의3, 시행령 제21조'),
  ),
  'broker-shows-base-papers': of(
    'broker-shows-base-papers',
    '2026-02-15',
    'broker',
    law('공인중개사법', '제25조제1항 (2025-08-14 개정)'),
  ),
  'broker-keeps-sheet': of(
    'broker-keeps-sheet',
    '2014-07-29',
    'broker',
    law('공인중개사법', '제25조제3항·제26조, 시행령 제21조제4항·제22조제2항'),
    { sheetYears: 3, contractYears: 5 },
  ),
  'defaulters-published': of(
    'defaulters-published',
    '2023-09-29',
    'guarantor',
    law('주택도시기금법', '제34조의5', 'news'),
    { total: 200_000_000, years: 3 },
  ),
  'registered-landlord-insures': of(
    'registered-landlord-insures',
    '2021-08-18',
    'landlord',
    law('민간임대주택에 관한 특별법', '제49조·제67조'),
    { finePercentLeast: 5, finePercentMost: 10, fineMost: 30_000_000 },
  ),
  'insurer-stands-by-tenant': of(
    'insurer-stands-by-tenant',
    '2025-01-14',
    'guarantor',
    law('민간임대주택에 관한 특별법', '제49조제8항'),
  ),
}

export type DutyInForce = { id: DutyId; whose: Duty['whose']; numbers: Duty['numbers']; rule: RuleRef }

/** The duties in force for a contract of that day; a look-up without consent only above its deposit. */
export function dutiesOn(contractDate: Day, deposit: Won | null): DutyInForce[] {
  return dutyIds.flatMap((id) => {
    const table = dutyTables[id]
    const row = table.at(contractDate)
    const least = row?.value.numbers['deposit']
    if (row === null || (least !== undefined && deposit !== null && deposit <= least)) return []
    return [{ id, whose: row.value.whose, numbers: row.value.numbers, rule: refer(table, row) }]
  })
}
