import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { approveCodes } from './approve-codes.ts'
import { importCodes } from './import-codes.ts'
import { approveCampaign, endCampaign, listAllCampaigns, makeCampaign } from './save-campaigns.ts'
import { listBatches } from './list-batches.ts'
import { readLink, takeLink } from './link-coupon.ts'
import { countTickets, listAvailable, listCoupons } from './list-coupons.ts'
import { readCodes } from './read-codes.ts'
import { reportIssuer } from './report-issuer.ts'
import { takeCoupon } from './take-coupon.ts'
import { confirmCoupon, readUsed, validateCode, validateManual } from './validate-code.ts'
import { putAway, readWelcome, takeWelcome } from './welcome.ts'

export const couponArea = serve(calls.coupon, {
  couponMine: listCoupons,
  couponTake: takeCoupon,
  couponConfirm: confirmCoupon,
  couponValidate: validateCode,
  couponManualValidate: validateManual,
  couponManualUsed: readUsed,
  couponAvailable: listAvailable,
  couponTicket: countTickets,
  couponWelcome: readWelcome,
  couponWelcomeTake: takeWelcome,
  couponWelcomeDismiss: putAway,
  couponOfLink: readLink,
  couponTakeLink: takeLink,
  operatorCampaigns: listAllCampaigns,
  operatorCampaignMake: makeCampaign,
  operatorCampaignApprove: approveCampaign,
  operatorCampaignEnd: endCampaign,
  operatorCodesBring: importCodes,
  operatorBatches: listBatches,
  operatorCodesApprove: approveCodes,
  operatorCodes: readCodes,
  operatorCouponReport: reportIssuer,
})
