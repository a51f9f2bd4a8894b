import { rows } from '../../row.ts'

export const campaignRows = rows({
  campaignList: { method: 'GET', path: '/order-campaign', access: 'open' },
  campaignSignup: {
    method: 'POST',
    path: '/user/signup/campaign',
    access: 'user',
    touches: ['campaign', 'coupon', 'order', 'payOrder'],
  },
  campaignStatus: { method: 'GET', path: '/user/campaign/status', access: 'user' },
})
