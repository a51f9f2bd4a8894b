import type { subscribePaymentCards } from '@jipsalpim/contract/areas/payment/calls.ts'
import type { Action } from '../../../kernel/serve.ts'
import { cardsOf } from './card-queries.ts'
import { presentCard } from './register-card.ts'

export const listCards: Action<typeof subscribePaymentCards> = async (ctx, _, user) => ({
  cards: (await cardsOf(ctx.db, user.seq)).map(presentCard),
})
