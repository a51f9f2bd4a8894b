import type { subscribePaymentDate } from '@jipsalpim/contract/areas/subscribe/calls.ts'
import { Fail, type Action } from '../../../kernel/serve.ts'

export const changeChargeDay: Action<typeof subscribePaymentDate> = async () => {
  throw new Fail('watchState')
}
