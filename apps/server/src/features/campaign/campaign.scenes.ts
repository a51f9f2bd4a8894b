import type { campaignRows } from '@jipsalpim/contract/areas/campaign/rows.ts'
import { declareScenes } from '../testing/authorisation/scene.ts'

export const campaignScenes = declareScenes<typeof campaignRows>({
  nobodys: {
    'campaignList.campaign': 'public campaigns',
    'campaignSignup.nz_campaign': 'where the caller came from, kept at his own number',
    'campaignStatus.campaign': 'public campaigns; the standing is the caller’s own',
  },
})
