import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { matchDevice } from './match-device.ts'
import { readUsage } from './read-usage.ts'
import { trackCampaign } from './track-campaign.ts'
import { trackEvent } from './track-event.ts'
import { viewPages } from './view-pages.ts'

export const trackingArea = serve(calls.tracking, {
  trackingCampaign: trackCampaign,
  trackingEvent: trackEvent,
  trackingMatch: matchDevice,
  pageView: viewPages,
  operatorUsage: readUsage,
})
