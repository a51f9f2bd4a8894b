import type { paymentRoutes } from '@jipsalpim/contract/areas/payment/routes.ts'
import { declareStates, paid } from './state.ts'

export const paymentStates = declareStates<typeof paymentRoutes>({
  payOrderComplete: [{ who: 'owner', query: paid }, { who: 'owner' }],
})
