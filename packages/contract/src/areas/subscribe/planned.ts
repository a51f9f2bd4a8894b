import { plannedTable } from '../../route.ts'

export const subscribePlanned = plannedTable({
  subscribeCredit: { path: '/subscribe/credit', access: 'login', footer: 'subscribe' },
  subscribeOwnerHouseComplete: {
    path: '/subscribe/owner-house-complete',
    access: 'login',
    footer: 'subscribe',
  },
})
