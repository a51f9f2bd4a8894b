import type { ticketRoutes } from '@jipsalpim/contract/areas/ticket/routes.ts'
import { declareStates, paid } from './state.ts'

export const ticketStates = declareStates<typeof ticketRoutes>({
  ticketPriceComplete: [
    { who: 'owner', query: paid, holds: '**/api/v1/order-ticket-payment' },
    { who: 'owner', query: paid },
    { who: 'owner' },
  ],
})
