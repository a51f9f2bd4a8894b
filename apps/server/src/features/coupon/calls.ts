import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { approveCodes } from './campaign/approve-codes.ts'
import { importCodes } from './campaign/import-codes.ts'
import { approveCampaign, endCampaign, listAllCampaigns, createCampaign } from './campaign/save-campaigns.ts'
import { listBatches } from './campaign/list-batches.ts'
import { readLink, claimByLink } from './code/link-coupon.ts'
import { countTickets, listAvailable, listCoupons } from './list-coupons.ts'
import { readCodes } from './campaign/read-codes.ts'
import { reportIssuer } from './report-issuer.ts'
import { claimCoupon } from './code/claim-coupon.ts'
import { confirmCoupon, readUsed, validateCode, validateManual } from './code/validate-code.ts'
import { dismissOffer, readWelcome, claimWelcome } from './code/welcome.ts'

export const couponArea = serve(calls.coupon, {
  couponMine: listCoupons,
  couponTake: claimCoupon,
  couponConfirm: confirmCoupon,
  couponValidate: validateCode,
  couponManualValidate: validateManual,
  couponManualUsed: readUsed,
  couponAvailable: listAvailable,
  couponTicket: countTickets,
  couponWelcome: readWelcome,
  couponWelcomeTake: claimWelcome,
  couponWelcomeDismiss: dismissOffer,
  couponOfLink: readLink,
  couponTakeLink: claimByLink,
  operatorCampaigns: listAllCampaigns,
  operatorCampaignMake: createCampaign,
  operatorCampaignApprove: approveCampaign,
  operatorCampaignEnd: endCampaign,
  operatorCodesBring: importCodes,
  operatorBatches: listBatches,
  operatorCodesApprove: approveCodes,
  operatorCodes: readCodes,
  operatorCouponReport: reportIssuer,
})
