import { plannedTable } from '../../route.ts'

export const insurancePlanned = plannedTable({
  insuranceInit: { path: '/insurance/init', access: 'open', footer: 'none' },
  insuranceDate: { path: '/insurance/date', access: 'open', footer: 'none' },
  insuranceTerms: { path: '/insurance/terms', access: 'open', footer: 'none' },
  insuranceAmount: { path: '/insurance/amount', access: 'open', footer: 'none' },
  insuranceUnderReview: { path: '/insurance/under-review', access: 'open', footer: 'none' },
  insuranceUnderReviewFreeMonth: {
    path: '/insurance/under-review-free-month',
    access: 'open',
    footer: 'none',
  },
  insuranceUnderReviewDateMissingByInsuranceSeq: {
    path: '/insurance/under-review/date-missing/:insurance_seq',
    access: 'open',
    footer: 'none',
  },
  insuranceDateMissingByInsuranceSeq: {
    path: '/insurance/date-missing/:insurance_seq',
    access: 'open',
    footer: 'none',
  },
  insuranceByToken: { path: '/insurance/:token', access: 'open', footer: 'none' },
  insuranceByTokenInit: { path: '/insurance/:token/init', access: 'open', footer: 'none' },
  insuranceByTokenDate: { path: '/insurance/:token/date', access: 'open', footer: 'none' },
  insuranceByTokenTerms: { path: '/insurance/:token/terms', access: 'open', footer: 'none' },
  insuranceByTokenAmount: { path: '/insurance/:token/amount', access: 'open', footer: 'none' },
  insuranceByTokenUnderReview: {
    path: '/insurance/:token/under-review',
    access: 'open',
    footer: 'none',
  },
  insuranceByTokenUnderReviewFreeMonth: {
    path: '/insurance/:token/under-review-free-month',
    access: 'open',
    footer: 'none',
  },
  insuranceByTokenUnderReviewDateMissingByInsuranceSeq: {
    path: '/insurance/:token/under-review/date-missing/:insurance_seq',
    access: 'open',
    footer: 'none',
  },
  insuranceByTokenDateMissingByInsuranceSeq: {
    path: '/insurance/:token/date-missing/:insurance_seq',
    access: 'open',
    footer: 'none',
  },
  insuranceABAmountA: { path: '/insurance/a-b/amount-a', access: 'open', footer: 'none' },
  insuranceABAmountB: { path: '/insurance/a-b/amount-b', access: 'open', footer: 'none' },
  insurancePaymentComplete: { path: '/insurance/payment/complete', access: 'open', footer: 'none' },
  insuranceAddressChoose: { path: '/insurance/address/choose', access: 'open', footer: 'none' },
})
