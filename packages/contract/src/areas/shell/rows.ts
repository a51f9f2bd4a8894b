import { rows } from '../../row.ts'

export const shellRows = rows({
  analyticsCumulativeAmount: { method: 'GET', path: '/analytics/cumulative-amount', access: 'open' },
  analyticsCustomerType: { method: 'GET', path: '/analytics/customer-type', access: 'open' },
  analyticsMarketing: { method: 'GET', path: '/analytics/marketing', access: 'open' },
})
