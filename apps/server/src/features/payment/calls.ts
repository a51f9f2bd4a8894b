import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { changeCard } from './change-card.ts'
import { endCard } from './end-card.ts'
import { listCards } from './list-cards.ts'
import { registerBillingKey } from './register-card.ts'
import { readPaypleInfo, readPaypleInfoOrder } from './payple-info.ts'
import { readPortoneInfo } from './portone-info.ts'

export const paymentArea = serve(calls.payment, {
  portoneInfo: readPortoneInfo,
  portoneBillingKey: registerBillingKey,
  portoneCardChange: changeCard,
  portoneCardEnd: endCard,
  subscribePaymentCards: listCards,
  paypleInfo: readPaypleInfo,
  paypleInfoOrder: readPaypleInfoOrder,
  paypleCompleteFree: (ctx, input, user) => ctx.hooks.payables.completeFree(ctx, input, user),
})
