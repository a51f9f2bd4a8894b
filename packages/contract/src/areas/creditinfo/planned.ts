import { plannedTable } from '../../route.ts'

export const creditinfoPlanned = plannedTable({
  creditinfo: { path: '/creditinfo', access: 'open', footer: 'none' },
  creditinfoAgreement: { path: '/creditinfo/agreement', access: 'open', footer: 'none' },
  creditinfoRequestowner: { path: '/creditinfo/requestowner', access: 'open', footer: 'none' },
  creditinfoIdentifyAuth: { path: '/creditinfo/identify-auth', access: 'open', footer: 'none' },
  creditinfoSendrequest: { path: '/creditinfo/sendrequest', access: 'open', footer: 'none' },
  creditinfoWaitingOwner: { path: '/creditinfo/waiting-owner', access: 'open', footer: 'none' },
  creditinfoLessorAuth: { path: '/creditinfo/lessor-auth', access: 'open', footer: 'none' },
  creditinfoRealtorAuth: { path: '/creditinfo/realtor-auth', access: 'open', footer: 'none' },
  creditinfoLessorAuthStep: { path: '/creditinfo/lessor-auth-step', access: 'open', footer: 'none' },
  creditinfoReport: { path: '/creditinfo/report', access: 'open', footer: 'none' },
  creditinfoBridgeLessorReport: {
    path: '/creditinfo/bridge-lessor-report',
    access: 'open',
    footer: 'none',
  },
  creditinfoError: { path: '/creditinfo/error', access: 'open', footer: 'none' },
  creditinfoWaitingLessor: { path: '/creditinfo/waiting-lessor', access: 'open', footer: 'none' },
  creditinfoRequestRealtor: { path: '/creditinfo/request-realtor', access: 'open', footer: 'none' },
  creditinfoRealtorKakao: { path: '/creditinfo/realtor-kakao', access: 'open', footer: 'none' },
  creditinfoRealtorLogin: { path: '/creditinfo/realtor-login', access: 'open', footer: 'none' },
  creditinfoWaitingRealtor: { path: '/creditinfo/waiting-realtor', access: 'open', footer: 'none' },
  creditinfoSendtalkRealtor: { path: '/creditinfo/sendtalk-realtor', access: 'open', footer: 'none' },
  creditinfoRealtorSendLessor: {
    path: '/creditinfo/realtor-send-lessor',
    access: 'open',
    footer: 'none',
  },
  creditinfoRealtorLoginCheck: {
    path: '/creditinfo/realtor-login-check',
    access: 'open',
    footer: 'none',
  },
  creditinfoSciMy: { path: '/creditinfo/sci/my', access: 'open', footer: 'none' },
})
