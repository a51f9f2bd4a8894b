import { day } from '../values/day.ts'
import { dated } from './dated.ts'

/**
 * 당해세 exception: a lease fixed before the tax's 법정기일 is paid from the tax's share. Selected by the day of the sale
 * decision.
 */
export const nationalTaxException = dated<boolean>('property-tax-exception-national', 'distribution', [
  {
    from: day('2023-04-01'),
    value: true,
    source: {
      title: '국세기본법',
      article: '제35조제7항, 부칙(법률 제19189호) 제3조',
      confidence: 'statute',
      checkedOn: day('2026-06-08'),
    },
  },
])
export const localTaxException = dated<boolean>('property-tax-exception-local', 'distribution', [
  {
    from: day('2023-05-04'),
    value: true,
    source: {
      title: '지방세기본법',
      article: '제71조제6항, 부칙(법률 제19401호)',
      confidence: 'statute',
      checkedOn: day('2026-06-08'),
    },
  },
])

/**
 * Taxes of an owner who acquired the house after a lease or a mortgage: junior to them, except for the amount that
 * the former owner owed by then (국세기본법 35조 1항 3호의2). `needsOwnDay`: and only if the tax's own 법정기일 is before the
 * right. 지방세기본법 71조 has no such rule.
 */
export const newOwnerTax = dated<{ needsOwnDay: boolean }>('new-owner-tax', 'distribution', [
  {
    from: day('2023-04-01'),
    value: { needsOwnDay: false },
    source: {
      title: '국세기본법',
      article: '제35조제1항제3호의2, 부칙(법률 제19189호) 제3조',
      confidence: 'statute',
      checkedOn: day('2026-11-21'),
    },
  },
  {
    from: day('2024-01-01'),
    value: { needsOwnDay: true },
    source: {
      title: '국세기본법',
      article: '제35조제1항제3호의2 단서(2023-12-31 개정)',
      confidence: 'statute',
      checkedOn: day('2026-11-21'),
    },
  },
])
