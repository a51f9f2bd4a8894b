import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { readCumulativeAmount, readCustomerTypes } from './read-figures.ts'
import { readMarketing } from './read-marketing.ts'

export const shellArea = serve(calls.shell, {
  analyticsCumulativeAmount: readCumulativeAmount,
  analyticsCustomerType: readCustomerTypes,
  analyticsMarketing: readMarketing,
})
