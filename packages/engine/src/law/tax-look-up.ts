import { day } from '../values/day.ts'
import type { Won } from '../values/won.ts'
import { dated } from './dated.ts'

/** Above this deposit the tenant may look up the landlord's unpaid taxes after the contract without consent. */
export const taxLookUpDeposit = dated<Won>('tax-look-up', 'contract', [
  {
    from: day('2023-04-01'),
    value: 10_000_000,
    source: {
      title: '국세징수법·지방세징수법',
      article: '제109조, 시행령 제97조·제6조, 시행령 제8조',
      confidence: 'statute',
      checkedOn: day('2026-06-08'),
    },
  },
])
