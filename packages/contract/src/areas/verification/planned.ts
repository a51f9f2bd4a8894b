import { plannedTable } from '../../route.ts'

export const verificationPlanned = plannedTable({
  userVerificationsKcbResultInsuranceBySeqs: {
    path: '/user/verifications/kcb/result/insurance/:seqs',
    access: 'open',
    footer: 'none',
  },
  userVerificationsKcbResultLotte: {
    path: '/user/verifications/kcb/result/lotte',
    access: 'open',
    footer: 'none',
  },
  userVerificationsKcbResultCreditTenantOwnerByEncodedReportSeq: {
    path: '/user/verifications/kcb/result/credit_tenant/owner/:encoded_report_seq',
    access: 'open',
    footer: 'none',
  },
  userVerificationsKcbResultCreditTenantRealtorByEncodedReportSeq: {
    path: '/user/verifications/kcb/result/credit_tenant/realtor/:encoded_report_seq',
    access: 'open',
    footer: 'none',
  },
  userVerificationsKcbResultCreditOwnerByEncodedOwnerAgreementSeq: {
    path: '/user/verifications/kcb/result/credit_owner/:encoded_owner_agreement_seq',
    access: 'open',
    footer: 'none',
  },
  userVerificationsKcbResultCreditGuestTyphoonByEncodedOwnerAgreementSeq: {
    path: '/user/verifications/kcb/result/credit_guest/typhoon/:encoded_owner_agreement_seq',
    access: 'open',
    footer: 'none',
  },
})
