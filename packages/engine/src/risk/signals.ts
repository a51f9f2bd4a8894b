import type { Signal } from './signal.ts'
import { judge as accidentArea } from './signals/accident-area.ts'
import { judge as agentUnproven } from './signals/agent-unproven.ts'
import { judge as agentWithoutPapers } from './signals/agent-without-papers.ts'
import { judge as auctionOpening } from './signals/auction-opening.ts'
import { judge as basement } from './signals/basement.ts'
import { judge as buildingUnapproved } from './signals/building-unapproved.ts'
import { judge as cancelConflict } from './signals/cancel-conflict.ts'
import { judge as coOwned } from './signals/co-owned.ts'
import { judge as companyOwner } from './signals/company-owner.ts'
import { judge as compulsoryAdministration } from './signals/compulsory-administration.ts'
import { judge as currentOnly } from './signals/current-only.ts'
import { judge as debtOfAnother } from './signals/debt-of-another.ts'
import { judge as depositNotCovered } from './signals/deposit-not-covered.ts'
import { judge as depositNotCoveredLow } from './signals/deposit-not-covered-low.ts'
import { judge as depositOverOfficial } from './signals/deposit-over-official.ts'
import { judge as fallingPrice } from './signals/falling-price.ts'
import { judge as priceConflict } from './signals/price-conflict.ts'
import { judge as guaranteeBan } from './signals/guarantee-ban.ts'
import { judge as illegalBuilding } from './signals/illegal-building.ts'
import { judge as insolvency } from './signals/insolvency.ts'
import { judge as jeonseHigh } from './signals/jeonse-high.ts'
import { judge as jeonseNotable } from './signals/jeonse-notable.ts'
import { judge as jeonseRight } from './signals/jeonse-right.ts'
import { judge as jointCollateral } from './signals/joint-collateral.ts'
import { judge as landRegister } from './signals/land-register.ts'
import { judge as landRightMissing } from './signals/land-right-missing.ts'
import { judge as landlordSubrogation } from './signals/landlord-subrogation.ts'
import { judge as lateMortgage } from './signals/late-mortgage.ts'
import { judge as laterMortgage } from './signals/later-mortgage.ts'
import { judge as leaseRight } from './signals/lease-right.ts'
import { judge as livingAccommodation } from './signals/living-accommodation.ts'
import { judge as maliciousLandlord } from './signals/malicious-landlord.ts'
import { judge as manyHomes } from './signals/many-homes.ts'
import { judge as mortgageHigh } from './signals/mortgage-high.ts'
import { judge as mortgageSold } from './signals/mortgage-sold.ts'
import { judge as moveOutRequest } from './signals/move-out-request.ts'
import { judge as neighbourhoodFacility } from './signals/neighbourhood-facility.ts'
import { judge as newBuilding } from './signals/new-building.ts'
import { judge as noBroker } from './signals/no-broker.ts'
import { judge as nonResidentialUse } from './signals/non-residential-use.ts'
import { judge as noticeRegistration } from './signals/notice-registration.ts'
import { judge as otherDepositsLow } from './signals/other-deposits-low.ts'
import { judge as otherDepositsUnknown } from './signals/other-deposits-unknown.ts'
import { judge as ownerChangedInLease } from './signals/owner-changed-in-lease.ts'
import { judge as ownerMismatch } from './signals/owner-mismatch.ts'
import { judge as pagesMissing } from './signals/pages-missing.ts'
import { judge as pastDispute } from './signals/past-dispute.ts'
import { judge as pastSeizure } from './signals/past-seizure.ts'
import { judge as pastTenancyRegistration } from './signals/past-tenancy-registration.ts'
import { judge as partialCancellation } from './signals/partial-cancellation.ts'
import { judge as payeeMismatch } from './signals/payee-mismatch.ts'
import { judge as pendingApplication } from './signals/pending-application.ts'
import { judge as priceUntested } from './signals/price-untested.ts'
import { judge as privateLender } from './signals/private-lender.ts'
import { judge as prohibition } from './signals/prohibition.ts'
import { judge as provisionalDisposition } from './signals/provisional-disposition.ts'
import { judge as provisionalRegistration } from './signals/provisional-registration.ts'
import { judge as provisionalSecurity } from './signals/provisional-security.ts'
import { judge as provisionalSeizure } from './signals/provisional-seizure.ts'
import { judge as publicSale } from './signals/public-sale.ts'
import { judge as rapidTransfers } from './signals/rapid-transfers.ts'
import { judge as recentOwnerChange } from './signals/recent-owner-change.ts'
import { judge as redemption } from './signals/redemption.ts'
import { judge as registerOld } from './signals/register-old.ts'
import { judge as registeredRental } from './signals/registered-rental.ts'
import { judge as residenceDuty } from './signals/residence-duty.ts'
import { judge as securedDebts } from './signals/secured-debts.ts'
import { judge as seizure } from './signals/seizure.ts'
import { judge as separateRegistration } from './signals/separate-registration.ts'
import { judge as shareAuction } from './signals/share-auction.ts'
import { judge as shareRight } from './signals/share-right.ts'
import { judge as sideOffer } from './signals/side-offer.ts'
import { judge as sourcesDisagree } from './signals/sources-disagree.ts'
import { judge as specialTerms } from './signals/special-terms.ts'
import { judge as sublease } from './signals/sublease.ts'
import { judge as summaryConflict } from './signals/summary-conflict.ts'
import { judge as superficies } from './signals/superficies.ts'
import { judge as taxArrears } from './signals/tax-arrears.ts'
import { judge as taxRefused } from './signals/tax-refused.ts'
import { judge as tenancyRegistration } from './signals/tenancy-registration.ts'
import { judge as smallDepositDoubtful } from './signals/small-deposit-doubtful.ts'
import { judge as demolitionClaim } from './signals/demolition-claim.ts'
import { judge as trust } from './signals/trust.ts'
import { judge as trustNoConsent } from './signals/trust-no-consent.ts'
import { judge as unknownPurpose } from './signals/unknown-purpose.ts'
import { judge as unreadLines } from './signals/unread-lines.ts'

