import { plannedTable } from '../../route.ts'

export const subscribePlanned = plannedTable({
  subscribeOwnerHouseComplete: {
    path: '/subscribe/owner-house-complete',
    access: 'login',
    footer: 'subscribe',
  },
})
