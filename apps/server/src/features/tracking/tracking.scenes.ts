import type { trackingRows } from '@jipsalpim/contract/areas/tracking/rows.ts'
import { declareScenes } from '../testing/authorisation/scene.ts'

export const trackingScenes = declareScenes<typeof trackingRows>({
  nobodys: {
    'trackingCampaign.nz_campaign': 'the name of a road',
    'trackingCampaign.device': 'a number that the browser made for itself; what hangs on it goes in and never out',
    'trackingEvent.device': 'a number that the browser made for itself; what hangs on it goes in and never out',
    'trackingMatch.device': 'a number that the browser made for itself; what hangs on it goes in and never out',
    'pageView.device': 'a number that the browser made for itself; what hangs on it goes in and never out',
  },
})
