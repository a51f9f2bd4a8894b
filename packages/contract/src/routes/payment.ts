import { table } from './row.ts'

export const paymentRoutes = table({
  payOrderComplete: { path: '/pay-order/complete', access: 'login', footer: 'none', planned: true },
})
