import type { campaignRoutes } from '@jipsalpim/contract/areas/campaign/routes.ts'
import { declareStates } from './state.ts'

export const campaignStates = declareStates<typeof campaignRoutes>({
  campaignSeoul: [{}, { who: 'owner' }],
})
