import { table } from './row.ts'

export const sherlockRoutes = table({
  sherlock: { path: '/sherlock', access: 'open', footer: 'none', hideFooter: true, hideSidePanel: true, planned: true },
  sherlockDashboard: { path: '/sherlock/dashboard', access: 'open', footer: 'none', hideFooter: true, hideSidePanel: true, planned: true },
  sherlockDashboardPoint: { path: '/sherlock/dashboard/point', access: 'login', footer: 'none', hideFooter: true, hideSidePanel: true, planned: true },
  sherlockDashboardSearch: { path: '/sherlock/dashboard/search', access: 'login', footer: 'none', hideFooter: true, hideSidePanel: true, planned: true },
  sherlockDashboardDocument: { path: '/sherlock/dashboard/document', access: 'login', footer: 'none', hideFooter: true, hideSidePanel: true, planned: true },
  sherlockDashboardInquiry: { path: '/sherlock/dashboard/inquiry', access: 'login', footer: 'none', hideFooter: true, hideSidePanel: true, planned: true },
  sherlockInquiryResultByOwnerPropertyQuerySeq: { path: '/sherlock/inquiry/result/:ownerPropertyQuerySeq', access: 'login', footer: 'none', hideFooter: true, hideSidePanel: true, planned: true },
  sherlockInquiryDangerByOwnerPropertyQuerySeq: { path: '/sherlock/inquiry/danger/:ownerPropertyQuerySeq', access: 'login', footer: 'none', hideFooter: true, hideSidePanel: true, planned: true },
  sherlockLoginComplete: { path: '/sherlock/login/complete', access: 'login', footer: 'none', hideFooter: true, hideSidePanel: true, planned: true },
  sherlockPaymentComplete: { path: '/sherlock/payment/complete', access: 'login', footer: 'none', hideFooter: true, hideSidePanel: true, planned: true },
})
