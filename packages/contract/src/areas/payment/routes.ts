import { table } from '../../route.ts'

export const paymentRoutes = table({
  payOrderComplete: {
    path: '/pay-order/complete',
    access: 'login',
    footer: 'none',
    alone: true,
    title: '결제 확인',
    page: 'order/pay-order-complete',
  },
})
