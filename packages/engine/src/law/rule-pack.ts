import { accidentByHoldings, jeonseRatioConvention, nationalAccidentRate } from './accident-rates.ts'
import { auctionCost } from './auction-cost.ts'
import { auctionKindRates, auctionRateShrink, auctionRates, auctionRateWidth } from './auction-rates.ts'
import { bidReductions } from './bid-reductions.ts'
import { houseFee, otherFee, rentFactor } from './brokerage.ts'
import { baseRate, conversionCeiling } from './conversion.ts'
import { changeRuleTables } from './change-rules.ts'
import type { Dated } from './dated.ts'
import { circleAuthorities, distributionRules, opposableResale, smallDepositCap } from './distribution-rules.ts'
import {
  applicationWindow,
  collateralRatio,
  depositLimit,
  guaranteeKinds,
  hugDiscounts,
  hugFee,
  hugLeastTerm,
  hugSurcharge,
  rentConversion,
  seniorDebtRatio,
} from './hug.ts'
import { feeSupport, feeTaxCredit, hfTerms, sgiTerms } from './guarantee-others.ts'
import { guarantorOrder } from './guarantor-order.ts'
import { dutyTables } from './duties.ts'
import {
  distributionDemand,
  fixedDate,
  guaranteeAccident,
  moveInReport,
  tenancyRegistration,
} from './lease-deadlines.ts'
import { landShare } from './land-share.ts'
import { leaseReport, leaseReportFine } from './lease-report.ts'
import { leastTermMonths } from './lease-term.ts'
import { lookUps } from './look-ups.ts'
import { officialPriceFactor, officialPriceOfVillas, officialPriceSpread } from './official-price.ts'
import { opposability } from './opposability.ts'
import { regionTierTable } from './region-tiers.ts'
import { priceRangeTables } from './price-range.ts'
import { riskTables } from './risk-tables.ts'
import { localTaxException, nationalTaxException, newOwnerTax } from './property-tax-exception.ts'
import { renewalNotice, renewalRight, silentRenewal } from './renewal.ts'
import { earlyEnd, increaseCap, wrongRefusal } from './renewed-terms.ts'
import { rentCredit } from './rent-tax-credit.ts'
import { smallDeposit } from './small-deposit.ts'
import { taxLookUpDeposit } from './tax-look-up.ts'
import { victimContracts, victimLaw, victimMinimum } from './victim.ts'

/**
 * Every dated table, printed to docs/printed/rules.md and validated by a test. `npm run release-rules` writes their
 * hash to pack-id.ts, so that a browser need not load all of them.
 */
export const packTables: readonly Dated<unknown>[] = [
  smallDeposit,
  regionTierTable,
  smallDepositCap,
  opposability,
  nationalTaxException,
  localTaxException,
  newOwnerTax,
  distributionRules,
  circleAuthorities,
  opposableResale,
  auctionCost,
  landShare,
  auctionRates,
  auctionRateShrink,
  auctionRateWidth,
  auctionKindRates,
  bidReductions,
  officialPriceFactor,
  officialPriceSpread,
  officialPriceOfVillas,
  ...priceRangeTables,
  collateralRatio,
  depositLimit,
  seniorDebtRatio,
  rentConversion,
  applicationWindow,
  guaranteeKinds,
  guarantorOrder,
  hugFee,
  hugSurcharge,
  hugDiscounts,
  hugLeastTerm,
  hfTerms,
  sgiTerms,
  feeSupport,
  feeTaxCredit,
  leastTermMonths,
  baseRate,
  conversionCeiling,
  houseFee,
  otherFee,
  rentFactor,
  leaseReport,
  leaseReportFine,
  renewalNotice,
  renewalRight,
  silentRenewal,
  earlyEnd,
  increaseCap,
  wrongRefusal,
  moveInReport,
  fixedDate,
  tenancyRegistration,
  distributionDemand,
  guaranteeAccident,
  taxLookUpDeposit,
  ...Object.values(dutyTables),
  victimLaw,
  victimContracts,
  victimMinimum,
  rentCredit,
  accidentByHoldings,
  nationalAccidentRate,
  jeonseRatioConvention,
  lookUps,
  ...riskTables,
  ...changeRuleTables,
]
