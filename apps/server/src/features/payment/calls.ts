import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { changeCard } from './card/change-card.ts'
import { endCard } from './card/end-card.ts'
import { listCards } from './card/list-cards.ts'
import { registerBillingKey } from './card/register-card.ts'
import { readPaypleInfo, readPaypleInfoOrder } from './opening/payple-info.ts'
import { readPortoneInfo } from './opening/portone-info.ts'

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
