import type { subscribePaymentCard } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'

export const changeWatchCard: Action<typeof subscribePaymentCard> = async () => {
  throw new Fail('watchState')
}
