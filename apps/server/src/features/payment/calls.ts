import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../http/serve.ts'
import { readPaypleInfo, readPaypleInfoOrder } from './payple-info.ts'
import { readPortoneInfo } from './portone-info.ts'

export const paymentArea = serve(calls.payment, {
  portoneInfo: readPortoneInfo,
  paypleInfo: readPaypleInfo,
  paypleInfoOrder: readPaypleInfoOrder,
})
