import { plannedTable } from '../../route.ts'

export const sherlockPlanned = plannedTable({
  sherlock: { path: '/sherlock', access: 'open', footer: 'none', hideFooter: true, hideSidePanel: true },
  sherlockDashboard: {
    path: '/sherlock/dashboard',
    access: 'open',
    footer: 'none',
    hideFooter: true,
    hideSidePanel: true,
  },
  sherlockDashboardPoint: {
    path: '/sherlock/dashboard/point',
    access: 'login',
    footer: 'none',
    hideFooter: true,
    hideSidePanel: true,
  },
  sherlockDashboardSearch: {
    path: '/sherlock/dashboard/search',
    access: 'login',
    footer: 'none',
    hideFooter: true,
    hideSidePanel: true,
  },
  sherlockDashboardDocument: {
    path: '/sherlock/dashboard/document',
    access: 'login',
    footer: 'none',
    hideFooter: true,
    hideSidePanel: true,
  },
  sherlockDashboardInquiry: {
    path: '/sherlock/dashboard/inquiry',
    access: 'login',
    footer: 'none',
    hideFooter: true,
    hideSidePanel: true,
  },
  sherlockInquiryResultByOwnerPropertyQuerySeq: {
    path: '/sherlock/inquiry/result/:ownerPropertyQuerySeq',
    access: 'login',
    footer: 'none',
    hideFooter: true,
    hideSidePanel: true,
  },
  sherlockInquiryDangerByOwnerPropertyQuerySeq: {
    path: '/sherlock/inquiry/danger/:ownerPropertyQuerySeq',
    access: 'login',
    footer: 'none',
    hideFooter: true,
    hideSidePanel: true,
  },
  sherlockLoginComplete: {
    path: '/sherlock/login/complete',
    access: 'login',
    footer: 'none',
    hideFooter: true,
    hideSidePanel: true,
  },
  sherlockPaymentComplete: {
    path: '/sherlock/payment/complete',
    access: 'login',
    footer: 'none',
    hideFooter: true,
    hideSidePanel: true,
  },
})
