import type { Dated } from '../law/dated.ts'
import { announcements } from './tables/announcements.ts'
import { backings, bankGuarantee, loanGuaranteeFee, oneHomeMost } from './tables/guarantees.ts'
import { supports } from './tables/supports.ts'
import { assetLimits, commonTerms, discounts } from './tables/gates.ts'
import {
  general,
  monthlyRent,
  newborn,
  newlywed,
  smallFirmYouth,
  victim,
  victimPriority,
  victimStays,
  vulnerable,
  youth,
  youthRent,
} from './tables/lease.ts'
import { bogeumjari, didimdol, newbornPurchase } from './tables/purchase.ts'
import type { LoanTerms } from './terms.ts'

/** Loans of the fund for a lease, and of the fund and HF for buying a home. A row of null: not offered any more. */
export const leaseProducts = {
  general,
  youth,
  newlywed,
  newborn,
  'small-firm-youth': smallFirmYouth,
  'youth-rent': youthRent,
  'monthly-rent': monthlyRent,
  victim,
  'victim-stays': victimStays,
  'victim-priority': victimPriority,
  vulnerable,
} as const satisfies Record<string, Dated<LoanTerms | null>>
export const purchaseProducts = { didimdol, 'newborn-purchase': newbornPurchase, bogeumjari } as const satisfies Record<
  string,
  Dated<LoanTerms | null>
>
export type LeaseProduct = keyof typeof leaseProducts
export type PurchaseProduct = keyof typeof purchaseProducts
export type LoanProduct = LeaseProduct | PurchaseProduct

/** Every table of the loan questions, printed to docs/printed/loan-rules.md. */
export const loanTables: readonly Dated<unknown>[] = [
  ...Object.values(leaseProducts),
  ...Object.values(purchaseProducts),
  commonTerms,
  assetLimits,
  discounts,
  bankGuarantee,
  backings,
  loanGuaranteeFee,
  oneHomeMost,
  supports,
  announcements,
]
