import type { FindingId } from './finding-ids.ts'
import type { Signal } from './signal.ts'
import { judge as auctionOpening } from './signals/auction-opening.ts'
import { judge as cancelConflict } from './signals/cancel-conflict.ts'
import { judge as coOwned } from './signals/co-owned.ts'
import { judge as currentOnly } from './signals/current-only.ts'
import { judge as depositNotCovered } from './signals/deposit-not-covered.ts'
import { judge as depositNotCoveredLow } from './signals/deposit-not-covered-low.ts'
import { judge as illegalBuilding } from './signals/illegal-building.ts'
import { judge as insolvency } from './signals/insolvency.ts'
import { judge as jeonseHigh } from './signals/jeonse-high.ts'
import { judge as jeonseRight } from './signals/jeonse-right.ts'
import { judge as jointCollateral } from './signals/joint-collateral.ts'
import { judge as landRightMissing } from './signals/land-right-missing.ts'
import { judge as leaseRight } from './signals/lease-right.ts'
import { judge as mortgageHigh } from './signals/mortgage-high.ts'
import { judge as newBuilding } from './signals/new-building.ts'
import { judge as nonResidentialUse } from './signals/non-residential-use.ts'
import { judge as noticeRegistration } from './signals/notice-registration.ts'
import { judge as otherDepositsUnknown } from './signals/other-deposits-unknown.ts'
import { judge as ownerMismatch } from './signals/owner-mismatch.ts'
import { judge as pagesMissing } from './signals/pages-missing.ts'
import { judge as pastSeizure } from './signals/past-seizure.ts'
import { judge as pastTenancyRegistration } from './signals/past-tenancy-registration.ts'
import { judge as pendingApplication } from './signals/pending-application.ts'
import { judge as prohibition } from './signals/prohibition.ts'
import { judge as provisionalDisposition } from './signals/provisional-disposition.ts'
import { judge as provisionalRegistration } from './signals/provisional-registration.ts'
import { judge as provisionalSeizure } from './signals/provisional-seizure.ts'
import { judge as publicSale } from './signals/public-sale.ts'
import { judge as recentOwnerChange } from './signals/recent-owner-change.ts'
import { judge as redemption } from './signals/redemption.ts'
import { judge as registerOld } from './signals/register-old.ts'
import { judge as registeredRental } from './signals/registered-rental.ts'
import { judge as residenceDuty } from './signals/residence-duty.ts'
import { judge as securedDebts } from './signals/secured-debts.ts'
import { judge as seizure } from './signals/seizure.ts'
import { judge as separateRegistration } from './signals/separate-registration.ts'
import { judge as specialTerms } from './signals/special-terms.ts'
import { judge as superficies } from './signals/superficies.ts'
import { judge as tenancyRegistration } from './signals/tenancy-registration.ts'
import { judge as trust } from './signals/trust.ts'
import { judge as unknownPurpose } from './signals/unknown-purpose.ts'
import { judge as unreadLines } from './signals/unread-lines.ts'

/** Every signal, under the id that it finds. */
export const signals: Readonly<Record<FindingId, Signal>> = {
  'mortgage-high': mortgageHigh,
  'jeonse-high': jeonseHigh,
  'secured-debts': securedDebts,
  'deposit-not-covered': depositNotCovered,
  'deposit-not-covered-low': depositNotCoveredLow,
  'tenancy-registration': tenancyRegistration,
  'past-tenancy-registration': pastTenancyRegistration,
  seizure: seizure,
  'provisional-seizure': provisionalSeizure,
  'provisional-disposition': provisionalDisposition,
  'provisional-registration': provisionalRegistration,
  'auction-opening': auctionOpening,
  'public-sale': publicSale,
  trust: trust,
  insolvency: insolvency,
  'notice-registration': noticeRegistration,
  redemption: redemption,
  'owner-mismatch': ownerMismatch,
  'co-owned': coOwned,
  'recent-owner-change': recentOwnerChange,
  'joint-collateral': jointCollateral,
  'jeonse-right': jeonseRight,
  'lease-right': leaseRight,
  superficies: superficies,
  'land-right-missing': landRightMissing,
  'separate-registration': separateRegistration,
  'non-residential-use': nonResidentialUse,
  'illegal-building': illegalBuilding,
  'new-building': newBuilding,
  'other-deposits-unknown': otherDepositsUnknown,
  prohibition: prohibition,
  'residence-duty': residenceDuty,
  'special-terms': specialTerms,
  'registered-rental': registeredRental,
  'past-seizure': pastSeizure,
  'pending-application': pendingApplication,
  'unknown-purpose': unknownPurpose,
  'cancel-conflict': cancelConflict,
  'unread-lines': unreadLines,
  'pages-missing': pagesMissing,
  'current-only': currentOnly,
  'register-old': registerOld,
}
