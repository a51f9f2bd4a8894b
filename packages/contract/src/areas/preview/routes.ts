import { table } from '../../route.ts'

export const previewRoutes = table({
  reportPreview: { path: '/report-preview', access: 'open', footer: 'preview', planned: true },
  previewLanding: { path: '/preview/landing', access: 'login', footer: 'preview', planned: true },
  previewRealtorLanding: { path: '/preview/realtorLanding', access: 'login', footer: 'preview', planned: true },
  previewReport: { path: '/preview/report', access: 'open', footer: 'preview', planned: true },
  previewReportManager: { path: '/preview/report-manager', access: 'open', footer: 'preview', planned: true },
  previewReportBuyManager: { path: '/preview/report-buy-manager', access: 'open', footer: 'preview', planned: true },
  previewSubscribeManager: { path: '/preview/subscribe-manager', access: 'open', footer: 'preview', planned: true },
  previewSubscribeReport: { path: '/preview/subscribe-report', access: 'open', footer: 'preview', planned: true },
})
