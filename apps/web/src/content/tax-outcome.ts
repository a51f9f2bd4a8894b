import { distribute } from '@jipsalpim/engine/recovery/distribute.ts'
import { addDays, day } from '@jipsalpim/engine/values/day.ts'

const eok = 100_000_000
/**
 * A home in Seoul, sold for two hundred million won net of costs; the tenant's 확정일자 before or after the tax's own date.
 */
export const taxOutcome = (taxFirst: boolean) => {
  const moved = day('2022-05-01')
  const { paid, tenants } = distribute({
    salePrice: 2 * eok,
    costs: 0,
    region: 'S',
    auctionDate: day('2026-06-01'),
    extinctionDate: null,
    claims: [
      {
        id: 'tax',
        kind: 'propertyTax',
        amount: 0.3 * eok,
        date: taxFirst ? addDays(moved, -30) : day('2022-12-01'),
        levy: 'national',
      },
    ],
    tenants: [
      { id: 'me', deposit: 1.8 * eok, opposableFrom: addDays(moved, 1), fixedDate: moved, demandsDistribution: true },
    ],
  })
  return { tax: paid['tax'] ?? 0, me: tenants['me']?.recovered ?? 0 }
}
