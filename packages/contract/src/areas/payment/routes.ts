import { table } from '../../route.ts'

export const paymentRoutes = table({
  payOrderComplete: {
    path: '/pay-order/complete',
    access: 'login',
    footer: 'none',
    alone: true,
    page: 'order/pay-order-complete',
  },
})
