import { table } from '../../route.ts'

export const previewRoutes = table({
  reportPreview: {
    path: '/report-preview',
    access: 'open',
    footer: 'preview',
    wide: 'whole',
    page: 'preview/grades',
  },
  previewLanding: {
    path: '/preview/landing',
    access: 'login',
    footer: 'preview',
    page: 'preview/landing',
  },
  previewRealtorLanding: {
    path: '/preview/realtorLanding',
    access: 'login',
    footer: 'preview',
    page: 'preview/realtor-landing',
  },
  previewReport: {
    path: '/preview/report',
    access: 'open',
    footer: 'preview',
    wide: 'whole',
    page: 'preview/report',
  },
  previewReportManager: {
    path: '/preview/report-manager',
    access: 'open',
    footer: 'preview',
    wide: 'whole',
    page: 'preview/report-manager',
  },
  previewReportBuyManager: {
    path: '/preview/report-buy-manager',
    access: 'open',
    footer: 'preview',
    wide: true,
    page: 'preview/report-buy-manager',
  },
  previewSubscribeManager: {
    path: '/preview/subscribe-manager',
    access: 'open',
    footer: 'preview',
    wide: true,
    page: 'subscribe/preview-manager',
  },
  previewSubscribeReport: {
    path: '/preview/subscribe-report',
    access: 'open',
    footer: 'preview',
    wide: true,
    page: 'subscribe/preview-report',
  },
})
