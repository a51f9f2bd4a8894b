import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../http/serve.ts'
import { completeFreeAtPayple } from '../order/complete-free.ts'
import { changeCard } from './change-card.ts'
import { registerBillingKey } from './register-card.ts'
import { readPaypleInfo, readPaypleInfoOrder } from './payple-info.ts'
import { readPortoneInfo } from './portone-info.ts'

export const paymentArea = serve(calls.payment, {
  portoneInfo: readPortoneInfo,
  portoneBillingKey: registerBillingKey,
  portoneCardChange: changeCard,
  paypleInfo: readPaypleInfo,
  paypleInfoOrder: readPaypleInfoOrder,
  paypleCompleteFree: completeFreeAtPayple,
})
