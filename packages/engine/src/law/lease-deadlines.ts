import { day } from '../values/day.ts'
import type { Won } from '../values/won.ts'
import { dated } from './dated.ts'

/** 전월세 신고: due days after the contract, and above which deposit or rent. */
export const leaseReport = dated<{ days: number; deposit: Won; rent: Won }>('lease-report', 'contract', [
  {
    from: day('2021-06-01'),
    value: { days: 30, deposit: 60_000_000, rent: 300_000 },
    source: {
      title: '부동산 거래신고 등에 관한 법률',
      article: '제6조의2',
      confidence: 'statute',
      checkedOn: day('2026-06-08'),
    },
  },
])

/** A lease of a home runs two years at least, if the tenant wants it. */
export const leastTermMonths = dated<number>('least-term', 'contract', [
  {
    from: day('1990-01-13'),
    value: 24,
    source: { title: '주택임대차보호법', article: '제4조제1항', confidence: 'statute', checkedOn: day('2026-06-08') },
  },
])

/** From this deposit on the tenant may look up the landlord's unpaid taxes after the contract without consent. */
export const taxLookUpDeposit = dated<Won>('tax-look-up', 'contract', [
  {
    from: day('2023-04-01'),
    value: 10_000_000,
    source: {
      title: '국세징수법',
      article: '제109조, 시행령 제97조',
      confidence: 'statute',
      checkedOn: day('2026-06-08'),
    },
  },
])
