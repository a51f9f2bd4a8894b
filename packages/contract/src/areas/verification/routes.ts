import { table } from '../../route.ts'

export const verificationRoutes = table({
  userVerificationsKcbResult: {
    path: '/user/verifications/kcb/result',
    access: 'open',
    footer: 'none',
    title: '본인확인 뒤 이어가기',
    page: 'verification/result',
  },
  userVerificationsKcbResultNull: {
    path: '/user/verifications/kcb/result/null',
    access: 'open',
    footer: 'none',
    title: '본인확인 결과',
    page: 'verification/result-null',
  },
  userVerificationsKcbResultInsuranceBySeqs: {
    path: '/user/verifications/kcb/result/insurance/:seqs',
    access: 'open',
    footer: 'none',
    planned: true,
  },
  userVerificationsKcbResultLotte: {
    path: '/user/verifications/kcb/result/lotte',
    access: 'open',
    footer: 'none',
    planned: true,
  },
  userVerificationsKcbResultCreditTenantOwnerByEncodedReportSeq: {
    path: '/user/verifications/kcb/result/credit_tenant/owner/:encoded_report_seq',
    access: 'open',
    footer: 'none',
    planned: true,
  },
  userVerificationsKcbResultCreditTenantRealtorByEncodedReportSeq: {
    path: '/user/verifications/kcb/result/credit_tenant/realtor/:encoded_report_seq',
    access: 'open',
    footer: 'none',
    planned: true,
  },
  userVerificationsKcbResultCreditOwnerByEncodedOwnerAgreementSeq: {
    path: '/user/verifications/kcb/result/credit_owner/:encoded_owner_agreement_seq',
    access: 'open',
    footer: 'none',
    planned: true,
  },
  userVerificationsKcbResultCreditGuestTyphoonByEncodedOwnerAgreementSeq: {
    path: '/user/verifications/kcb/result/credit_guest/typhoon/:encoded_owner_agreement_seq',
    access: 'open',
    footer: 'none',
    planned: true,
  },
})
