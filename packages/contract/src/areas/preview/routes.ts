import { table } from '../../route.ts'

export const previewRoutes = table({
  reportPreview: {
    path: '/report-preview',
    access: 'open',
    footer: 'preview',
    desk: 'whole',
    title: '견본 보고서',
    page: 'preview/grades',
  },
  previewLanding: {
    path: '/preview/landing',
    access: 'login',
    footer: 'preview',
    title: '견본 고르기',
    page: 'preview/landing',
  },
  previewRealtorLanding: {
    path: '/preview/realtorLanding',
    access: 'login',
    footer: 'preview',
    title: '중개사가 받는 것',
    page: 'preview/realtor-landing',
  },
  previewReport: {
    path: '/preview/report',
    access: 'open',
    footer: 'preview',
    desk: 'whole',
    title: '견본 보고서 미리보기',
    page: 'preview/report',
  },
  previewReportManager: {
    path: '/preview/report-manager',
    access: 'open',
    footer: 'preview',
    desk: 'whole',
    title: '보고서 미리보기',
    page: 'preview/report-manager',
  },
  previewReportBuyManager: {
    path: '/preview/report-buy-manager',
    access: 'open',
    footer: 'preview',
    desk: true,
    title: '살 수 있는 것 미리보기',
    page: 'preview/report-buy-manager',
  },
  previewSubscribeManager: { path: '/preview/subscribe-manager', access: 'open', footer: 'preview', planned: true },
  previewSubscribeReport: { path: '/preview/subscribe-report', access: 'open', footer: 'preview', planned: true },
})
