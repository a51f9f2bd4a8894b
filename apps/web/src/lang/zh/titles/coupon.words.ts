import type { couponRoutes } from '@jipsalpim/contract/areas/coupon/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  couponCheck: '确认优惠券',
  couponCheckB: '我的优惠券',
  couponCheckC: '优惠券',
} satisfies TitlesOf<typeof couponRoutes>
