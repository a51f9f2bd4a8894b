import type { subscribeRoutes } from '@jipsalpim/contract/areas/subscribe/routes.ts'
import { declareStates } from './state.ts'

export const subscribeStates = declareStates<typeof subscribeRoutes>({
  subscribeInvite: [{}, { who: 'owner' }],
  subscribeInviteLanding: [{}, { query: () => 'code=AB23CD45' }],
  subscribeInviteCode: [{ leads: 'subscribeInviteLogin' }, { who: 'owner' }],
  subscribeCardChange: [{ who: 'owner' }, { who: 'new' }],
  subscribeCardChangeComplete: [
    { who: 'owner' },
    { who: 'owner', query: () => 'uids=1&player=2', holds: '**/api/v1/portone/payment/billingkey' },
    { who: 'owner', query: () => 'uids=1&player=999999' },
  ],
})
