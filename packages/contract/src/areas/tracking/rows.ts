import { rows } from '../../row.ts'

export const trackingRows = rows({
  trackingCampaign: { method: 'POST', path: '/tracking/campaign', access: 'open', touches: ['tracking'] },
  trackingEvent: { method: 'POST', path: '/tracking', access: 'open', touches: ['tracking'] },
  trackingMatch: { method: 'POST', path: '/tracking/match', access: 'open', touches: [] },
  pageView: { method: 'POST', path: '/page-view', access: 'open', touches: ['tracking'] },
  // Ours: the counts, for the back office.
  operatorUsage: { method: 'GET', path: '/operator/usage', access: 'operator' },
})
