import { rows } from '../../row.ts'

export const trackingRows = rows({
  trackingCampaign: { method: 'POST', path: '/tracking/campaign', access: 'open' },
  trackingEvent: { method: 'POST', path: '/tracking', access: 'open' },
  trackingMatch: { method: 'POST', path: '/tracking/match', access: 'open' },
  pageView: { method: 'POST', path: '/page-view', access: 'open' },
  // Ours: the counts, for the back office.
  operatorUsage: { method: 'GET', path: '/operator/usage', access: 'operator' },
})
