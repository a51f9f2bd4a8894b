import { auctionCost } from './auction-cost.ts'
import { auctionKindRates, auctionRateShrink, auctionRates } from './auction-rates.ts'
import type { Dated } from './dated.ts'
import { distributionRules, opposableResale, smallDepositCap } from './distribution-rules.ts'
import {
  applicationWindow,
  collateralRatio,
  depositLimit,
  guaranteeKinds,
  rentConversion,
  seniorDebtRatio,
} from './hug.ts'
import { leaseReport, leastTermMonths, taxLookUpDeposit } from './lease-deadlines.ts'
import { lookUps } from './look-ups.ts'
import { officialPriceFactor, officialPriceSpread } from './official-price.ts'
import { opposability } from './opposability.ts'
import { regionTierTable } from './region-tiers.ts'
import { priceRangeTables } from './price-range.ts'
import { riskTables } from './risk-weights.ts'
import { signalRuleTables } from './signal-rules.ts'
import { localTaxException, nationalTaxException } from './property-tax-exception.ts'
import { smallDeposit } from './small-deposit.ts'

export type RulePack = { id: string; tables: readonly Dated<unknown>[] }

/** The rules in force for judging; a report prints the id, and the same id gives the same judgement. */
export const currentPack: RulePack = {
  id: 'jipsalpim-rules/2026-11-21',
  tables: [
    smallDeposit,
    regionTierTable,
    smallDepositCap,
    opposability,
    nationalTaxException,
    localTaxException,
    distributionRules,
    opposableResale,
    auctionCost,
    auctionRates,
    auctionRateShrink,
    auctionKindRates,
    officialPriceFactor,
    officialPriceSpread,
    ...priceRangeTables,
    collateralRatio,
    depositLimit,
    seniorDebtRatio,
    rentConversion,
    applicationWindow,
    guaranteeKinds,
    leaseReport,
    leastTermMonths,
    taxLookUpDeposit,
    lookUps,
    ...riskTables,
    ...signalRuleTables,
  ],
}
