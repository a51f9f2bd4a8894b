import { table } from '../../route.ts'

export const couponRoutes = table({
  couponCheck: { path: '/coupon/check', access: 'login', footer: 'none', title: '쿠폰 확인', page: 'coupon/check' },
  couponCheckB: {
    path: '/coupon/check-b',
    access: 'login',
    footer: 'none',
    desk: true,
    title: '내 쿠폰',
    page: 'coupon/check-b',
  },
  couponCheckC: { path: '/coupon/check-c', access: 'login', footer: 'none', title: '쿠폰', page: 'coupon/check-c' },
})
