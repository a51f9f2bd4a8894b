import { plannedTable } from '../../route.ts'

export const creditPlanned = plannedTable({
  creditIndiv: { path: '/credit/indiv', access: 'open', footer: 'none' },
  creditIndivRequest: { path: '/credit/indiv/request', access: 'open', footer: 'none' },
  creditIndivRequestEntry: { path: '/credit/indiv/request/entry', access: 'open', footer: 'none' },
  creditIndivRequestAsk: { path: '/credit/indiv/request/ask', access: 'open', footer: 'none' },
  creditIndivRequestVerifyTenant: {
    path: '/credit/indiv/request/verify/tenant',
    access: 'open',
    footer: 'none',
  },
  creditIndivRequestVerifiedTenant: {
    path: '/credit/indiv/request/verified/tenant',
    access: 'open',
    footer: 'none',
  },
  creditIndivRequestTyphoonAsk: {
    path: '/credit/indiv/request/typhoon/ask',
    access: 'open',
    footer: 'none',
  },
  creditIndivRequestTyphoonVerifyGuest: {
    path: '/credit/indiv/request/typhoon/verify/guest',
    access: 'open',
    footer: 'none',
  },
  creditIndivRequestSendEntry: {
    path: '/credit/indiv/request/send/entry',
    access: 'open',
    footer: 'none',
  },
  creditIndivRequestSendOwner: {
    path: '/credit/indiv/request/send/owner',
    access: 'open',
    footer: 'none',
  },
  creditIndivRequestSendRealtor: {
    path: '/credit/indiv/request/send/realtor',
    access: 'open',
    footer: 'none',
  },
  creditIndivRequestSendComplete: {
    path: '/credit/indiv/request/send/complete',
    access: 'open',
    footer: 'none',
  },
  creditIndivAgreeRealtor: { path: '/credit/indiv/agree/realtor', access: 'open', footer: 'none' },
  creditIndivAgreeRealtorComplete: {
    path: '/credit/indiv/agree/realtor/complete',
    access: 'open',
    footer: 'none',
  },
  creditIndivAgreeOwner: { path: '/credit/indiv/agree/owner', access: 'open', footer: 'none' },
  creditIndivAgreeOwnerLogin: {
    path: '/credit/indiv/agree/owner/login',
    access: 'open',
    footer: 'none',
  },
  creditIndivList: { path: '/credit/indiv/list', access: 'open', footer: 'none' },
  creditIndivListChoose: { path: '/credit/indiv/list/choose', access: 'open', footer: 'none' },
  creditIndivResult: { path: '/credit/indiv/result', access: 'open', footer: 'none' },
  creditIndivResultList: { path: '/credit/indiv/result/list', access: 'open', footer: 'none' },
  creditIndivResultView: { path: '/credit/indiv/result/view', access: 'open', footer: 'none' },
  creditIndivResultViewOwner: {
    path: '/credit/indiv/result/view/owner',
    access: 'open',
    footer: 'none',
  },
  creditIndivResultViewTyphoonGuest: {
    path: '/credit/indiv/result/view/typhoon/guest',
    access: 'open',
    footer: 'none',
  },
  creditIndivAgreeOwnerVerify: {
    path: '/credit/indiv/agree/owner/verify',
    access: 'login',
    guard: '/credit/indiv/agree/owner/login?oa={value}',
    footer: 'none',
  },
  creditIndivAgreeOwnerVerified: {
    path: '/credit/indiv/agree/owner/verified',
    access: 'login',
    guard: '/credit/indiv/agree/owner/login?oa={value}',
    footer: 'none',
  },
})
