import type { couponRows } from '@jipsalpim/contract/areas/coupon/rows.ts'
import { declareScenes, reason } from '../testing/authorisation/scene.ts'

export const couponScenes = declareScenes<typeof couponRows>({
  scenes: {
    couponConfirm: [
      { field: 'coupon_seq', noRealtor: true, input: (of) => ({ coupon_seq: of.coupon_seq, service_type: 'report' }) },
    ],
    couponManualUsed: [{ field: 'code_token', noRealtor: true, input: (of) => ({ code_token: of.code_token }) }],
    couponManualValidate: [
      {
        field: 'code_token',
        noRealtor: true,
        says: true,
        input: (of) => ({ code_token: of.code, service_type: 'report', original_price: 9900 }),
      },
    ],
    couponOfLink: [{ field: 'coupon', noRealtor: true, says: true, input: (of) => ({ coupon: of.code }) }],
    couponTake: [{ field: 'code', noRealtor: true, input: (of) => ({ code: of.code }) }],
    couponTakeLink: [{ field: 'coupon', noRealtor: true, input: (of) => ({ coupon: of.code }) }],
    couponValidate: [{ field: 'token', noRealtor: true, says: true, input: (of) => ({ token: of.code }) }],
    operatorCodes: [
      {
        field: 'batch_seq',
        backOffice: true,
        input: (of, { batch_seq }) => ({ batch_seq: of.user_seq === 987_654_321 ? 987_654_321 : batch_seq }),
      },
    ],
    operatorCodesApprove: [
      {
        field: 'batch_seq',
        backOffice: true,
        input: (of, { batch_seq }) => ({
          batch_seq: of.user_seq === 987_654_321 ? 987_654_321 : batch_seq,
          approve: true,
          ...reason,
        }),
      },
    ],
    operatorCodesBring: [
      {
        field: 'campaign',
        backOffice: true,
        input: (of, { campaign }) => ({
          campaign: of.user_seq === 987_654_321 ? 'never-was' : campaign,
          file_name: 'codes.csv',
          make: 1,
          ...reason,
        }),
      },
    ],
    operatorCampaignApprove: [
      {
        field: 'slug',
        backOffice: true,
        input: (of, { campaign }) => ({
          slug: of.user_seq === 987_654_321 ? 'never-was' : campaign,
          approve: true,
          ...reason,
        }),
      },
    ],
    operatorCampaignEnd: [
      {
        field: 'slug',
        backOffice: true,
        input: (of, { campaign }) => ({
          slug: of.user_seq === 987_654_321 ? 'never-was' : campaign,
          end: true,
          ...reason,
        }),
      },
    ],
  },
  nobodys: {
    'couponTake.campaign': 'public campaigns',
    'couponAvailable.address_key': 'an address that we signed; addresses are nobody’s',
    'couponConfirm.address_key': 'an address that we signed; addresses are nobody’s',
    'couponManualValidate.address_key': 'an address that we signed; addresses are nobody’s',
    'couponOfLink.address_key': 'an address that we signed; addresses are nobody’s',
    'operatorCampaignMake.slug': 'made by this call',
    'operatorCodesBring.codes': 'the lines of an issuer’s file',
  },
})
