import { table } from './row.ts'

export const couponRoutes = table({
  couponCheck: { path: '/coupon/check', access: 'login', footer: 'none', planned: true },
  couponCheckB: { path: '/coupon/check-b', access: 'login', footer: 'none', planned: true },
  couponCheckC: { path: '/coupon/check-c', access: 'login', footer: 'none', planned: true },
})