/** Every signal, in the order of the findings. */
export const signals: readonly Signal[] = [
  mortgageHigh,
  jeonseHigh,
  jeonseNotable,
  securedDebts,
  depositNotCovered,
  depositNotCoveredLow,
  smallDepositDoubtful,
  depositOverOfficial,
  fallingPrice,
  priceUntested,
  priceConflict,
  accidentArea,
  tenancyRegistration,
  pastTenancyRegistration,
  lateMortgage,
  laterMortgage,
  privateLender,
  mortgageSold,
  debtOfAnother,
  seizure,
  provisionalSeizure,
  provisionalDisposition,
  demolitionClaim,
  provisionalRegistration,
  provisionalSecurity,
  auctionOpening,
  compulsoryAdministration,
  publicSale,
  shareAuction,
  trust,
  trustNoConsent,
  insolvency,
  noticeRegistration,
  redemption,
  ownerMismatch,
  payeeMismatch,
  agentWithoutPapers,
  agentUnproven,
  sublease,
  noBroker,
  sideOffer,
  moveOutRequest,
  coOwned,
  companyOwner,
  maliciousLandlord,
  guaranteeBan,
  landlordSubrogation,
  manyHomes,
  taxArrears,
  taxRefused,
  recentOwnerChange,
  ownerChangedInLease,
  rapidTransfers,
  jointCollateral,
  jeonseRight,
  leaseRight,
  superficies,
  landRightMissing,
  separateRegistration,
  basement,
  neighbourhoodFacility,
  livingAccommodation,
  nonResidentialUse,
  illegalBuilding,
  buildingUnapproved,
  sourcesDisagree,
  newBuilding,
  otherDepositsUnknown,
  otherDepositsLow,
  prohibition,
  residenceDuty,
  specialTerms,
  registeredRental,
  pastSeizure,
  pastDispute,
  pendingApplication,
  unknownPurpose,
  cancelConflict,
  summaryConflict,
  shareRight,
  partialCancellation,
  unreadLines,
  landRegister,
  pagesMissing,
  currentOnly,
  registerOld,
]
