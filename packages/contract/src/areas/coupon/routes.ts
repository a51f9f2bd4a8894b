import { table } from '../../route.ts'

export const couponRoutes = table({
  couponCheck: { path: '/coupon/check', access: 'login', footer: 'none', page: 'coupon/check' },
  couponCheckB: {
    path: '/coupon/check-b',
    access: 'login',
    footer: 'none',
    wide: true,
    page: 'coupon/check-b',
  },
  couponCheckC: { path: '/coupon/check-c', access: 'login', footer: 'none', page: 'coupon/check-c' },
})
