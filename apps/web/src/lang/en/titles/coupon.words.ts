import type { couponRoutes } from '@jipsalpim/contract/areas/coupon/routes.ts'
import type { TitlesOf } from '@jipsalpim/contract/route.ts'

export const titles = {
  couponCheck: 'Check a coupon',
  couponCheckB: 'My coupons',
  couponCheckC: 'Coupon',
} satisfies TitlesOf<typeof couponRoutes>
